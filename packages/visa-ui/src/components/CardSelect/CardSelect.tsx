'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type Ref, type RefObject, useId, useRef } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { checkAmong, checkName, FieldError, leaving, type RevocableChoice, useRevocableChoice } from '../../field';
import { useReadingLocale } from '../../field/useReadingLocale';
import { classes, frameOf, type RootProps } from '../../root';
import { firstStop, leadFocus } from '../../root/leadFocus';
import { listOf } from '../../root/listOf';
import { look } from '../../root/look';
import * as css from './CardSelect.css';
import { SelectCard } from './SelectCard';
import type { CardItem } from './types';
import { useCards } from './useCards';

interface CardSelectBase extends RootProps, RevocableChoice {
	/** The accessible name of the group. */
	label: string;
	/** The maximum number of columns; fewer if there is less room. */
	columns?: keyof typeof css.columns;
}

type CardFace = Omit<CardItem, 'id'>;

export type CardSelectProps<Item extends { id: string }> = CardSelectBase &
	(
		| {
				/** The items: cards, or any objects with an id that `renderItem` turns into cards. */
				items: readonly CardItem[];
				renderItem?: undefined;
		  }
		| {
				items: readonly Item[];
				/** Returns the content of an item's card. */
				renderItem: (item: Item) => CardFace;
		  }
	);

function facesOf<Item extends { id: string }>(props: CardSelectProps<Item>): readonly CardItem[] {
	const { renderItem } = props;
	if (!renderItem) return listOf(props.items, props.label);
	return listOf(props.items, props.label).map((item) => ({ ...renderItem(item), id: item.id }));
}

/** A single choice among cards. Pressing the selected card deselects it. Arrow keys move between cards. */
export function CardSelect<Item extends { id: string }>(props: CardSelectProps<Item>) {
	const list = useRef<HTMLDivElement>(null);
	checkName(props);
	return (
		<I18nProvider locale={useReadingLocale(list)}>
			<Cards {...props} faces={facesOf(props)} list={list} />
		</I18nProvider>
	);
}

type CardsProps<Item extends { id: string }> = CardSelectProps<Item> & {
	faces: readonly CardItem[];
	list: RefObject<HTMLDivElement | null>;
};

function Cards<Item extends { id: string }>({ faces, list, ...props }: CardsProps<Item>) {
	const {
		label,
		isDisabled: _isDisabled,
		isReadOnly,
		columns = 'one',
		// These belong to the choice, not to the root's attributes.
		value: _value,
		selectedId: _selectedId,
		defaultValue: _defaultValue,
		defaultSelectedId: _defaultSelectedId,
		onChange: _onChange,
		name: _name,
		form: _form,
		isRequired: _isRequired,
		validate: _validate,
		errorMessage: _errorMessage,
		items: _items,
		renderItem: _render,
		className,
		ref,
		...root
	} = props;
	const errorId = useId();
	const { value, change, fault, standIn, isDisabled } = useRevocableChoice(
		props,
		() => list.current && firstStop(list.current)?.focus(),
	);
	checkAmong(faces, value, label);
	const isGrid = columns !== 'one';
	const cards = { label, faces, list, value, isGrid, isDisabled, isReadOnly, fault: fault && errorId, change };
	const { state, gridProps } = useCards(cards);
	return (
		<div
			{...root}
			{...frameOf({ ...props, isDisabled, errorMessage: fault })}
			ref={useComposedRefs(ref as Ref<HTMLDivElement>, leadFocus)}
			className={classes(css.frame, className)}
			{...leaving(props)}
		>
			<div {...gridProps} ref={list} className={classes(css.list, look(css.columns, columns))}>
				{faces.map((item) => {
					const node = state.collection.getItem(item.id);
					return node && <SelectCard key={item.id} item={item} node={node} state={state} />;
				})}
			</div>
			<FieldError id={errorId} message={fault} />
			{standIn}
		</div>
	);
}
