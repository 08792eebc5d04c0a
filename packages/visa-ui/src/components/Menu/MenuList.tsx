'use client';

import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { readingKey } from '../../field/readingKey';
import { useTypeAhead } from '../../field/typeAhead';
import { Popover } from '../../overlay';
import { CheckIcon, ChevronRightIcon } from '../Icon';
import { NewTabMark, useAnchor } from '../Link';
import * as css from './Menu.css';
import { rowForKey } from './menuKeys';

export interface MenuAction<Id extends string = string> {
	id: Id;
	label: string;
	icon?: ReactNode;
	/** For what can't be taken back. */
	tone?: 'critical';
	/** Stays in its place and can be read, but does nothing. */
	isDisabled?: boolean;
	/** Leads somewhere instead of doing something. */
	href?: string;
	isExternal?: boolean;
	/** It opens a menu of its own beside it, and does nothing else. */
	items?: readonly MenuItem<Id>[];
}

/** Rows under a name of their own: actions, or a choice that is kept. */
export interface MenuSection<Id extends string = string> {
	/** Its name, in sight and for assistive technology. */
	label: string;
	items: readonly MenuAction<Id>[];
	/** 'single': one of its rows is chosen, and choosing closes the menu. 'multiple': any number, and it stays open. */
	selectionMode?: 'single' | 'multiple';
	/** The ids of what is chosen. */
	selected?: readonly Id[];
	/** The choice as it is wanted now, in the order of the rows; `onAction` is told the row besides. */
	onChange?: (selected: Id[]) => void;
}

export type MenuItem<Id extends string = string> = MenuAction<Id> | MenuSection<Id> | 'separator';

export interface MenuListProps<Id extends string> {
	items: readonly MenuItem<Id>[];
	startAt: 'first' | 'last';
	/** @param isKept the menu stays open for another */
	onChoose: (id: Id, isKept: boolean) => void;
	/** The keyboard goes on to what follows the button. */
	onLeave: () => void;
	/** Back to the menu that this one opened from. */
	onBack?: () => void;
}

/** A row of any kind: its role begins with this. */
const anyRow = '[role^="menuitem"]';

const isSection = <Id extends string>(item: MenuItem<Id>): item is MenuSection<Id> =>
	item !== 'separator' && !('id' in item);

/** The rows of an open menu: one of them has the focus, and keys move it. */
export function MenuList<Id extends string>({ items, startAt, onChoose, onLeave, onBack }: MenuListProps<Id>) {
	const list = useRef<HTMLDivElement>(null);
	const letters = useTypeAhead();
	const [openId, setOpenId] = useState<Id | null>(null);
	const [waiting] = useState<{ timer?: ReturnType<typeof setTimeout> }>({});
	const rows = () => [...(list.current?.querySelectorAll<HTMLElement>(anyRow) ?? [])];
	const labels = items.flatMap((item) => {
		if (item === 'separator') return [];
		return isSection(item) ? item.items.map(({ label }) => label) : [item.label];
	});

	useEffect(() => {
		const all = list.current?.querySelectorAll<HTMLElement>(anyRow);
		all?.[startAt === 'first' ? 0 : all.length - 1]?.focus({ preventScroll: true });
	}, [startAt]);

	function onKeyDown(event: KeyboardEvent) {
		if (event.key === 'Tab') return onLeave();
		const key = readingKey(event);
		// What is pressed in here is no press in the menu that this one stands beside.
		if (onBack && key !== 'Escape') event.stopPropagation();
		if (onBack && key === 'ArrowLeft') return onBack();
		const all = rows();
		const index = all.findIndex((row) => row.matches(':focus'));
		const next = rowForKey(event.key, index, all.length);
		if (next !== undefined) all[next]?.focus();
		// A button hears Space by itself, a link does not.
		else if (key === 'ArrowRight' && all[index]?.ariaHasPopup) all[index]?.click();
		else if (event.key === ' ' && !letters.isTyping(event)) all[index]?.click();
		else if (letters.isLetter(event)) all[letters.type(event, labels, index)]?.focus();
		else return;
		event.preventDefault();
	}

	useEffect(() => () => clearTimeout(waiting.timer), [waiting]);
	/** A pointer that rests on a row opens its menu, or closes that of another. */
	function onRest(event: PointerEvent, id: Id | null) {
		clearTimeout(waiting.timer);
		if (event.pointerType === 'mouse' && id !== openId) waiting.timer = setTimeout(() => setOpenId(id), REST);
	}

	return (
		<div ref={list} role="none" className={css.list} onKeyDown={onKeyDown}>
			{items.map((item, index) => {
				// biome-ignore lint/suspicious/noArrayIndexKey: a separator is its place
				if (item === 'separator') return <hr key={index} className={css.separator} />;
				// biome-ignore lint/suspicious/noArrayIndexKey: and so is a section
				if (isSection(item)) return <Section key={index} section={item} onChoose={onChoose} />;
				const isOpener = item.items !== undefined && !item.isDisabled;
				return (
					<div key={item.id} role="none" onPointerEnter={(event) => onRest(event, isOpener ? item.id : null)}>
						{isOpener ? (
							<Opener
								item={item}
								isOpen={openId === item.id}
								onOpenChange={(isOpen) => setOpenId(isOpen ? item.id : null)}
								onChoose={onChoose}
								onLeave={onLeave}
							/>
						) : (
							<Row item={item} onChoose={() => onChoose(item.id, false)} />
						)}
					</div>
				);
			})}
		</div>
	);
}

