'use client';

import type { ReactNode, Ref } from 'react';
import { NewTabMark, useAnchor } from '../Link';
import * as css from './Button.css';

export interface LinkButtonProps {
	href: string;
	tone?: css.ButtonVariants['tone'];
	size?: css.ButtonVariants['size'];
	width?: css.ButtonVariants['width'];
	icon?: ReactNode;
	iconPlace?: 'start' | 'end';
	isExternal?: boolean;
	download?: boolean;
	onPress?: () => void;
	ref?: Ref<HTMLAnchorElement>;
	children: ReactNode;
}

/** A link that looks like a button: it leads somewhere, so it is a link. */
export function LinkButton({ tone, size, width, icon, iconPlace = 'start', children, ref, ...link }: LinkButtonProps) {
	return (
		<a ref={ref} className={css.button({ tone, size, width })} {...useAnchor(link)}>
			{iconPlace === 'start' && icon}
			<span>{children}</span>
			{iconPlace === 'end' && icon}
			{link.isExternal && <NewTabMark />}
		</a>
	);
}
