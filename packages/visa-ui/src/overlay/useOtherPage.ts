import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { hideBehind, isKept } from './otherPages';

/**
 * A modal dialog in the document of an iframe rendered from another window. react-aria knows only its own document: it
 * would make the one around the iframe inert, and with it the iframe and the dialog, leave what is behind the dialog
 * usable, and restore focus to the iframe.
 * @param page null if it is react-aria's own, or nothing is open
 */
export function useOtherPage(page: Document | null, overlay: RefObject<Element | null>, cameFrom: Element | null) {
	// react-aria hides in an effect of one of our children, and again in development: it finds marks that exist already.
	useLayoutEffect(() => {
		if (!page) return;
		const around = document.querySelectorAll<HTMLElement>(`body > :not([${isKept}])`);
		for (const { dataset } of around) dataset.reactAriaTopLayer = 'frame';
		return () => {
			for (const { dataset } of around) delete dataset.reactAriaTopLayer;
		};
	}, [page]);
	useEffect(() => {
		if (!page) return;
		const end = new AbortController();
		hideBehind(overlay.current, page, cameFrom, end.signal);
		return () => end.abort();
	}, [page, overlay, cameFrom]);
}

/**
 * Whether focus has moved from an iframe's document to another one, which may have it: react-aria considers focus lost in
 * the iframe's document, in which nothing has it any more, whoever has rendered it. Two iframes with a dialog each would
 * endlessly take it from one another.
 * @param page null if nothing is open
 */
export function useIsLeft(page: Document | null): boolean {
	const [isLeft, setLeft] = useState(false);
	useEffect(() => {
		const view = page?.defaultView;
		// Besides the window's own document there is no other.
		if (!view || view.parent === view) return;
		const end = new AbortController();
		const look = () => setLeft(!page.hasFocus());
		look();
		for (const type of ['blur', 'focus']) view.addEventListener(type, look, { signal: end.signal });
		return () => end.abort();
	}, [page]);
	return isLeft && page !== null;
}
