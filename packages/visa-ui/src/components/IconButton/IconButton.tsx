'use client';

import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode, useImperativeHandle, useRef } from 'react';
import { classes, type RootProps } from '../../root';
import { ignoreHeld } from '../../root/ignoreHeld';
import { look } from '../../root/look';
import { stayWithin } from '../../root/stayWithin';
import { useStandIn } from '../../root/useStandIn';
import * as css from './IconButton.css';

type NativeProps = Pick<
	ButtonHTMLAttributes<HTMLButtonElement>,
	| 'type'
	| 'title'
	| 'tabIndex'
	| 'aria-expanded'
	| 'aria-haspopup'
	| 'aria-controls'
	| 'aria-pressed'
	| 'aria-describedby'
>;

export interface IconButtonProps extends NativeProps, RootProps<HTMLButtonElement> {
	/** The accessible name: what the button does. */
	label: string;
	/** The icon. */
	icon: ReactNode;
	/** `framed` if it stands alone among fields, `plain` within a row or toolbar. */
	tone?: keyof typeof css.tone;
	/** Disables the button and removes it from the Tab order. */
	isDisabled?: boolean;
	/** Called on press by pointer, touch, Enter or Space. */
	onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** A 44 px button with an icon and an accessible name. */
export function IconButton({
	label,
	icon,
	tone = 'plain',
	isDisabled,
	onPress,
	type = 'button',
	className,
	ref,
	...props
}: IconButtonProps) {
	const face = useRef<HTMLButtonElement>(null);
	useImperativeHandle(ref, () => face.current as HTMLButtonElement, []);
	useStandIn(face, isDisabled);
	return (
		<button
			title={label}
			onKeyDown={ignoreHeld}
			onFocusCapture={(event) => stayWithin(event.currentTarget)}
			{...props}
			ref={face}
			type={type}
			className={classes(css.iconButton, look(css.tone, tone), className)}
			aria-label={label}
			disabled={isDisabled}
			onClick={onPress}
		>
			{icon}
		</button>
	);
}
