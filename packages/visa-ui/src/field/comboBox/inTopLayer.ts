/** Asked once for all: the browser itself keeps what is in its top layer beside a control. */
let isAble: boolean | undefined;

/**
 * Shows an element in the browser's top layer, where no dialog and no scrolling box cuts it. A browser that could not keep
 * it beside its control there, or has no such layer, leaves it where it stands in the page.
 * @returns takes it back
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
