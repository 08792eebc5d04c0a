'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type RefObject, useRef, useState } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { Item } from 'react-stately/Item';
import { useTabListState } from 'react-stately/useTabListState';
import { useReadingLocale } from '../../field/useReadingLocale';
import { classes, type RootProps } from '../../root';
import { listOf } from '../../root/listOf';
import { Panel, TabRow } from './TabParts';
import * as css from './Tabs.css';
import type { TabItem } from './types';
import { useLeftPanel } from './useLeftPanel';

export interface TabsProps<Id extends string = string> extends RootProps<HTMLDivElement> {
	/** The accessible name: what the tabs have in common. */
	label: string;
	/** The tabs in order, each with an id, a label and its panel. */
	items: readonly TabItem<Id>[];
	/** The id of the selected tab (controlled), e.g. from the URL. */
	selected?: Id;
	/** The id of the initially selected tab (uncontrolled); the first by default. */
	defaultSelected?: Id;
	/** Called with the id of the selected tab. */
	onChange?: (id: Id) => void;
	/**
	 * Keeps panels mounted once they have been shown, so that their state is preserved. By default they are unmounted.
	 */
	isKeepingPanels?: boolean;
	/** What happens if there isn't enough room: the tabs scroll, or a menu of all tabs is added. */
	overflow?: 'scroll' | 'menu';
}

/** Tabs for switching between parts of a page. Arrow keys select a tab immediately. */
export function Tabs<Id extends string = string>({ className, ref, ...props }: TabsProps<Id>) {
	const frame = useRef<HTMLDivElement>(null);
	const refs = useComposedRefs(frame, ref);
	const { label, items, selected, defaultSelected, onChange, isKeepingPanels, overflow, ...root } = props;
	return (
		<div {...root} ref={refs} className={classes(css.tabs, className)}>
			<I18nProvider locale={useReadingLocale(frame)}>
				<Parts {...props} frame={frame} />
			</I18nProvider>
		</div>
	);
}

interface PartsProps<Id extends string> extends TabsProps<Id> {
	frame: RefObject<HTMLElement | null>;
}

function Parts<Id extends string>(props: PartsProps<Id>) {
	const { label, selected, defaultSelected, onChange, isKeepingPanels = false } = props;
	const items = listOf(props.items, label);
	const [own, setOwn] = useState(defaultSelected);
	const wanted = selected ?? own;
	const current = items.find((item) => item.id === wanted) ?? items.find((item) => !item.isDisabled);
	const currentId = current?.id;
	const [opened, setOpened] = useState<readonly (Id | undefined)[]>([currentId]);
	if (isKeepingPanels && !opened.includes(currentId)) setOpened([...opened, currentId]);
	const shown = items.filter((item) => item === current || (isKeepingPanels && opened.includes(item.id)));

	const state = useTabListState<TabItem<Id>>({
		items,
		children: (item) => <Item textValue={item.label}>{item.label}</Item>,
		disabledKeys: items.filter((item) => item.isDisabled).map((item) => item.id),
		...(currentId !== undefined && { selectedKey: currentId }),
		onSelectionChange: (key) => {
			const next = items.find((item) => item.id === key);
			if (!next || next === current) return;
			setOwn(next.id);
			onChange?.(next.id);
		},
	});
	const notedAs = useLeftPanel(props.frame, currentId);
	return (
		<>
			<TabRow label={label} items={items} state={state} overflow={props.overflow} />
			{shown.map((item) => (
				<Panel key={item.id} item={item} state={state} noted={notedAs(item.id)} />
			))}
		</>
	);
}
