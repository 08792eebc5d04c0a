'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type MouseEvent, memo, type Ref, useEffect, useId, useMemo, useRef, useState } from 'react';
import { FieldError, type RevocableChoice, useRevocableChoice } from '../../field';
import { classes, type FrameProps, frameOf } from '../../root';
import { useStrings } from '../../strings/components';
import { Flag } from '../Flag';
import { CheckIcon } from '../Icon';
import * as css from './OptionList.css';
import { useListKeys } from './useListKeys';

/** What a row of the list shows. */
export interface OptionItem {
	id: string;
	title: string;
	/** The language of the title, where it is not the page's. */
	lang?: string | undefined;
	note?: string | undefined;
	/** At the row's end, or below where there is no room: what it costs, and a line about it. */
	aside?: { title: string; note?: string | undefined } | undefined;
	imageUrl?: string | null | undefined;
	/** Stands in the list and can't be chosen; keys pass it over. */
	isDisabled?: boolean | undefined;
}

export interface OptionListProps extends FrameProps, RevocableChoice {
	/** The id of what has the focus: where an error summary leads. One is made unless given. */
	id?: string;
	/** What the list holds. */
	label: string;
	/** The rows, each with an id and a label, in the order of the list. */
	items: readonly OptionItem[];
	/** Stands in place of rows when there are none. */
	emptyMessage?: string;
	/** The id of a text about the list, such as a hint above it. */
	'aria-describedby'?: string;
	/** The list itself, as `id`; a class and `data-*` are its frame's. */
	ref?: Ref<HTMLDivElement>;
}

/** A scrolling list of which one row may be chosen. Plain markup and one handler: 200 rows cost what a few do. */
export function OptionList(props: OptionListProps) {
	const { id, label, items, emptyMessage, ref, isDisabled, isReadOnly } = props;
	const strings = useStrings();
	const made = useId();
	const baseId = id ?? made;
	const list = useRef<HTMLDivElement>(null);
	const refs = useComposedRefs(list, ref);
	const { value: selectedId, change, fault, standIn } = useRevocableChoice(props, () => list.current?.focus());
	const { className, ...data } = frameOf({ ...props, errorMessage: fault });
	const errorId = `${baseId}-error`;
	const [activeId, setActiveId] = useState<string | null>(null);
	const choosable = useMemo(() => items.filter((item) => !item.isDisabled), [items]);
	const active = Math.max(
		0,
		choosable.findIndex((item) => item.id === (activeId ?? selectedId)),
	);
	const activeRow = choosable[active]?.id;
	const groups = useMemo(() => inGroups(items), [items]);
	// A row that was pressed is in sight.
	const pressedId = useRef<string | null>(null);

	const toggle = (item: OptionItem | undefined) => {
		if (!item) return;
		setActiveId(item.id);
		pressedId.current = item.id;
		if (!isReadOnly) change(item.id === selectedId ? null : item.id);
	};
	const setActive = (index: number) => {
		const next = choosable[index]?.id;
		setActiveId(next ?? null);
		const row = list.current?.querySelector(`[id=${JSON.stringify(`${baseId}-${next}`)}]`);
		row?.scrollIntoView?.({ block: 'nearest' });
	};
	const onKeyDown = useListKeys({
		titles: choosable.map((item) => item.title),
		active,
		setActive,
		toggle: (index) => toggle(choosable[index]),
	});

	// Whoever comes back to the list finds the chosen row in sight, without moving the page.
	const hasRows = items.length > 0;
	useEffect(() => {
		const isPressed = selectedId === pressedId.current;
		pressedId.current = null;
		if (!hasRows || isPressed) return undefined;
		const row = list.current?.querySelector<HTMLElement>('[role="option"][aria-selected="true"]');
		if (row && list.current) return keepRevealed(list.current, row);
		return undefined;
	}, [selectedId, hasRows]);

	function onClick(event: MouseEvent) {
		const row = (event.target as Element).closest('[role="option"]');
		if (row) toggle(choosable.find((item) => `${baseId}-${item.id}` === row.id));
	}
	const isEmpty = items.length === 0;
	const frame = { ...data, className: classes(css.frame, isEmpty && css.empty, className) };
	if (isEmpty)
		return (
			<div {...frame} id={baseId} role="status">
				{emptyMessage ?? strings.noResults}
				{standIn}
			</div>
		);
	return (
		<div {...frame}>
			<div
				ref={refs}
				id={baseId}
				role="listbox"
				tabIndex={isDisabled ? undefined : 0}
				aria-label={label}
				aria-describedby={fault ? errorId : props['aria-describedby']}
				aria-disabled={isDisabled}
				aria-readonly={isReadOnly}
				aria-required={props.isRequired}
				aria-invalid={fault ? true : undefined}
				aria-activedescendant={activeRow && `${baseId}-${activeRow}`}
				className={css.list}
				onKeyDown={isDisabled ? undefined : onKeyDown}
				onClick={isDisabled ? undefined : onClick}
			>
				{groups.map((group) => (
					<Rows
						key={group[0]?.id}
						baseId={baseId}
						items={group}
						activeId={idIn(group, activeRow)}
						selectedId={idIn(group, selectedId)}
					/>
				))}
			</div>
			{fault && (
				<div className={css.fault}>
					<FieldError id={errorId} message={fault} />
				</div>
			)}
			{standIn}
		</div>
	);
}

