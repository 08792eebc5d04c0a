import type { PictureFindings, PictureQuestion } from './inspect';
import type { PictureDoubt } from './judge';
import { isSlowLink, SMALL_FILE_BYTES } from './shrink';

/** The maximum time for checking an image, in ms; shrinking it for a slow connection may take longer. [UPL-10] */
const CHECK_MS = 1000;
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

/** A worker that has loaded its script, or is loading it, and has nothing to do. */
let spare: Worker | null = null;
/** How many wait for a picture. */
let waiting = 0;

const canAsk = () => typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined';

function start(): Worker {
	const worker = new Worker(new URL('./pictureWorker.ts', import.meta.url), { type: 'module' });
	worker.addEventListener('error', () => {
		if (spare === worker) spare = null;
	});
	return worker;
}

/**
 * Starts the worker while a picture is being chosen: on a cheap phone or a slow line, its script would take much of the
 * time that the check has. [UPL-10]
 * @param signal aborts when no picture is expected any more
 */
export function awaitPicture(signal: AbortSignal): void {
	if (signal.aborted || !canAsk()) return;
	waiting += 1;
	spare ??= start();
	const end = () => {
		waiting -= 1;
		// A step that begins anew still expects one.
		setTimeout(() => {
			if (waiting > 0) return;
			spare?.terminate();
			spare = null;
		});
	};
	signal.addEventListener('abort', end, { once: true });
}

/** @returns null if there is no answer in time */
function ask(question: PictureQuestion, signal: AbortSignal): Promise<PictureFindings | null> {
	if (!canAsk()) return Promise.resolve(null);
	return new Promise((done) => {
		const worker = spare ?? start();
		spare = null;
		const heard = new AbortController();
		const end = (seen: PictureFindings | null, isIdle = false) => {
			heard.abort();
			if (isIdle && waiting > 0 && !spare) spare = worker;
			else worker.terminate();
			done(seen);
		};
		worker.addEventListener('message', ({ data }: MessageEvent<PictureFindings | null>) => end(data, true), heard);
		worker.addEventListener('error', () => end(null), heard);
		signal.addEventListener('abort', () => end(null), heard);
		worker.postMessage(question);
	});
}