/** Milliseconds until a pointer is taken to rest. */
const REST = 200;

interface OpenerProps<Id extends string> extends Pick<MenuListProps<Id>, 'onChoose' | 'onLeave'> {
	item: MenuAction<Id>;
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
}

/** A row with a menu of its own, beside it. */
function Opener<Id extends string>({ item, isOpen, onOpenChange, onChoose, onLeave }: OpenerProps<Id>) {
	const row = useRef<HTMLButtonElement>(null);
	return (
		<>
			<button
				ref={row}
				type="button"
				role="menuitem"
				tabIndex={-1}
				className={`${css.item} ${css.tone[item.tone ?? 'plain']}`}
				aria-haspopup="menu"
				aria-expanded={isOpen}
				onClick={() => onOpenChange(true)}
			>
				{item.icon}
				<span className={css.grow}>{item.label}</span>
				<ChevronRightIcon size="small" />
			</button>
			<Popover
				isOpen={isOpen}
				onOpenChange={onOpenChange}
				anchor={row}
				label={item.label}
				role="menu"
				side="right"
				align="start"
			>
				<MenuList
					items={item.items ?? []}
					startAt="first"
					onChoose={onChoose}
					onLeave={onLeave}
					onBack={() => onOpenChange(false)}
				/>
			</Popover>
		</>
	);
}

interface SectionProps<Id extends string> {
	section: MenuSection<Id>;
	onChoose: MenuListProps<Id>['onChoose'];
}

function Section<Id extends string>({ section, onChoose }: SectionProps<Id>) {
	const id = useId();
	const { label, items, selectionMode, selected = [], onChange } = section;
	function choose(item: MenuAction<Id>) {
		if (selectionMode === 'single') onChange?.([item.id]);
		if (selectionMode === 'multiple') {
			const isIn = (other: Id) => selected.includes(other) !== (other === item.id);
			onChange?.(items.map((other) => other.id).filter(isIn));
		}
		onChoose(item.id, selectionMode === 'multiple');
	}
	return (
		// biome-ignore lint/a11y/useSemanticElements: rows of a menu are no fields
		<div role="group" aria-labelledby={id} className={css.section}>
			<div id={id} className={css.sectionLabel}>
				{label}
			</div>
			{items.map((item) => (
				<Row
					key={item.id}
					item={item}
					onChoose={() => choose(item)}
					selectionMode={selectionMode}
					isSelected={selected.includes(item.id)}
				/>
			))}
		</div>
	);
}

const roles = { single: 'menuitemradio', multiple: 'menuitemcheckbox' } as const;

interface RowProps {
	item: Omit<MenuAction, 'items'>;
	onChoose: () => void;
	selectionMode?: MenuSection['selectionMode'];
	isSelected?: boolean;
}

function Row({ item, onChoose, selectionMode, isSelected = false }: RowProps) {
	const anchor = useAnchor({ href: item.href ?? '', isExternal: item.isExternal, onPress: onChoose });
	const shared = {
		role: selectionMode ? roles[selectionMode] : 'menuitem',
		'aria-checked': selectionMode ? isSelected : undefined,
		tabIndex: -1,
		className: `${css.item} ${css.tone[item.tone ?? 'plain']}`,
		'aria-disabled': item.isDisabled || undefined,
	} as const;
	const face = (
		<>
			{selectionMode && <span className={css.mark}>{isSelected && <CheckIcon size="small" />}</span>}
			{item.icon}
			<span>{item.label}</span>
		</>
	);
	if (item.href !== undefined && !item.isDisabled) {
		return (
			<a {...shared} {...anchor}>
				{face}
				{item.isExternal && <NewTabMark />}
			</a>
		);
	}
	return (
		<button type="button" {...shared} onClick={item.isDisabled ? undefined : onChoose}>
			{face}
		</button>
	);
}
