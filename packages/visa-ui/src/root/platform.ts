const nothing = () => undefined;
const unmatched = { matches: false, addEventListener: nothing, removeEventListener: nothing };

/** A media query of a window; nothing matches where there is no screen, as in jsdom. */
export const mediaQuery = (
	query: string,
	view: Partial<Pick<Window, 'matchMedia'>> = globalThis,
): Pick<MediaQueryList, keyof typeof unmatched> => view.matchMedia?.(query) ?? unmatched;

/** Watches sizes; nothing ever has another where nothing is laid out, as in jsdom. */
export const watchSizes = (tell: () => void): Pick<ResizeObserver, 'observe' | 'disconnect'> =>
	typeof ResizeObserver === 'function' ? new ResizeObserver(tell) : { observe: nothing, disconnect: nothing };
