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
import { isSection, type MenuItem } from './types';
import { type MenuStart, useFirstFocus } from './useFirstFocus';

export interface MenuListProps<Id extends string> {
	label: string;
	items: readonly MenuItem<Id>[];
	/** The row that takes the focus as the menu opens; left out, the focus stays where it is. */
	startAt?: MenuStart;
	/** @param isKept the menu stays open for another */
	onChoose: (id: Id, isKept: boolean) => void;
	/** The keyboard goes on to what follows the button. */
	onLeave: () => void;
	/** Back to the menu that this one opened from. */
	onBack?: () => void;
}

/** What moves in a menu, row by row; a row's key is its place. */
interface PlacedRow {
	key: number;
	label: string;
}

/** Milliseconds until a pointer is taken to rest. */
const REST = 200;

/** The rows of an open menu. react-aria moves the focus and hears the keys; a row that does nothing can still be read. */
export function MenuList<Id extends string>({ label, items, startAt, onChoose, onLeave, onBack }: MenuListProps<Id>) {
	const list = useRef<HTMLDivElement>(null);
	const [openId, setOpenId] = useState<Id | null>(null);
	const [waiting] = useState<{ timer?: ReturnType<typeof setTimeout>; over?: Id | null | undefined }>({});
	const { rows, placeOf } = useMemo(() => placed(items), [items]);
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
		// What is pressed in here is no press in the menu that this one stands beside.
		event.stopPropagation();
	}
	function onTab(event: KeyboardEvent) {
		if (event.key !== 'Tab') return;
		event.stopPropagation();
		onLeave();
	}
	/**
	 * A pointer that comes to rest on a row opens its menu, or closes that of another. One that does not move says nothing:
	 * a menu may open beneath it, by a key.
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
					const first = placeOf[index] ?? 0;
					// biome-ignore lint/suspicious/noArrayIndexKey: a separator is its place
					if (item === 'separator') return <hr key={index} className={css.separator} />;
					if (isSection(item))
						// biome-ignore lint/suspicious/noArrayIndexKey: and so is a section
						return <MenuSectionRows key={index} section={item} state={state} first={first} onChoose={onChoose} />;
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
									place={first}
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
								<Row item={item} place={first} state={state} onChoose={() => onChoose(item.id, false)} />
							)}
						</div>
					);
				})}
			</div>
		</div>
	);
}

/** The rows one after another, and for each item the place of its first. */
function placed<Id extends string>(items: readonly MenuItem<Id>[]) {
	const rows: PlacedRow[] = [];
	const placeOf = items.map((item) => {
		const first = rows.length;
		const own = item === 'separator' ? [] : isSection(item) ? item.items : [item];
		for (const { label } of own) rows.push({ key: rows.length, label });
		return first;
	});
	return { rows, placeOf };
}
