'use client';

import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode, useId } from 'react';
import { classes, type RootProps } from '../../root';
import { looksOf } from '../../root/look';
import { useStrings } from '../../strings/components';
import { InfoIcon } from '../Icon';
import { Spinner } from '../Spinner';
import { VisuallyHidden } from '../VisuallyHidden';
import * as css from './Button.css';

type NativeProps = Pick<
	ButtonHTMLAttributes<HTMLButtonElement>,
	| 'type'
	| 'id'
	| 'name'
	| 'value'
	| 'form'
	| 'aria-label'
	| 'aria-labelledby'
	| 'aria-describedby'
	| 'aria-expanded'
	| 'aria-haspopup'
	| 'aria-controls'
	| 'aria-pressed'
>;

/** How a button, or a link that looks like one, is drawn. */
export interface ButtonLooks {
	/** How much it weighs among others: primary unless said otherwise, and that is one in a view; critical for what can't be taken back. */
	tone?: css.ButtonVariants['tone'];
	/** Small in tables and bars, large where it is the page's one action. */
	size?: css.ButtonVariants['size'];
	/** As wide as its words, or as its place. */
	width?: css.ButtonVariants['width'];
}

export interface ButtonProps extends ButtonLooks, NativeProps, Omit<RootProps<HTMLButtonElement>, 'id'> {
	/** Work is under way: keeps its size, its focus and its place, and can't be pressed again. */
	isPending?: boolean;
	/** Can be neither pressed nor reached by Tab. Where a reader could ask why, `blockedBecause` says it and keeps the focus. */
	isDisabled?: boolean;
	/** Why it can't be pressed; disables it and says so on a line below. */
	blockedBecause?: string | undefined;
	/**
	 * Can't be pressed, and keeps its place and focus; why, another element says, which `aria-describedby` names.
	 * Follows `blockedBecause` unless given.
	 */
	isBlocked?: boolean;
	/** Stands beside the words and says nothing to a screen reader; its size follows the words. */
	icon?: ReactNode;
	/** Where the icon stands. */
	iconPlace?: 'start' | 'end';
	/** Pressed by pointer, touch, Enter or Space; never while it is disabled, blocked or pending. */
	onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
	/** What it does, as a verb: its name. */
	children: ReactNode;
}

/** A press that does something; it says why when it can't. */
export function Button({
	tone = 'primary',
	size = 'medium',
	width = 'content',
	isPending = false,
	isDisabled = false,
	blockedBecause,
	isBlocked = Boolean(blockedBecause),
	icon,
	iconPlace = 'start',
	onPress,
	type = 'button',
	className,
	children,
	...props
}: ButtonProps) {
	const strings = useStrings();
	const reasonId = useId();
	const description =
		[props['aria-describedby'], blockedBecause ? reasonId : ''].filter(Boolean).join(' ') || undefined;

	function onClick(event: MouseEvent<HTMLButtonElement>) {
		// A blocked or waiting button stays focusable, so that its reason can be read; it does nothing.
		if (isPending || isBlocked) event.preventDefault();
		else onPress?.(event);
	}

	const button = (
		<button
			{...props}
			type={type}
			className={classes(looksOf(css.button, { tone, size, width }), className)}
			disabled={isDisabled && !isBlocked}
			data-tone={tone}
			data-pending={isPending || undefined}
			aria-disabled={isBlocked || isPending || undefined}
			aria-busy={isPending || undefined}
			aria-describedby={description}
			onClick={onClick}
		>
			<span className={isPending ? css.faded : css.whole}>
				{iconPlace === 'start' && icon}
				<span>{children}</span>
				{iconPlace === 'end' && icon}
			</span>
			{isPending && (
				<span className={css.waiting}>
					<Spinner />
					<VisuallyHidden>{`${typeof children === 'string' ? `${children}. ` : ''}${strings.pending}`}</VisuallyHidden>
				</span>
			)}
		</button>
	);
	if (blockedBecause === undefined) return button;
	return (
		<span className={classes(css.wrapper, css.wrapperWidth[width === 'full' ? 'full' : 'content'])}>
			{button}
			<span id={reasonId} className={css.reason}>
				{blockedBecause && <InfoIcon size="small" />}
				{blockedBecause}
			</span>
		</span>
	);
}
