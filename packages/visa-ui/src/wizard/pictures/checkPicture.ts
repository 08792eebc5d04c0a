import type { PictureDoubt } from './judge';
import type { PictureLook, PictureQuestion } from './look';
import { isSlowLink, SMALL_FILE_BYTES } from './shrink';

/** Nobody waits longer for a judgement, in ms; making a picture smaller for a slow link may take some more. [UPL-10] */
export const CHECK_MS = 1000;
const SHRINK_MS = 4000;

/** What is known of a chosen picture before it is sent. */
export interface CheckedPicture {
	readonly doubts: readonly PictureDoubt[];
	/** What is sent: the file itself, or a smaller picture of the same. */
	readonly file: File;
}

/** Judges a picture in a worker, and makes it smaller where the link is slow. Whatever fails: it goes as it is. [UPL-10] */
export async function checkPicture(
	file: File,
	signal: AbortSignal,
	waits = { check: CHECK_MS, shrink: SHRINK_MS },
): Promise<CheckedPicture> {
	const { connection } = navigator as { connection?: { effectiveType?: string; saveData?: boolean } };
	const isToShrink = isSlowLink(connection) && file.size > SMALL_FILE_BYTES;
	const seen = await ask(
		{ file, isToShrink },
		AbortSignal.any([signal, AbortSignal.timeout(isToShrink ? waits.shrink : waits.check)]),
	);
	const smaller = seen?.smaller;
	const name = file.name.replace(/\.\w+$/, '.jpg');
	return {
		doubts: seen?.doubts ?? [],
		file: smaller ? new File([smaller], name, { type: smaller.type }) : file,
	};
}

/** @returns null when there is no answer in time */
function ask(question: PictureQuestion, signal: AbortSignal): Promise<PictureLook | null> {
	if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return Promise.resolve(null);
	return new Promise((done) => {
		const worker = new Worker(new URL('./pictureWorker.ts', import.meta.url), { type: 'module' });
		const end = (seen: PictureLook | null) => {
			worker.terminate();
			done(seen);
		};
		worker.addEventListener('message', ({ data }: MessageEvent<PictureLook | null>) => end(data));
		worker.addEventListener('error', () => end(null));
		signal.addEventListener('abort', () => end(null));
		worker.postMessage(question);
	});
}
