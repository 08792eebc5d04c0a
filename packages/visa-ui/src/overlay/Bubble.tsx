'use client';

import { type HTMLAttributes, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { raise } from '../root/platform';
import * as css from './Bubble.css';
import { type BubbleSide, placeBeside } from './placeBeside';

export interface BubbleProps extends HTMLAttributes<HTMLSpanElement> {
	/** The element it belongs to. */
	anchor: RefObject<HTMLElement | null>;
	side: BubbleSide;
	children: ReactNode;
}

/**
 * A short text beside a control, shown as long as it is rendered. It is in the browser's top layer, so that no dialog or
 * scroll container covers or clips it, while keeping its place in the page for assistive technology.
 */
export function Bubble({ anchor, side, children, ...props }: BubbleProps) {
	const bubble = useRef<HTMLSpanElement>(null);

	useLayoutEffect(() => {
		const element = bubble.current;
		const page = element?.ownerDocument;
		const view = page?.defaultView;
		if (!element || !view) return;
		function place() {
			if (!element || !anchor.current || !page || !view) return;
			const room = { width: page.documentElement.clientWidth, height: view.innerHeight };
			const size = { width: element.offsetWidth, height: element.offsetHeight };
			const { left, top } = placeBeside(anchor.current.getBoundingClientRect(), size, room, side);
			Object.assign(element.style, { left: `${left}px`, top: `${top}px` });
		}
		/** Escape closes only the bubble: a surrounding native dialog stays open. */
		function onKeyDown(event: KeyboardEvent) {
			if (event.key === 'Escape') event.preventDefault();
		}
		raise(element);
		place();
		view.addEventListener('scroll', place, { capture: true, passive: true });
		view.addEventListener('resize', place);
		view.addEventListener('keydown', onKeyDown, true);
		return () => {
			view.removeEventListener('scroll', place, true);
			view.removeEventListener('resize', place);
			view.removeEventListener('keydown', onKeyDown, true);
		};
	}, [anchor, side]);

	return (
		<span {...props} ref={bubble} popover="manual" role="tooltip" className={css.bubble}>
			{children}
		</span>
	);
}
