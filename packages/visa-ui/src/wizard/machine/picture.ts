import { toProblem } from './problem';
import type { PictureSending, TravellerPicture, WizardEvent } from './types';

/** The events of one image on its way to the server. */
export const pictureEvents = [
	'CHOOSE_FILE',
	'REFUSE_FILE',
	'USE_ANYWAY',
	'CANCEL_UPLOAD',
	'RETRY_UPLOAD',
	'REMOVE_DOCUMENT',
	'PICTURE_CHECKED',
	'UPLOAD_PROGRESS',
	'UPLOAD_DONE',
	'UPLOAD_REFUSED',
	'UPLOAD_FAILED',
] as const;
/** An event of an image. */
export type PictureEvent = Extract<WizardEvent, { type: (typeof pictureEvents)[number] }>;

/** An empty place for an image. */
export const noPicture = (id: number): TravellerPicture => ({ id, document: null, sending: null });

/** Whether a chosen file may still arrive: a page that is closed loses it. Of one that failed the traveller knows. */
export const isOnItsWay = ({ sending }: TravellerPicture): boolean =>
	sending !== null && sending.status !== 'refused' && sending.status !== 'failed';

/** Whether sending it again may help: not if the server has refused the file itself, for example as damaged. [UPL-04] */
export const canRetry = (sending: PictureSending | null): boolean =>
	sending?.status === 'failed' && sending.problem.code !== 'UPLOAD_REFUSED';

/** The image after an event; the same object if the event doesn't concern it. [UPL-03] [UPL-07] [UPL-10] */
export function pictureAfter(picture: TravellerPicture, event: PictureEvent): TravellerPicture {
	const { sending } = picture;
	const sent = (next: PictureSending | null) => ({ ...picture, sending: next });
	switch (event.type) {
		case 'CHOOSE_FILE':
			return sent({ status: 'checking', file: event.file, previewUrl: event.previewUrl ?? null });
		case 'REFUSE_FILE':
			// Beside a file that can't be sent, the next one's fault would read as its own.
			if (sending?.status === 'failed' && !canRetry(sending)) return sent({ status: 'refused', fault: event.fault });
			if (sending && sending.status !== 'refused') return sent({ ...sending, refused: event.fault });
			return sent({ status: 'refused', fault: event.fault });
		case 'UPLOAD_REFUSED':
			return sent({ status: 'refused', fault: event.fault });
		case 'CANCEL_UPLOAD':
			return sent(null);
		case 'REMOVE_DOCUMENT':
			return noPicture(picture.id);
		case 'USE_ANYWAY':
		case 'RETRY_UPLOAD': {
			if (sending?.status !== (event.type === 'USE_ANYWAY' ? 'doubtful' : 'failed')) return picture;
			return sent({ status: 'uploading', file: sending.file, previewUrl: sending.previewUrl, progress: 0 });
		}
		case 'PICTURE_CHECKED': {
			if (sending?.status !== 'checking') return picture;
			const { file, doubts } = event;
			return sent(
				doubts.length > 0
					? { ...sending, status: 'doubtful', file, doubts }
					: { ...sending, status: 'uploading', file, progress: 0 },
			);
		}
	}
	if (sending?.status !== 'uploading') return picture;
	const { file, previewUrl, refused } = sending;
	switch (event.type) {
		case 'UPLOAD_PROGRESS':
			return sent({ ...sending, progress: event.fraction });
		case 'UPLOAD_DONE':
			return {
				...picture,
				document: { url: event.url, name: file.name, size: file.size, previewUrl },
				sending: refused ? { status: 'refused', fault: refused } : null,
			};
		case 'UPLOAD_FAILED':
			return sent({ status: 'failed', file, previewUrl, problem: toProblem(event.error) });
	}
}

/** What to do about an image after an event. */
export type PictureWork =
	/** `isLookedAt`: the traveller has seen the warnings, or there were none. */
	{ readonly do: 'send'; readonly file: File; readonly isLookedAt: boolean } | { readonly do: 'stop' } | null;

/** Whether a file is sent, or the current upload is stopped; null: whatever is in progress continues. */
export function workAfter({ sending }: TravellerPicture, event: PictureEvent): PictureWork {
	switch (event.type) {
		case 'CHOOSE_FILE':
			return { do: 'send', file: event.file, isLookedAt: false };
		case 'USE_ANYWAY':
			return sending?.status === 'doubtful' ? { do: 'send', file: sending.file, isLookedAt: true } : null;
		case 'RETRY_UPLOAD':
			return sending?.status === 'failed' ? { do: 'send', file: sending.file, isLookedAt: true } : null;
		case 'CANCEL_UPLOAD':
		case 'REMOVE_DOCUMENT':
			return { do: 'stop' };
		default:
			return null;
	}
}
