'use client';

import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import * as css from './Bubble.css';
import { type BubbleSide, placeBeside } from './placeBeside';

export interface BubbleProps {
	/** Where it stands. */
	anchor: RefObject<HTMLElement | null>;
	side: BubbleSide;
	/** Without the moment's wait that a pointer is given. */
	isAtOnce: boolean;
	/** Escape was pressed; nothing around the bubble hears of it. */
	onDismiss: () => void;
	children: ReactNode;
}

/**
 * A few words beside a control, as long as it is rendered. It is in the browser's top layer, so no dialog and no
 * scrolling box covers or cuts it, though it stays in its place in the page for assistive technology.
 */
export function Bubble({ anchor, side, isAtOnce, onDismiss, children }: BubbleProps) {
	const bubble = useRef<HTMLSpanElement>(null);
	const dismiss = useRef(onDismiss);
	useLayoutEffect(() => {
		dismiss.current = onDismiss;
	});

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
		function onKeyDown(event: KeyboardEvent) {
			if (event.key !== 'Escape') return;
			event.preventDefault();
			event.stopPropagation();
			dismiss.current();
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
		<span ref={bubble} popover="manual" role="tooltip" className={css.bubble} data-at-once={isAtOnce || undefined}>
			{children}
		</span>
	);
}
