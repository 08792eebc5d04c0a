'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTypeAhead } from '../../field/typeAhead';
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

export type MenuItem<Id extends string = string> = MenuAction<Id> | 'separator';

export interface MenuListProps<Id extends string> {
	items: readonly MenuItem<Id>[];
	startAt: 'first' | 'last';
	onChoose: (id: Id) => void;
	/** The keyboard goes on to what follows the button. */
	onLeave: () => void;
}

/** The rows of an open menu: one of them has the focus, and keys move it. */
export function MenuList<Id extends string>({ items, startAt, onChoose, onLeave }: MenuListProps<Id>) {
	const list = useRef<HTMLDivElement>(null);
	const letters = useTypeAhead();
	const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
	const labels = items.flatMap((item) => (item === 'separator' ? [] : [item.label]));

	useEffect(() => {
		const all = list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]');
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
			{items.map((item, index) =>
				item === 'separator' ? (
					// biome-ignore lint/suspicious/noArrayIndexKey: a separator is its place
					<hr key={index} className={css.separator} />
				) : (
					<Row key={item.id} item={item} onChoose={() => onChoose(item.id)} />
				),
			)}
		</div>
	);
}

function Row({ item, onChoose }: { item: MenuAction; onChoose: () => void }) {
	const anchor = useAnchor({ href: item.href ?? '', isExternal: item.isExternal, onPress: onChoose });
	const shared = {
		role: 'menuitem',
		tabIndex: -1,
		className: `${css.item} ${css.tone[item.tone ?? 'plain']}`,
		'aria-disabled': item.isDisabled || undefined,
	} as const;
	const face = (
		<>
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
