'use client';

import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode, useId, useState } from 'react';
import { classes, type RootProps } from '../../root';
import { ignoreHeld } from '../../root/ignoreHeld';
import { looksOf } from '../../root/look';
import { stayWithin } from '../../root/stayWithin';
import { useStandIn } from '../../root/useStandIn';
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

/** The appearance of a button, or of a link that looks like one. */
export interface ButtonLooks {
	/**
	 * Visual emphasis, `primary` by default. Use one primary button per view, and `critical` for actions that can't be
	 * undone.
	 */
	tone?: css.ButtonVariants['tone'];
	/** `small` in tables and toolbars, `large` for the page's single action. */
	size?: css.ButtonVariants['size'];
	/** As wide as its content (default), or as its container. */
	width?: css.ButtonVariants['width'];
}

export interface ButtonProps extends ButtonLooks, NativeProps, Omit<RootProps<HTMLButtonElement>, 'id'> {
	/** An action is in progress: the button shows a spinner, keeps its size and focus, and ignores presses. */
	isPending?: boolean;
	/**
	 * Disables the button and removes it from the Tab order. If readers might wonder why, use `blockedBecause` instead,
	 * which explains and keeps the focus.
	 */
	isDisabled?: boolean;
	/** The reason why the button can't be pressed, shown below it. The button ignores presses but stays focusable. */
	blockedBecause?: string | undefined;
	/**
	 * Ignores presses but stays focusable; the element that `aria-describedby` refers to explains why. Defaults to
	 * whether `blockedBecause` is set.
	 */
	isBlocked?: boolean;
	/** An icon beside the label, hidden from assistive technology; its size follows the label. */
	icon?: ReactNode;
	/** The position of the icon. */
	iconPlace?: 'start' | 'end';
	/** Called on press by pointer, touch, Enter or Space, unless the button is disabled, blocked or pending. */
	onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
	/** The label: a verb that says what the button does. */
	children: ReactNode;
}

/** The focus of a button, which is another element with a reason than without. */
function keptFocus() {
	let isHeld = false;
	const kept = {
		/** The button. */
		current: null as HTMLElement | null,
		/** The `ref` of what is in it: it takes over the focus of the one before. */
		face(face: HTMLElement | null) {
			const button = face?.parentElement ?? null;
			kept.current = button;
			// It may have been hidden meanwhile, and the focus have gone elsewhere.
			if (isHeld && button?.ownerDocument.activeElement === button?.ownerDocument.body)
				button?.focus({ preventScroll: true });
			return () => {
				isHeld = Boolean(button?.matches(':focus'));
			};
		},
	};
	return kept;
}

/** A button. It can explain why it can't be pressed. */
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
	const [focus] = useState(keptFocus);
	const isOff = isDisabled && !isBlocked;
	useStandIn(focus, isOff);
	const description =
		[props['aria-describedby'], blockedBecause ? reasonId : ''].filter(Boolean).join(' ') || undefined;

	function onClick(event: MouseEvent<HTMLButtonElement>) {
		// A blocked or pending button stays focusable, so that its reason can be read; it does nothing.
		if (isPending || isBlocked) event.preventDefault();
		else onPress?.(event);
	}

	const button = (
		<button
			onKeyDown={ignoreHeld}
			onFocusCapture={(event) => stayWithin(event.currentTarget)}
			{...props}
			type={type}
			className={classes(looksOf(css.button, { tone, size, width }), className)}
			disabled={isOff}
			data-tone={tone}
			data-pending={isPending || undefined}
			aria-disabled={isBlocked || isPending || undefined}
			aria-busy={isPending || undefined}
			aria-describedby={description}
			onClick={onClick}
		>
			<span ref={focus.face} className={isPending ? css.faded : css.whole}>
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
