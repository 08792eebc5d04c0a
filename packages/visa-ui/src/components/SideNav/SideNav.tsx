'use client';

import { type ReactNode, useId } from 'react';
import { formatAmount } from 'visa-sdk/format';
import { classes, type RootProps } from '../../root';
import { useStrings } from '../../strings/components';
import { useFormats } from '../../strings/formats';
import { NewTabMark, useAnchor } from '../Link';
import * as css from './SideNav.css';

/** A page of the menu. */
export interface SideNavItem {
	href: string;
	label: string;
	icon?: ReactNode;
	/** Opens in a new tab, e.g. a chat. */
	isExternal?: boolean;
	/** How much is behind it, e.g. the rows of a list; read with the label. */
	count?: number;
}

/** Pages of the menu under one name. */
export interface SideNavGroup {
	label: string;
	items: readonly SideNavItem[];
}

export interface SideNavProps extends RootProps {
	/** The entries that belong to no group; they stand first. */
	items: readonly SideNavItem[];
	/** Entries under names of their own, below the others. */
	groups?: readonly SideNavGroup[];
	/** The path that is open. */
	current: string;
	/** Names the landmark, where a page has several menus; the word of the language unless given. */
	label?: string;
	/** A link was followed: the place to close a drawer. */
	onNavigate?: () => void;
}

/** The entries of a menu; the open one is marked for eyes and ears. */
export function SideNav({ items, groups = [], current, label, onNavigate, className, ...root }: SideNavProps) {
	const strings = useStrings();
	const id = useId();
	const entries = (list: readonly SideNavItem[], labelId?: string) => (
		<ul className={css.list} aria-labelledby={labelId}>
			{list.map((item) => (
				<li key={item.href}>
					<Entry item={item} isCurrent={item.href === current} onNavigate={onNavigate} />
				</li>
			))}
		</ul>
	);
	return (
		<nav
			{...root}
			className={classes(groups.length > 0 && css.groups, className)}
			aria-label={label ?? strings.navigation}
		>
			{items.length > 0 && entries(items)}
			{groups.map((group, index) => (
				<div key={group.label}>
					<p id={`${id}-${index}`} className={css.groupLabel}>
						{group.label}
					</p>
					{entries(group.items, `${id}-${index}`)}
				</div>
			))}
		</nav>
	);
}

interface EntryProps {
	item: SideNavItem;
	isCurrent: boolean;
	onNavigate: (() => void) | undefined;
}

function Entry({ item, isCurrent, onNavigate }: EntryProps) {
	const formats = useFormats();
	const anchor = useAnchor({ href: item.href, isExternal: item.isExternal, onPress: onNavigate });
	return (
		<a className={css.item} aria-current={isCurrent ? 'page' : undefined} {...anchor}>
			{item.icon}
			<span className={css.words}>{item.label}</span>
			{item.count !== undefined && <span className={css.count}>{formatAmount(item.count, formats)}</span>}
			{item.isExternal && <NewTabMark />}
		</a>
	);
}
