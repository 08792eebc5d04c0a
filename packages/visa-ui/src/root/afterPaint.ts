/** If nothing is painted, as in a hidden window, nobody waits longer than this, in ms. */
const LONGEST_FRAME = 100;

/**
 * Resolves once the current state has been painted: what a press triggers besides its feedback waits for it, so that the
 * feedback is seen first. Immediately if there is no screen.
 */
export function afterPaint(): Promise<void> {
	if (typeof requestAnimationFrame !== 'function') return Promise.resolve();
	return new Promise((resolve) => {
		requestAnimationFrame(() => setTimeout(resolve));
		setTimeout(resolve, LONGEST_FRAME);
	});
}
