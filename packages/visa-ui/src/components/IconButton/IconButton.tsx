'use client';

import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { classes, type RootProps } from '../../root';
import { look } from '../../root/look';
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
	/** What it does, in words. */
	label: string;
	/** The mark that stands for the words. */
	icon: ReactNode;
	/** 'framed' where it stands alone among fields, 'plain' within a row or a bar. */
	tone?: keyof typeof css.tone;
	/** Can be neither pressed nor reached by Tab. */
	isDisabled?: boolean;
	/** Pressed by pointer, touch, Enter or Space. */
	onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** A 44 px button with an icon for a face and words for a name. */
export function IconButton({
	label,
	icon,
	tone = 'plain',
	isDisabled,
	onPress,
	type = 'button',
	className,
	...props
}: IconButtonProps) {
	return (
		<button
			title={label}
			{...props}
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
