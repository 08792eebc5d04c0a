/** How long it waits for what was pressed to go: two seconds where a frame is drawn in time, longer on a slower device. */
const PATIENCE_FRAMES = 120;

/**
 * After something was done whose button disappears with it: moves focus on once that and the dialog over the page have gone,
 * unless its reader has gone elsewhere. When they go is React's affair, and on a slow device not the next frame.
 * @param find where focus continues, asked only then
 * @param how e.g. without scrolling there
 */
export function keepFocus(find: () => HTMLElement | null | undefined, how?: FocusOptions): void {
	const had = document.activeElement;
	let frames = PATIENCE_FRAMES;
	const look = () => {
		const now = document.activeElement;
		// Whoever leaves it for the blank page isn't called back.
		const isGone = !had || had === document.body || !had.getClientRects().length || had.matches(':disabled');
		if (document.querySelector('[role="alertdialog"]')) requestAnimationFrame(look);
		else if (now === document.body) {
			if (isGone) find()?.focus(how);
		} else if (now === had && frames-- > 0) requestAnimationFrame(look);
	};
	requestAnimationFrame(look);
}
