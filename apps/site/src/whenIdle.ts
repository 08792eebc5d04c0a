/** Long enough for the page to be painted if a browser can't tell when it is idle, in ms. */
const SOON = 300;

/**
 * Runs when the browser is idle, after two seconds at the latest.
 * @returns stops it
 */
export function whenIdle(act: () => unknown): () => void {
	if (typeof requestIdleCallback !== 'function') {
		const handle = setTimeout(act, SOON);
		return () => clearTimeout(handle);
	}
	const handle = requestIdleCallback(act, { timeout: 2000 });
	return () => cancelIdleCallback(handle);
}
