'use client';

import type { ReactNode } from 'react';
import type { RootProps } from '../../root';
import { useStrings } from '../../strings/components';
import { NewTabMark, useAnchor } from '../Link';
import * as css from './SideNav.css';

export interface SideNavItem {
	href: string;
	label: string;
	icon?: ReactNode;
	/** Opens in a new tab, e.g. a chat. */
	isExternal?: boolean;
}

export interface SideNavProps extends RootProps {
	items: readonly SideNavItem[];
	/** The path that is open. */
	current: string;
	label?: string;
	/** A link was followed: the place to close a drawer. */
	onNavigate?: () => void;
}

/** The entries of a menu; the open one is marked for eyes and ears. */
export function SideNav({ items, current, label, onNavigate, ...root }: SideNavProps) {
	const strings = useStrings();
	return (
		<nav {...root} aria-label={label ?? strings.navigation}>
			<ul className={css.list}>
				{items.map((item) => (
					<li key={item.href}>
						<Entry item={item} isCurrent={item.href === current} onNavigate={onNavigate} />
					</li>
				))}
			</ul>
		</nav>
	);
}

function Entry({
	item,
	isCurrent,
	onNavigate,
}: {
	item: SideNavItem;
	isCurrent: boolean;
	onNavigate: (() => void) | undefined;
}) {
	const anchor = useAnchor({ href: item.href, isExternal: item.isExternal, onPress: onNavigate });
	return (
		<a className={css.item} aria-current={isCurrent ? 'page' : undefined} {...anchor}>
			{item.icon}
			<span className={css.words}>{item.label}</span>
			{item.isExternal && <NewTabMark />}
		</a>
	);
}
