'use client';

import { type ReactNode, useRef } from 'react';
import { classes, type RootProps } from '../../root';
import { useAnchor } from '../Link';
import { TabOverflow, useInSight } from './TabOverflow';
import * as css from './Tabs.css';

/** A tab that leads to a page. */
export interface LinkTab {
	href: string;
	label: string;
	icon?: ReactNode;
	/** Beside the label: a Badge with a count. */
	badge?: ReactNode;
}

export interface LinkTabsProps extends RootProps {
	/** What the pages are parts of. */
	label: string;
	items: readonly LinkTab[];
	/** The `href` of the page that is in sight. */
	current: string;
	/** What becomes of more tabs than there is room for: they scroll, or a list of all of them opens besides. */
	overflow?: 'scroll' | 'menu';
}

/** Pages of one matter, each with its address: links that look like tabs, and go through the application's router. */
export function LinkTabs({ label, items, current, overflow, className, ...root }: LinkTabsProps) {
	const list = useRef<HTMLUListElement>(null);
	useInSight(list, '[aria-current="page"]', current, items.length);
	const row = (
		<ul ref={list} className={css.list}>
			{items.map((item) => (
				<li key={item.href} className={css.place}>
					<TabLink {...item} isCurrent={item.href === current} />
				</li>
			))}
		</ul>
	);
	return (
		<nav {...root} aria-label={label} className={classes(css.tabs, className)}>
			{overflow === 'menu' ? (
				<TabOverflow
					list={list}
					label={label}
					items={items.map((item) => ({ ...item, id: item.href }))}
					current={current}
				>
					{row}
				</TabOverflow>
			) : (
				row
			)}
		</nav>
	);
}

function TabLink({ href, label, icon, badge, isCurrent }: LinkTab & { isCurrent: boolean }) {
	const anchor = useAnchor({ href });
	return (
		<a {...anchor} className={css.tab} aria-current={isCurrent ? 'page' : undefined}>
			{icon}
			{label}
			{badge}
		</a>
	);
}
