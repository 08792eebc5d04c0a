/** Long enough for the page to be painted where a browser can't tell when it is idle. In ms. */
const SOON = 300;

/**
 * When the browser has nothing else to do, after two seconds at the latest.
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
