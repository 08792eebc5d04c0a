'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type ReactNode, useRef, useState } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { Item } from 'react-stately/Item';
import { useTabListState } from 'react-stately/useTabListState';
import { useReadingLocale } from '../../field/useReadingLocale';
import { classes, type RootProps } from '../../root';
import { Panel, TabRow } from './TabParts';
import * as css from './Tabs.css';

/** A tab and its panel. */
export interface TabItem<Id extends string = string> {
	id: Id;
	label: string;
	icon?: ReactNode;
	/** Beside the label: a Badge with a count. */
	badge?: ReactNode;
	isDisabled?: boolean;
	content: ReactNode;
}

export interface TabsProps<Id extends string = string> extends RootProps<HTMLDivElement> {
	/** What the tabs are parts of. */
	label: string;
	/** The tabs from start to end, each with an id, a label and its panel. */
	items: readonly TabItem<Id>[];
	/** The open one, when the page decides it, e.g. from the address. */
	selected?: Id;
	/** The id of the tab that is open at first, where the tabs hold it themselves; the first unless given. */
	defaultSelected?: Id;
	/** A tab was opened: its id. */
	onChange?: (id: Id) => void;
	/** A panel that was opened once stays, hidden, with what was typed into it. Otherwise it is made anew. */
	isKeepingPanels?: boolean;
	/** What becomes of more tabs than there is room for: they scroll, or a list of all of them opens besides. */
	overflow?: 'scroll' | 'menu';
}

/** Parts of one page of which one is in sight. Arrow keys open the next one at once. */
export function Tabs<Id extends string = string>({ className, ref, ...props }: TabsProps<Id>) {
	const frame = useRef<HTMLDivElement>(null);
	const refs = useComposedRefs(frame, ref);
	const { label, items, selected, defaultSelected, onChange, isKeepingPanels, overflow, ...root } = props;
	return (
		<div {...root} ref={refs} className={classes(css.tabs, className)}>
			<I18nProvider locale={useReadingLocale(frame)}>
				<Parts {...props} />
			</I18nProvider>
		</div>
	);
}

function Parts<Id extends string>(props: TabsProps<Id>) {
	const { label, items, selected, defaultSelected, onChange, isKeepingPanels = false } = props;
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
	return (
		<>
			<TabRow label={label} items={items} state={state} overflow={props.overflow} />
			{shown.map((item) => (
				<Panel key={item.id} item={item} state={state} />
			))}
		</>
	);
}
