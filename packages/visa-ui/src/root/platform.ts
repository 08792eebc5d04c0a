const nothing = () => undefined;
const unmatched = { matches: false, addEventListener: nothing, removeEventListener: nothing };

/** A media query of a window; nothing matches without a screen, as in jsdom. */
export const mediaQuery = (
	query: string,
	view: Partial<Pick<Window, 'matchMedia'>> = globalThis,
): Pick<MediaQueryList, keyof typeof unmatched> => view.matchMedia?.(query) ?? unmatched;

/** Shows a `popover` above everything. Where none can be shown, as in jsdom, it is an ordinary element, not a hidden one. */
export function raise(element: HTMLElement): void {
	if (!element.showPopover) {
		element.removeAttribute('popover');
		return;
	}
	if (element.matches(':popover-open')) element.hidePopover();
	element.showPopover();
}

/** Observes sizes; they never change without layout, as in jsdom. */
export const watchSizes = (tell: () => void): Pick<ResizeObserver, 'observe' | 'disconnect'> =>
	typeof ResizeObserver === 'function' ? new ResizeObserver(tell) : { observe: nothing, disconnect: nothing };
