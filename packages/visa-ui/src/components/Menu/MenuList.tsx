'use client';

import {
	type KeyboardEvent,
	type PointerEvent,
	type ReactNode,
	type RefObject,
	useEffect,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from 'react';
import { useMenu } from 'react-aria/useMenu';
import { Item } from 'react-stately/Item';
import { useTreeState } from 'react-stately/useTreeState';
import { foldedDelegate } from '../../field/foldedDelegate';
import { readingKey } from '../../field/readingKey';
import * as css from './Menu.css';
import { MenuSectionRows } from './MenuSectionRows';
import { Opener, Row } from './Row';

/** A menu item that performs an action, is a link, or opens a submenu. */
export interface MenuAction<Id extends string = string> {
	id: Id;
	label: string;
	icon?: ReactNode;
	/** A Badge with a count at the end of the row. Not for items with a submenu, whose arrow is there. */
	badge?: ReactNode;
	/** For actions that can't be undone. */
	tone?: 'critical';
	/** Disables the item; it stays visible and readable. */
	isDisabled?: boolean;
	/** Makes the item a link. */
	href?: string;
	isExternal?: boolean;
	/** The items of a submenu; the item itself does nothing else. */
	items?: readonly MenuItem<Id>[];
}

/** A group of items with a heading: actions, or a selection. */
export interface MenuSection<Id extends string = string> {
	/** The heading, also exposed to assistive technology. */
	label: string;
	items: readonly MenuAction<Id>[];
	/**
	 * `single`: one item is selected, and selecting closes the menu. `multiple`: any number, and the menu stays open.
	 */
	selectionMode?: 'single' | 'multiple';
	/** The ids of the selected items. */
	selected?: readonly Id[];
	/** Called with the ids of the selected items, in the order of the items; `onAction` is called too. */
	onChange?: (selected: Id[]) => void;
}

/** An item of a menu, a group of items, or a separator. */
export type MenuItem<Id extends string = string> = MenuAction<Id> | MenuSection<Id> | 'separator';

export interface MenuListProps<Id extends string> {
	label: string;
	items: readonly MenuItem<Id>[];
	/** The row that takes the focus as the menu opens; left out, the focus stays where it is. */
	startAt?: 'first' | 'last';
	/** @param isKept the menu stays open for another */
	onChoose: (id: Id, isKept: boolean) => void;
	/** The keyboard goes on to what follows the button. */
	onLeave: () => void;
	/** Back to the menu that this one opened from. */
	onBack?: () => void;
}

const isSection = <Id extends string>(item: MenuItem<Id>): item is MenuSection<Id> =>
	item !== 'separator' && !('id' in item);

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

/**
 * The row that has the focus first: at once, where react-aria's `autoFocus` lets a key go by that comes right after the
 * opening. react-aria hears of it by the focus.
 */
function useFirstFocus(list: RefObject<HTMLElement | null>, startAt: MenuListProps<string>['startAt']) {
	const begin = useRef(() => {
		if (!startAt) return;
		const rows = list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [];
		rows[startAt === 'last' ? rows.length - 1 : 0]?.focus({ preventScroll: true });
	});
	useLayoutEffect(() => begin.current(), []);
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
