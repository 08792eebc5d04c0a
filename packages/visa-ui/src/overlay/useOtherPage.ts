import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { hideBehind, isKept } from './otherPages';

/**
 * A modal dialog in the page of a frame that another window draws into. react-aria knows its own page alone: it would take
 * the one around the frame out of reach, and with it the frame and the dialog; leave what is behind the dialog within
 * reach; and give the focus back to the frame.
 * @param page null where it is react-aria's own, or nothing is open
 */
export function useOtherPage(page: Document | null, overlay: RefObject<Element | null>, cameFrom: Element | null) {
	// react-aria hides in an effect of a child of ours, and in development again: it finds marks that are there before.
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
 * Whether the focus has gone from the page of a frame to another one, which may have it: react-aria takes the frame's page,
 * in which nothing has it any more, for one whose focus was lost, whoever has drawn it. Two frames with a dialog each would
 * take it from one another without an end.
 * @param page null where nothing is open
 */
export function useIsLeft(page: Document | null): boolean {
	const [isLeft, setLeft] = useState(false);
	useEffect(() => {
		const view = page?.defaultView;
		// Beside the page of the window itself there is no other.
		if (!view || view.parent === view) return;
		const end = new AbortController();
		const look = () => setLeft(!page.hasFocus());
		look();
		for (const type of ['blur', 'focus']) view.addEventListener(type, look, { signal: end.signal });
		return () => end.abort();
	}, [page]);
	return isLeft && page !== null;
}
