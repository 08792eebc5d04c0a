'use client';

import { type ReactNode, useRef } from 'react';
import { classes, type RootProps } from '../../root';
import { listOf } from '../../root/listOf';
import { useAnchor } from '../Link';
import { TabOverflow, useInSight } from './TabOverflow';
import * as css from './Tabs.css';

/** A tab that links to a page. */
export interface LinkTab {
	href: string;
	label: string;
	icon?: ReactNode;
	/** A Badge with a count, beside the label. */
	badge?: ReactNode;
}

export interface LinkTabsProps extends RootProps {
	/** The accessible name: what the pages have in common. */
	label: string;
	items: readonly LinkTab[];
	/** The `href` of the current page. */
	current: string;
	/** What happens if there isn't enough room: the tabs scroll, or a menu of all tabs is added. */
	overflow?: 'scroll' | 'menu';
}

/** Links that look like tabs, for related pages with URLs of their own. They use the application's router. */
export function LinkTabs({ label, items: given, current, overflow, className, ...root }: LinkTabsProps) {
	const items = listOf(given, label);
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
