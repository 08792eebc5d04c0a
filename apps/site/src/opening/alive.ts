import { whenIdle } from '../whenIdle';

let tell: () => void = () => {};
const alive = new Promise<void>((resolve) => {
	tell = resolve;
});

/** The page hears what is pressed: for whoever measures, and for what waits until then. */
export function markAlive(): void {
	performance.mark('viza-alive');
	tell();
}

/**
 * When the page is alive and the browser has nothing else to do: a moment without work that comes before is the page's own,
 * which waits for its files.
 * @returns stops it
 */
export function whenAtRest(act: () => unknown): () => void {
	let stop: (() => void) | undefined;
	let isStopped = false;
	void alive.then(() => {
		if (!isStopped) stop = whenIdle(act);
	});
	return () => {
		isStopped = true;
		stop?.();
	};
}
