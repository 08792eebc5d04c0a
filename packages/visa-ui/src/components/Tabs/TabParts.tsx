'use client';

import { useLayoutEffect, useRef } from 'react';
import { useTab, useTabList, useTabPanel } from 'react-aria/useTabList';
import type { TabListState } from 'react-stately/useTabListState';
import type { TabItem } from './Tabs';
import * as css from './Tabs.css';

interface TabRowProps {
	label: string;
	items: readonly TabItem[];
	state: TabListState<TabItem>;
}

export function TabRow({ label, items, state }: TabRowProps) {
	const list = useRef<HTMLDivElement>(null);
	const { tabListProps } = useTabList({ 'aria-label': label }, state, list);
	const current = state.selectedKey;
	useLayoutEffect(() => {
		const tab = current !== null && list.current?.querySelector('[aria-selected="true"]');
		if (list.current && tab) bringIntoSight(list.current, tab);
	}, [current]);
	return (
		<div {...tabListProps} ref={list} className={css.list}>
			{items.map((item) => (
				<Tab key={item.id} item={item} state={state} />
			))}
		</div>
	);
}

interface PartProps {
	item: TabItem;
	state: TabListState<TabItem>;
}

function Tab({ item, state }: PartProps) {
	const ref = useRef<HTMLButtonElement>(null);
	const { tabProps, isDisabled } = useTab({ key: item.id }, state, ref);
	return (
		<button {...tabProps} ref={ref} type="button" className={css.tab} disabled={isDisabled}>
			{item.icon}
			{item.label}
			{item.badge}
		</button>
	);
}

/** What a tab opens; a kept one that is not open stays hidden, with what was typed into it. */
export function Panel({ item, state }: PartProps) {
	const ref = useRef<HTMLDivElement>(null);
	const { tabPanelProps } = useTabPanel({ id: item.id }, state, ref);
	return (
		<div {...tabPanelProps} ref={ref} className={css.panel} hidden={item.id !== state.selectedKey}>
			{item.content}
		</div>
	);
}

/** Scrolls the row of tabs alone: the browser's own way would move the page as well. */
function bringIntoSight(list: Element, tab: Element) {
	const room = list.getBoundingClientRect();
	const place = tab.getBoundingClientRect();
	if (place.left < room.left) list.scrollLeft -= room.left - place.left;
	else if (place.right > room.right) list.scrollLeft += place.right - room.right;
}
