'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type HTMLAttributes, useEffect, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useTab, useTabList, useTabPanel } from 'react-aria/useTabList';
import { flushSync } from 'react-dom';
import type { TabListState } from 'react-stately/useTabListState';
import { isFirstFault } from '../../field/useFormPart';
import { stayAmong } from '../../root/keepFocus';
import { UNFOLD } from '../../root/unfold';
import { TabOverflow, useInSight } from './TabOverflow';
import * as css from './Tabs.css';
import type { TabItem } from './types';

interface TabRowProps {
	label: string;
	items: readonly TabItem[];
	state: TabListState<TabItem>;
	overflow: 'scroll' | 'menu' | undefined;
}

/** The row of tabs; those that don't fit go into a menu. */
export function TabRow({ label, items, state, overflow }: TabRowProps) {
	const list = useRef<HTMLDivElement>(null);
	const refs = useComposedRefs(list, stayAtSelected);
	const { tabListProps } = useTabList({ 'aria-label': label }, state, list);
	const current = state.selectedKey;
	useInSight(list, '[aria-selected="true"]', current, items.length);
	const row = (
		<div {...tabListProps} ref={refs} className={css.list}>
			{items.map((item) => (
				<Tab key={item.id} item={item} state={state} />
			))}
		</div>
	);
	if (overflow !== 'menu') return row;
	return (
		<TabOverflow
			list={list}
			label={label}
			items={items}
			current={String(current)}
			onChoose={(id) => state.setSelectedKey(id)}
		>
			{row}
		</TabOverflow>
	);
}

const stayAtSelected = stayAmong('[aria-selected="true"]:enabled');

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

interface PanelProps extends PartProps {
	noted: Pick<HTMLAttributes<HTMLElement>, 'onFocus' | 'onBlur'>;
}

/** A tab's panel; a kept one that isn't open stays hidden, with its input. */
export function Panel({ item, state, noted }: PanelProps) {
	const ref = useRef<HTMLDivElement>(null);
	const { tabPanelProps } = useTabPanel({ id: item.id }, state, ref);
	// At once: what is in it is about to get the focus.
	const show = () => flushSync(() => state.setSelectedKey(item.id));
	useEffect(() => {
		const panel = ref.current;
		panel?.addEventListener(UNFOLD, show);
		return () => panel?.removeEventListener(UNFOLD, show);
	});
	return (
		<div
			{...mergeProps(tabPanelProps, noted)}
			ref={ref}
			className={css.panel}
			hidden={item.id !== state.selectedKey}
			onInvalid={({ target }) => {
				if (isFirstFault(target as HTMLInputElement)) show();
			}}
		>
			{item.content}
		</div>
	);
}
