'use client';

import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { readingKey } from '../../field/readingKey';
import { classes, type RootProps } from '../../root';
import * as css from './Tabs.css';
import { tabForKey } from './tabKeys';

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
	items: readonly TabItem<Id>[];
	/** The open one, when the page decides it, e.g. from the address. */
	selected?: Id;
	defaultSelected?: Id;
	onChange?: (id: Id) => void;
	/** A panel that was opened once stays, hidden, with what was typed into it. Otherwise it is made anew. */
	isKeepingPanels?: boolean;
}

/** Parts of one page of which one is in sight. Arrow keys open the next one at once. */
export function Tabs<Id extends string = string>({
	label,
	items,
	selected,
	defaultSelected,
	onChange,
	isKeepingPanels = false,
	className,
	...root
}: TabsProps<Id>) {
	const id = useId();
	const list = useRef<HTMLDivElement>(null);
	const [own, setOwn] = useState(defaultSelected);
	const wanted = selected ?? own;
	const current = items.find((item) => item.id === wanted) ?? items.find((item) => !item.isDisabled);
	const currentId = current?.id;
	const [opened, setOpened] = useState<readonly (Id | undefined)[]>([currentId]);
	if (isKeepingPanels && !opened.includes(currentId)) setOpened([...opened, currentId]);
	const shown = items.filter((item) => item === current || (isKeepingPanels && opened.includes(item.id)));

	useLayoutEffect(() => {
		const tab = currentId && list.current?.querySelector('[aria-selected="true"]');
		if (list.current && tab) bringIntoSight(list.current, tab);
	}, [currentId]);

	function open(item: TabItem<Id> | undefined) {
		if (!item || item === current) return;
		setOwn(item.id);
		onChange?.(item.id);
	}
	function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
		const index = current ? items.indexOf(current) : -1;
		const next = tabForKey(readingKey(event), index, items);
		if (next === undefined) return;
		event.preventDefault();
		open(items[next]);
		event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
	}

	return (
		<div {...root} className={classes(css.tabs, className)}>
			<div ref={list} role="tablist" aria-label={label} className={css.list} onKeyDown={onKeyDown}>
				{items.map((item) => (
					<button
						key={item.id}
						type="button"
						role="tab"
						id={`${id}-tab-${item.id}`}
						className={css.tab}
						aria-selected={item === current}
						aria-controls={shown.includes(item) ? `${id}-panel-${item.id}` : undefined}
						tabIndex={item === current ? 0 : -1}
						disabled={item.isDisabled}
						onClick={() => open(item)}
					>
						{item.icon}
						{item.label}
						{item.badge}
					</button>
				))}
			</div>
			{shown.map((item) => (
				<div
					key={item.id}
					role="tabpanel"
					id={`${id}-panel-${item.id}`}
					className={css.panel}
					aria-labelledby={`${id}-tab-${item.id}`}
					hidden={item !== current}
					// biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be reachable to be read and scrolled
					tabIndex={0}
				>
					{item.content}
				</div>
			))}
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
