'use client';

import type { ReactNode } from 'react';
import { classes, type RootProps } from '../../root';
import { NewTabMark, useAnchor } from '../Link';
import * as css from './Button.css';

export interface LinkButtonProps extends RootProps<HTMLAnchorElement> {
	href: string;
	tone?: css.ButtonVariants['tone'];
	size?: css.ButtonVariants['size'];
	width?: css.ButtonVariants['width'];
	icon?: ReactNode;
	iconPlace?: 'start' | 'end';
	isExternal?: boolean;
	download?: boolean;
	onPress?: () => void;
	children: ReactNode;
}

/** A link that looks like a button: it leads somewhere, so it is a link. */
export function LinkButton({
	tone,
	size,
	width,
	icon,
	iconPlace = 'start',
	href,
	isExternal,
	download,
	onPress,
	className,
	children,
	...root
}: LinkButtonProps) {
	const anchor = useAnchor({ href, isExternal, download, onPress });
	return (
		<a {...root} {...anchor} className={classes(css.button({ tone, size, width }), className)}>
			{iconPlace === 'start' && icon}
			<span>{children}</span>
			{iconPlace === 'end' && icon}
			{isExternal && <NewTabMark />}
		</a>
	);
}
