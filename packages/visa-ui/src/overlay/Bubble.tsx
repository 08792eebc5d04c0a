'use client';

import { type HTMLAttributes, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import * as css from './Bubble.css';
import { type BubbleSide, placeBeside } from './placeBeside';

export interface BubbleProps extends HTMLAttributes<HTMLSpanElement> {
	/** Where it stands. */
	anchor: RefObject<HTMLElement | null>;
	side: BubbleSide;
	children: ReactNode;
}

/**
 * A few words beside a control, as long as it is rendered. It is in the browser's top layer, so no dialog and no
 * scrolling box covers or cuts it, though it stays in its place in the page for assistive technology.
 */
export function Bubble({ anchor, side, children, ...props }: BubbleProps) {
	const bubble = useRef<HTMLSpanElement>(null);

	useLayoutEffect(() => {
		const element = bubble.current;
		if (!element) return;
		function place() {
			if (!element || !anchor.current) return;
			const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
			const size = { width: element.offsetWidth, height: element.offsetHeight };
			const { left, top } = placeBeside(anchor.current.getBoundingClientRect(), size, view, side);
			Object.assign(element.style, { left: `${left}px`, top: `${top}px` });
		}
		/** Escape sends away the bubble alone: the browser's own dialog around it stays. */
		function onKeyDown(event: KeyboardEvent) {
			if (event.key === 'Escape') event.preventDefault();
		}
		element.showPopover?.();
		place();
		window.addEventListener('scroll', place, { capture: true, passive: true });
		window.addEventListener('resize', place);
		window.addEventListener('keydown', onKeyDown, true);
		return () => {
			window.removeEventListener('scroll', place, true);
			window.removeEventListener('resize', place);
			window.removeEventListener('keydown', onKeyDown, true);
		};
	}, [anchor, side]);

	return (
		<span {...props} ref={bubble} popover="manual" role="tooltip" className={css.bubble}>
			{children}
		</span>
	);
}
