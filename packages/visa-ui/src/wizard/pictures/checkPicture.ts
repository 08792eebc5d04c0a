import type { PictureDoubt } from './judge';
import type { PictureLook, PictureQuestion } from './look';
import { isSlowLink, SMALL_FILE_BYTES } from './shrink';

/** The maximum time for checking an image, in ms; shrinking it for a slow connection may take longer. [UPL-10] */
export const CHECK_MS = 1000;
const SHRINK_MS = 4000;

/** What is known of a selected image before it is uploaded. */
export interface CheckedPicture {
	readonly doubts: readonly PictureDoubt[];
	/** What is uploaded: the file itself, or a smaller version. */
	readonly file: File;
}

/**
 * Checks an image in a worker, and shrinks it if the connection is slow. If anything fails, it is uploaded as it is.
 * [UPL-10]
 */
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

/** @returns null if there is no answer in time */
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
