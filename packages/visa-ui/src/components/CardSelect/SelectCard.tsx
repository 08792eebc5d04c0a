'use client';

import { type SyntheticEvent, useId, useRef } from 'react';
import { useGridListItem } from 'react-aria/useGridList';
import type { ListState } from 'react-stately/useListState';
import { CheckIcon } from '../Icon';
import * as css from './CardSelect.css';
import type { CardItem } from './types';

export interface SelectCardProps {
	item: CardItem;
	node: NonNullable<ReturnType<ListState<CardItem>['collection']['getItem']>>;
	state: ListState<CardItem>;
}

/** Pressing a card's own button isn't a press on the card. */
const stay = (event: SyntheticEvent) => event.stopPropagation();
const stop = (event: Event) => event.stopPropagation();
/** Nor is what it opened the card's: when that closes, react-aria's list would give the focus to the card instead. */
const getsFocusBack = (part: HTMLElement | null) => part?.addEventListener('react-aria-focus-scope-restore', stop);
const apart = {
	ref: getsFocusBack,
	onPointerDown: stay,
	onMouseDown: stay,
	onMouseUp: stay,
	onClick: stay,
};

/** One card: a row of a grid list, which is pressed as a whole. */
export function SelectCard({ item: { title, lang, content, action, note }, node, state }: SelectCardProps) {
	const ref = useRef<HTMLDivElement>(null);
	const contentId = useId();
	const { rowProps, gridCellProps, isSelected } = useGridListItem({ node, shouldSelectOnPressUp: true }, state, ref);
	const said = {
		'aria-label': title,
		'aria-labelledby': undefined,
		'aria-describedby': content ? contentId : undefined,
		'aria-selected': isSelected,
		// Whoever is in it when it becomes disabled stays there.
		tabIndex: rowProps.tabIndex ?? -1,
	};
	return (
		<div {...rowProps} {...said} ref={ref} className={css.card}>
			<div {...gridCellProps} className={css.cell}>
				<div className={css.title} lang={lang}>
					{title}
				</div>
				<span className={css.tick}>{isSelected && <CheckIcon size="small" />}</span>
				{content && (
					<div id={contentId} className={css.content}>
						{content}
					</div>
				)}
				{action && (
					<div {...apart} className={css.actions}>
						{action}
					</div>
				)}
				{note && (
					<div {...apart} className={css.note}>
						{note}
					</div>
				)}
			</div>
		</div>
	);
}
