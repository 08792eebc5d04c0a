'use client';

import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useMenu } from 'react-aria/useMenu';
import { Item } from 'react-stately/Item';
import { useTreeState } from 'react-stately/useTreeState';
import { foldedDelegate } from '../../field/foldedDelegate';
import { readingKey } from '../../field/readingKey';
import * as css from './Menu.css';
import { MenuSectionRows } from './MenuSectionRows';
import { Opener, Row } from './Row';
import { isSection, keyOf, type MenuAction, type MenuItem } from './types';
import { type MenuStart, useFirstFocus } from './useFirstFocus';

export interface MenuListProps<Id extends string> {
	label: string;
	items: readonly MenuItem<Id>[];
	/** The row focused when the menu opens; if omitted, focus stays where it is. */
	startAt?: MenuStart;
	/** @param isKept the menu stays open for further choices */
	onChoose: (id: Id, isKept: boolean) => void;
	/** The keyboard continues after the button. */
	onLeave: () => void;
	/** Back to the menu from which this one opened. */
	onBack?: () => void;
}

/** A row that can be reached in a menu. */
interface PlacedRow {
	/** Its own wherever it comes to stand: the focus stays with the row when others are added or removed. */
	key: string;
	label: string;
}

/** How long a pointer must rest, in ms. */
const REST = 200;

/** The rows of an open menu. react-aria moves focus and handles keys; a disabled row can still be read. */
export function MenuList<Id extends string>({ label, items, startAt, onChoose, onLeave, onBack }: MenuListProps<Id>) {
	const list = useRef<HTMLDivElement>(null);
	const [openId, setOpenId] = useState<Id | null>(null);
	const [waiting] = useState<{ timer?: ReturnType<typeof setTimeout>; over?: Id | null | undefined }>({});
	const rows = useMemo(() => placed(items), [items]);
	const state = useTreeState<PlacedRow>({
		items: rows,
		children: (row) => (
			<Item key={row.key} textValue={row.label}>
				{row.label}
			</Item>
		),
		selectionMode: 'none',
	});
	const keyboardDelegate = foldedDelegate(state.collection, list);
	const { menuProps } = useMenu({ 'aria-label': label, keyboardDelegate }, state, list);
	useFirstFocus(list, startAt);
	useEffect(() => () => clearTimeout(waiting.timer), [waiting]);

	function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
		const key = readingKey(event);
		const row = event.target as HTMLElement;
		if (key === 'ArrowRight' && row.ariaHasPopup) row.click();
		else if (key === 'ArrowLeft' && onBack) onBack();
		else return;
		event.preventDefault();
		// Pressing something in here isn't a press in the parent menu.
		event.stopPropagation();
	}
	function onTab(event: KeyboardEvent) {
		if (event.key !== 'Tab') return;
		event.stopPropagation();
		onLeave();
	}
	/**
	 * A pointer resting on a row opens its submenu, or closes that of another. One that doesn't move is ignored: a menu
	 * may open beneath it, by a key.
	 */
	function onRest(event: PointerEvent, id: Id | null) {
		if (waiting.over === id) return;
		waiting.over = id;
		clearTimeout(waiting.timer);
		if (event.pointerType === 'mouse' && id !== openId) waiting.timer = setTimeout(() => setOpenId(id), REST);
	}

	return (
		<div role="none" onKeyDown={onKeyDown} onKeyDownCapture={onTab}>
			{/* The frame around it is the menu, and has its name. */}
			<div {...menuProps} ref={list} role="none" aria-label={undefined} tabIndex={undefined} className={css.list}>
				{items.map((item, index) => {
					// biome-ignore lint/suspicious/noArrayIndexKey: a separator is its place
					if (item === 'separator') return <hr key={index} className={css.separator} />;
					if (isSection(item))
						// biome-ignore lint/suspicious/noArrayIndexKey: and so is a section
						return <MenuSectionRows key={index} section={item} state={state} onChoose={onChoose} />;
					const isOpener = item.items !== undefined && !item.isDisabled;
					return (
						<div
							key={item.id}
							role="none"
							onPointerMove={(event) => onRest(event, isOpener ? item.id : null)}
							onPointerLeave={() => {
								waiting.over = undefined;
							}}
						>
							{isOpener ? (
								<Opener
									item={item}
									place={keyOf(item)}
									state={state}
									isOpen={openId === item.id}
									onOpenChange={(isOpen) => setOpenId(isOpen ? item.id : null)}
									renderList={(onClose) => (
										<MenuList
											label={item.label}
											items={item.items ?? []}
											startAt="first"
											onChoose={onChoose}
											onLeave={onLeave}
											onBack={onClose}
										/>
									)}
								/>
							) : (
								<Row item={item} place={keyOf(item)} state={state} onChoose={() => onChoose(item.id, false)} />
							)}
						</div>
					);
				})}
			</div>
		</div>
	);
}

/** The rows in sequence. */
const placed = <Id extends string>(items: readonly MenuItem<Id>[]): PlacedRow[] =>
	items.flatMap((item) => {
		const section = item !== 'separator' && isSection(item) ? item : undefined;
		const own = section ? section.items : [item as MenuAction<Id>];
		return item === 'separator' ? [] : own.map((row) => ({ key: keyOf(row, section), label: row.label }));
	});
