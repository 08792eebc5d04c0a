'use client';

import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import * as css from './IconButton.css';

type NativeProps = Pick<
	ButtonHTMLAttributes<HTMLButtonElement>,
	'type' | 'id' | 'tabIndex' | 'aria-expanded' | 'aria-haspopup' | 'aria-controls' | 'aria-pressed' | 'aria-describedby'
>;

export interface IconButtonProps extends NativeProps {
	/** What it does, in words. */
	label: string;
	icon: ReactNode;
	tone?: keyof typeof css.tone;
	isDisabled?: boolean;
	onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
	ref?: Ref<HTMLButtonElement>;
}

/** A 44 px button with an icon for a face and words for a name. */
export function IconButton({
	label,
	icon,
	tone = 'plain',
	isDisabled,
	onPress,
	type = 'button',
	...props
}: IconButtonProps) {
	return (
		<button
			{...props}
			type={type}
			className={`${css.iconButton} ${css.tone[tone]}`}
			aria-label={label}
			title={label}
			disabled={isDisabled}
			onClick={onPress}
		>
			{icon}
		</button>
	);
}
