import { whenIdle } from '../whenIdle';
import { endStalled } from './stalled';

let tell: () => void = () => {};
const alive = new Promise<void>((resolve) => {
	tell = resolve;
});

/** The page responds to input: for measurements, and for what waits until then. */
export function markAlive(): void {
	performance.mark('viza-alive');
	endStalled();
	tell();
}

/**
 * Runs once the page is interactive and the browser idle: an idle moment before that belongs to the page, which is
 * waiting for its files.
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
