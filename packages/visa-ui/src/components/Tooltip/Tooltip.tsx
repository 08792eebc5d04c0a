'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { cloneElement, type FocusEventHandler, type PointerEvent, type ReactElement, useId, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useTooltip, useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { Bubble } from '../../overlay';
import { classes, type RootProps } from '../../root';
import * as css from './Tooltip.css';

interface Described {
	label?: unknown;
	'aria-label'?: string | undefined;
	'aria-describedby'?: string | undefined;
	title?: string;
}

export interface TooltipProps extends RootProps<HTMLSpanElement> {
	/** A short text; nothing essential. */
	text: string;
	/** The preferred side. */
	side?: 'top' | 'bottom';
	/** The control, such as an IconButton. */
	children: ReactElement<Described>;
}

/** How long a pointer must rest before the text appears, in ms: passing over it shows nothing. */
const REST = 300;
/** How long it may take from the control to the text, in ms. */
const CROSSING = 100;

/** A text beside a control that shows only an icon, visible on hover and keyboard focus. */
export function Tooltip({ text, side = 'top', className, ref, children, ...root }: TooltipProps) {
	const wordsId = useId();
	const anchor = useRef<HTMLSpanElement>(null);
	const state = useTooltipTriggerState({ delay: REST, closeDelay: CROSSING });
	const { triggerProps } = useTooltipTrigger({}, state, anchor);
	const { tooltipProps } = useTooltip({}, state);
	const hasMoved = useRef(false);
	const heard = {
		...mergeProps(triggerProps, {
			onPointerEnter: () => {
				hasMoved.current = false;
			},
			// react-aria ignores a control that appears under a resting pointer, and can't distinguish this from the
			// first movement after a key press; continuing to move opens it.
			onPointerMove: ({ pointerType }: PointerEvent) => {
				if (pointerType === 'touch' || hasMoved.current) return;
				hasMoved.current = true;
				state.open();
			},
			// react-aria only notices the leaving of what it saw entering.
			onPointerLeave: () => state.close(),
		}),
		'aria-describedby': undefined,
		onFocus: asItsOwn(triggerProps.onFocus),
		onBlur: asItsOwn(triggerProps.onBlur),
	};
	// Text equal to the control's name must not be read twice.
	const isNameAgain = text === (children.props.label ?? children.props['aria-label']);
	const described = [children.props['aria-describedby'], isNameAgain ? '' : wordsId].filter(Boolean).join(' ');

	return (
		<span {...heard} {...root} ref={useComposedRefs(anchor, ref)} className={classes(css.tooltip, className)}>
			{/* The browser's own tip of the same control would come on top of this one. */}
			{cloneElement(children, { 'aria-describedby': described || undefined, ...(state.isOpen ? { title: '' } : {}) })}
			{/* Read from here, also where the bubble is never shown: on touch screens. */}
			{!isNameAgain && (
				<span id={wordsId} hidden>
					{text}
				</span>
			)}
			{state.isOpen && (
				<Bubble {...tooltipProps} anchor={anchor} side={side}>
					{text}
				</Bubble>
			)}
		</span>
	);
}

/**
 * The control's focus events are handled around it, so that any control works, and passed to react-aria as the control's
 * own.
 */
function asItsOwn(hear: FocusEventHandler | undefined): FocusEventHandler {
	return (event) => hear?.(Object.create(event, { currentTarget: { value: event.target } }));
}
