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
	/** Where it leads. A path of one's own goes through the router, if a RouterProvider is around. */
	href: string;
	/** 'accent' in text; 'ink' and 'soft' where a list of links would be too loud; 'inherit' takes the colour around it. */
	tone?: keyof typeof css.tone;
	/** Opens in a new tab, and says so. */
	isExternal?: boolean;
	/** The browser saves what is there in place of showing it. */
	download?: boolean;
	/** It was followed; what the page does besides, such as closing a drawer. */
	onPress?: () => void;
	/** 'page' marks the open one of several links, 'step' that of a process: for eyes and for screen readers. */
	'aria-current'?: 'page' | 'step' | 'true';
	/** Names it where its words say too little out of their place, such as "more". Begin it with those words. */
	'aria-label'?: string;
	/** Another element than `<a>`, such as a framework's own link. */
	render?: RenderLink;
	/** Its words: where it leads. */
	children: ReactNode;
}

/** Leads somewhere: through the application's router when there is one. */
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
	// A name of its own hides the mark at the end, so it says the same.
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

/** Tells eyes and ears that a link leaves this tab. */
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
