'use client';

import type { ReactNode } from 'react';
import { classes, type RootProps } from '../../root';
import { look } from '../../root/look';
import { useStrings } from '../../strings/components';
import { ExternalIcon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import * as css from './Link.css';
import { type RenderLink, useAnchor } from './router';

export interface LinkProps extends RootProps<HTMLAnchorElement> {
	/** The URL. Paths within the application go through the router if there is a RouterProvider. */
	href: string;
	/**
	 * `accent` in text; `ink` and `soft` where a list of links would be too loud; `inherit` takes the surrounding
	 * colour.
	 */
	tone?: keyof typeof css.tone;
	/** Opens the link in a new tab, and indicates that. */
	isExternal?: boolean;
	/** The browser downloads the file instead of showing it. */
	download?: boolean;
	/** Called when the link is followed, for example to close a drawer. */
	onPress?: () => void;
	/**
	 * `page` marks the current one of several links, `step` the current step of a process, visually and for assistive
	 * technology.
	 */
	'aria-current'?: 'page' | 'step' | 'true';
	/**
	 * The accessible name, if the text isn't clear out of context, such as "more". It should begin with the visible
	 * text.
	 */
	'aria-label'?: string;
	/** Renders another element instead of `<a>`, such as a framework's link. */
	render?: RenderLink;
	/** The text. */
	children: ReactNode;
}

/** A link. Navigates through the application's router if there is one. */
export function Link({
	href,
	tone = 'accent',
	isExternal,
	download,
	onPress,
	className,
	'aria-label': name,
	render,
	children,
	...root
}: LinkProps) {
	const strings = useStrings();
	const anchor = useAnchor({ href, isExternal, download, onPress });
	// An accessible name replaces the content's marker, so it says the same.
	const naming = name ? { 'aria-label': isExternal ? `${name} (${strings.opensInNewTab})` : name } : {};
	const face = (
		<>
			{children}
			{isExternal && <NewTabMark />}
		</>
	);
	const all = { ...root, ...anchor, ...naming, className: classes(css.link, look(css.tone, tone), className) };
	return render ? render({ ...all, children: face }) : <a {...all}>{face}</a>;
}

/** Indicates, visually and to screen readers, that a link opens a new tab. */
export function NewTabMark() {
	const strings = useStrings();
	return (
		<>
			<span className={css.outside}>
				<ExternalIcon size="small" />
			</span>
			<VisuallyHidden>{` (${strings.opensInNewTab})`}</VisuallyHidden>
		</>
	);
}
