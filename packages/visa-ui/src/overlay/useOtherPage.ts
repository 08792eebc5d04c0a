import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { hideBehind } from './otherPages';

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
		const around = ([...document.body.children] as HTMLElement[]).filter(
			(element) => !element.dataset.reactAriaTopLayer,
		);
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
