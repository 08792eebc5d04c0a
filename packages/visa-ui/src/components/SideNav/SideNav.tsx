'use client';

import { type ReactNode, useId } from 'react';
import { formatAmount } from 'visa-sdk/format';
import { classes, type RootProps } from '../../root';
import { listOf } from '../../root/listOf';
import { numberOf } from '../../root/numberOf';
import { useStrings } from '../../strings/components';
import { useFormats } from '../../strings/formats';
import { NewTabMark, useAnchor } from '../Link';
import * as css from './SideNav.css';

/** An entry of the menu. */
export interface SideNavItem {
	href: string;
	label: string;
	icon?: ReactNode;
	/** Opens in a new tab, e.g. for a chat. */
	isExternal?: boolean;
	/** A count, e.g. of the rows of a list; read together with the label. */
	count?: number;
}

/** A group of menu entries with a heading. */
export interface SideNavGroup {
	label: string;
	items: readonly SideNavItem[];
}

export interface SideNavProps extends RootProps {
	/** Entries outside any group; they come first. */
	items: readonly SideNavItem[];
	/** Groups of entries, each with a heading, below the others. */
	groups?: readonly SideNavGroup[];
	/** The current path. */
	current: string;
	/** The landmark's name, if a page has several menus; has a default in each language. */
	label?: string;
	/** Called when a link is followed, for example to close a drawer. */
	onNavigate?: () => void;
}

/** A navigation menu. The current entry is marked visually and for assistive technology. */
export function SideNav({ items: given, groups = [], current, label, onNavigate, className, ...root }: SideNavProps) {
	const strings = useStrings();
	const id = useId();
	const items = listOf(given, label);
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
	const count = numberOf(item.count, null);
	const anchor = useAnchor({ href: item.href, isExternal: item.isExternal, onPress: onNavigate });
	return (
		<a className={css.item} aria-current={isCurrent ? 'page' : undefined} {...anchor}>
			{item.icon}
			<span className={css.words}>{item.label}</span>
			{count !== null && <span className={css.count}>{formatAmount(count, formats)}</span>}
			{item.isExternal && <NewTabMark />}
		</a>
	);
}
