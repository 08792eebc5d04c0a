'use client';

import { cloneElement, type FocusEvent, type PointerEvent, type ReactElement, useId, useRef, useState } from 'react';
import { Bubble } from '../../overlay';
import { classes, type RootProps } from '../../root';
import { mediaQuery } from '../../root/platform';
import { media } from '../../theme/media';
import * as css from './Tooltip.css';

interface Described {
	label?: unknown;
	'aria-label'?: string | undefined;
	'aria-describedby'?: string | undefined;
	title?: string;
}

export interface TooltipProps extends RootProps<HTMLSpanElement> {
	/** A few words; nothing that a traveller must know. */
	text: string;
	/** Where there is room for it. */
	side?: 'top' | 'bottom';
	/** One control, such as an IconButton. */
	children: ReactElement<Described>;
}

const nowhere = { isHovered: false, isFocused: false };

/** Words for a control that shows only an icon, beside it while a pointer or the keyboard is on it. */
export function Tooltip({ text, side = 'top', className, children, ...root }: TooltipProps) {
	const wordsId = useId();
	const anchor = useRef<HTMLElement>(null);
	const isPressed = useRef(false);
	const [{ isHovered, isFocused }, setAttention] = useState(nowhere);
	// What the control is called already must not be read a second time.
	const isNameAgain = text === (children.props.label ?? children.props['aria-label']);
	const described = [children.props['aria-describedby'], isNameAgain ? '' : wordsId].filter(Boolean).join(' ');

	function begin(element: HTMLElement, how: Partial<typeof nowhere>) {
		anchor.current = element;
		setAttention((before) => ({ ...before, ...how }));
	}
	function onPointerEnter(event: PointerEvent<HTMLSpanElement>) {
		if (event.pointerType === 'touch' || !mediaQuery(media.hover).matches) return;
		begin(event.currentTarget, { isHovered: true });
	}
	function onFocus(event: FocusEvent<HTMLSpanElement>) {
		// The focus that a press brings along is no question what the control does.
		if (!isPressed.current && event.target.matches(':focus-visible')) begin(event.currentTarget, { isFocused: true });
	}

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: only watches the control inside it
		<span
			{...root}
			className={classes(css.tooltip, className)}
			onPointerEnter={onPointerEnter}
			onPointerLeave={() => setAttention((before) => ({ ...before, isHovered: false }))}
			onPointerDown={() => {
				isPressed.current = true;
				setAttention(nowhere);
			}}
			onFocus={onFocus}
			onBlur={() => {
				isPressed.current = false;
				setAttention((before) => ({ ...before, isFocused: false }));
			}}
		>
			{/* The browser's own tip of the same control would come on top of this one. */}
			{cloneElement(children, {
				'aria-describedby': described || undefined,
				...(isHovered || isFocused ? { title: '' } : {}),
			})}
			{/* Read from here, also where the bubble is never shown: on touch screens. */}
			{!isNameAgain && (
				<span id={wordsId} hidden>
					{text}
				</span>
			)}
			{(isHovered || isFocused) && (
				<Bubble anchor={anchor} side={side} isAtOnce={isFocused} onDismiss={() => setAttention(nowhere)}>
					{text}
				</Bubble>
			)}
		</span>
	);
}
