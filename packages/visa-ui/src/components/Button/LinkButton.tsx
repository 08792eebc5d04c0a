'use client';

import type { ReactNode } from 'react';
import { classes, type RootProps } from '../../root';
import { looksOf } from '../../root/look';
import { NewTabMark, type RenderLink, useAnchor } from '../Link';
import type { ButtonLooks } from './Button';
import * as css from './Button.css';

export interface LinkButtonProps extends ButtonLooks, RootProps<HTMLAnchorElement> {
	href: string;
	icon?: ReactNode;
	iconPlace?: 'start' | 'end';
	isExternal?: boolean;
	download?: boolean;
	onPress?: () => void;
	/** Renders another element instead of `<a>`, such as a framework's link. */
	render?: RenderLink;
	children: ReactNode;
}

/** A link that looks like a button, for navigation. */
export function LinkButton({
	tone = 'primary',
	size = 'medium',
	width = 'content',
	icon,
	iconPlace = 'start',
	href,
	isExternal,
	download,
	onPress,
	className,
	render,
	children,
	...root
}: LinkButtonProps) {
	const anchor = useAnchor({ href, isExternal, download, onPress });
	const face = (
		<>
			{iconPlace === 'start' && icon}
			<span>{children}</span>
			{iconPlace === 'end' && icon}
			{isExternal && <NewTabMark />}
		</>
	);
	const all = {
		...root,
		...anchor,
		'data-tone': tone,
		className: classes(looksOf(css.button, { tone, size, width }), className),
	};
	return render ? render({ ...all, children: face }) : <a {...all}>{face}</a>;
}
