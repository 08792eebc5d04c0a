/** Where nothing is painted, as in a hidden window, nobody waits longer. In ms. */
const LONGEST_FRAME = 100;

/**
 * Resolves once what is on the screen now has been painted: what a press sets going beside its answer waits for it, so
 * that the answer is seen first. At once where there is no screen.
 */
export function afterPaint(): Promise<void> {
	if (typeof requestAnimationFrame !== 'function') return Promise.resolve();
	return new Promise((resolve) => {
		requestAnimationFrame(() => setTimeout(resolve));
		setTimeout(resolve, LONGEST_FRAME);
	});
}
