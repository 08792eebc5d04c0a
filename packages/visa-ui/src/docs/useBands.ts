import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * A page's scroll bar appears and disappears with the bands: the space it takes or leaves doesn't change the decision.
 */
const scrollBar = 24;

/**
 * Into how many bands, one below the other, the columns of matrices are divided so that none is wider than its
 * container.
 * @param most the number of columns
 */
export function useBands(most: number): { place: RefObject<HTMLDivElement | null>; bands: number } {
	const place = useRef<HTMLDivElement>(null);
	const decidedAt = useRef(0);
	const [bands, setBands] = useState(1);
	useLayoutEffect(() => {
		const element = place.current;
		if (!element) return;
		const matrices = [...element.children];
		const fit = () => {
			const { clientWidth: width } = element;
			const isWider = width > decidedAt.current + scrollBar;
			const isOver = matrices.some((matrix) => matrix.getBoundingClientRect().width > width + 1);
			if (!isOver && !(isWider && bands > 1)) return;
			decidedAt.current = width;
			setBands(isWider && bands > 1 ? 1 : Math.min(bands + 1, most));
		};
		const observer = new ResizeObserver(fit);
		for (const one of [element, ...matrices]) observer.observe(one);
		fit();
		return () => observer.disconnect();
	}, [bands, most]);
	return { place, bands };
}
