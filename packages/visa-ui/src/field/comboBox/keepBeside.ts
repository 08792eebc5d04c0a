/** Pixels to the control, and to the window's edge. */
const [GAP, EDGE] = [4, 12];
/** As tall as it gets: six rows. */
const MOST = 264;

/** Shows a list in the browser's top layer, below its control or above where there is more room. @returns hides it */
export function keepBeside(list: HTMLElement, anchor: HTMLElement): () => void {
	function place() {
		const { left, top, bottom, width } = anchor.getBoundingClientRect();
		const [above, below] = [top - EDGE, window.innerHeight - bottom - EDGE];
		const isBelow = below >= Math.min(list.scrollHeight, MOST) || below >= above;
		Object.assign(list.style, {
			left: `${left}px`,
			width: `${width}px`,
			top: isBelow ? `${bottom + GAP}px` : 'auto',
			bottom: isBelow ? 'auto' : `${window.innerHeight - top + GAP}px`,
			maxHeight: `min(16.5rem, ${isBelow ? below : above}px)`,
		});
	}
	const end = new AbortController();
	list.showPopover?.();
	place();
	window.addEventListener('scroll', place, { capture: true, passive: true, signal: end.signal });
	window.addEventListener('resize', place, { signal: end.signal });
	return () => {
		end.abort();
		list.hidePopover?.();
	};
}
