import { type RefObject, useLayoutEffect } from 'react';

/** Determined once: whether the browser itself positions top layer elements beside a control. */
let isAble: boolean | undefined;

/**
 * Shows an element in the browser's top layer, where no dialog and no scroll container clips it. A browser that couldn't
 * position it there, or has no top layer, leaves it in its place in the page.
 * @returns a function that reverts this
 */
function inTopLayer(element: HTMLElement): (() => void) | undefined {
	isAble ??= typeof element.showPopover === 'function' && globalThis.CSS?.supports('anchor-scope: all');
	if (!isAble || !element.isConnected) return undefined;
	element.popover = 'manual';
	element.showPopover();
	return () => {
		element.hidePopover();
		element.popover = null;
	};
}

/** Shows an element in the top layer as long as it is open: see {@link inTopLayer}. */
export function useTopLayer(isOpen: boolean, layer: RefObject<HTMLElement | null>): void {
	useLayoutEffect(() => {
		if (isOpen && layer.current) return inTopLayer(layer.current);
		return undefined;
	}, [isOpen, layer]);
}