/** What moves a list by hand. */
const handles = ['wheel', 'pointerdown', 'touchmove', 'keydown'] as const;

/**
 * Rows that are not drawn yet have a guessed height, so the row moves when those around it are drawn: it is brought
 * back until somebody takes the list in hand. @returns ends it
 */
function keepRevealed(list: HTMLElement, row: HTMLElement): () => void {
	const controller = new AbortController();
	const { signal } = controller;
	const abort = () => controller.abort();
	const reveal = () => revealInside(list, row);
	reveal();
	list.addEventListener('contentvisibilityautostatechange', reveal, { signal, capture: true });
	for (const name of handles) list.addEventListener(name, abort, { signal, passive: true });
	return abort;
}

/** Scrolls the list, never the page, and only when the row is out of sight. */
function revealInside(list: HTMLElement, row: HTMLElement) {
	const [frame, box] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
	if (box.top >= frame.top && box.bottom <= frame.bottom) return;
	list.scrollTop += box.top - frame.top - (frame.height - box.height) / 2;
}

/** A choice looks through its own group, not through 200 rows, and the browser styles no group that is far out of sight. */
const GROUP = 10;

const inGroups = (items: readonly OptionItem[]) =>
	Array.from({ length: Math.ceil(items.length / GROUP) }, (_, index) =>
		items.slice(index * GROUP, (index + 1) * GROUP),
	);

const idIn = (group: readonly OptionItem[], id: string | null | undefined) =>
	group.find((item) => item.id === id)?.id ?? null;

interface RowsProps {
	baseId: string;
	items: readonly OptionItem[];
	/** null when it is in another group. */
	activeId: string | null;
	selectedId: string | null;
}

const Rows = memo(function Rows({ baseId, items, activeId, selectedId }: RowsProps) {
	return (
		<div role="presentation" className={css.group} data-full={items.length === GROUP || undefined}>
			{items.map((item) => (
				<Row
					key={item.id}
					id={`${baseId}-${item.id}`}
					item={item}
					isActive={item.id === activeId}
					isSelected={item.id === selectedId}
				/>
			))}
		</div>
	);
});

interface RowProps {
	id: string;
	item: OptionItem;
	isActive: boolean;
	isSelected: boolean;
}

const Row = memo(function Row({ id, item, isActive, isSelected }: RowProps) {
	return (
		// biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names its active row
		<div
			id={id}
			role="option"
			aria-selected={isSelected}
			aria-disabled={item.isDisabled || undefined}
			data-active={isActive || undefined}
			data-noted={Boolean(item.note ?? item.aside?.note) || undefined}
			className={css.row}
		>
			{item.imageUrl && <Flag src={item.imageUrl} />}
			<span className={css.texts}>
				<span className={css.words}>
					<span className={css.title} lang={item.lang}>
						{item.title}
					</span>
					{item.note && <span className={css.note}>{item.note}</span>}
				</span>
				{item.aside && (
					<span className={css.aside}>
						<span className={css.title}>{item.aside.title}</span>
						{item.aside.note && <span className={css.note}>{item.aside.note}</span>}
					</span>
				)}
			</span>
			{isSelected && (
				<span className={css.tick}>
					<CheckIcon size="small" />
				</span>
			)}
		</div>
	);
});
