'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTypeAhead } from '../../field/typeAhead';
import { CheckIcon } from '../Icon';
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
}

/** A row of any kind: its role begins with this. */
const anyRow = '[role^="menuitem"]';

const isSection = <Id extends string>(item: MenuItem<Id>): item is MenuSection<Id> =>
	item !== 'separator' && 'items' in item;

/** The rows of an open menu: one of them has the focus, and keys move it. */
export function MenuList<Id extends string>({ items, startAt, onChoose, onLeave }: MenuListProps<Id>) {
	const list = useRef<HTMLDivElement>(null);
	const letters = useTypeAhead();
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
		const all = rows();
		const index = all.findIndex((row) => row.matches(':focus'));
		const next = rowForKey(event.key, index, all.length);
		if (next !== undefined) all[next]?.focus();
		// A button hears Space by itself, a link does not.
		else if (event.key === ' ' && !letters.isTyping(event)) all[index]?.click();
		else if (letters.isLetter(event)) all[letters.type(event, labels, index)]?.focus();
		else return;
		event.preventDefault();
	}

	return (
		<div ref={list} role="none" className={css.list} onKeyDown={onKeyDown}>
			{items.map((item, index) => {
				// biome-ignore lint/suspicious/noArrayIndexKey: a separator is its place
				if (item === 'separator') return <hr key={index} className={css.separator} />;
				// biome-ignore lint/suspicious/noArrayIndexKey: and so is a section
				if (isSection(item)) return <Section key={index} section={item} onChoose={onChoose} />;
				return <Row key={item.id} item={item} onChoose={() => onChoose(item.id, false)} />;
			})}
		</div>
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
	item: MenuAction;
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
