/** Determined once: whether the browser itself positions top layer elements beside a control. */
let isAble: boolean | undefined;

/**
 * Shows an element in the browser's top layer, where no dialog and no scroll container clips it. A browser that couldn't
 * position it there, or has no top layer, leaves it in its place in the page.
 * @returns a function that reverts this
 */
export function inTopLayer(element: HTMLElement): (() => void) | undefined {
	isAble ??= typeof element.showPopover === 'function' && globalThis.CSS?.supports('anchor-scope: all');
	if (!isAble || !element.isConnected) return undefined;
	element.popover = 'manual';
	element.showPopover();
	return () => {
		element.hidePopover();
		element.popover = null;
	};
}
