const nothing = () => undefined;
const unmatched = { matches: false, addEventListener: nothing, removeEventListener: nothing };

/** A media query of a window; nothing matches without a screen, as in jsdom. */
export const mediaQuery = (
	query: string,
	view: Partial<Pick<Window, 'matchMedia'>> = globalThis,
): Pick<MediaQueryList, keyof typeof unmatched> => view.matchMedia?.(query) ?? unmatched;

/** Observes sizes; they never change without layout, as in jsdom. */
export const watchSizes = (tell: () => void): Pick<ResizeObserver, 'observe' | 'disconnect'> =>
	typeof ResizeObserver === 'function' ? new ResizeObserver(tell) : { observe: nothing, disconnect: nothing };
