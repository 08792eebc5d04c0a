'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type ReactNode, type Ref, type RefObject, useId, useRef } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { FieldError, type RevocableChoice, useRevocableChoice } from '../../field';
import { useReadingLocale } from '../../field/useReadingLocale';
import { classes, frameOf, type RootProps } from '../../root';
import { firstStop, leadFocus } from '../../root/leadFocus';
import { look } from '../../root/look';
import * as css from './CardSelect.css';
import { SelectCard } from './SelectCard';
import { useCards } from './useCards';

/** What a card shows. */
export interface CardItem {
	id: string;
	/** The card's name. */
	title: string;
	/** The language of the title, where it is not the page's. */
	lang?: string | undefined;
	/** What stands below the title: description, price, duration. */
	content?: ReactNode;
	/** A button of its own inside the card, e.g. one that opens the list of documents. */
	action?: ReactNode;
	/** What must be said of the card where it was pressed, e.g. that it does not fit; may hold a button. */
	note?: ReactNode;
}

interface CardSelectBase extends RootProps, RevocableChoice {
	/** What is being chosen, for assistive technology. */
	label: string;
	/** The most that stand beside each other; fewer where the room is less. */
	columns?: keyof typeof css.columns;
}

type CardFace = Omit<CardItem, 'id'>;

export type CardSelectProps<Item extends { id: string }> = CardSelectBase &
	(
		| {
				/** What can be chosen: cards as they are, or anything with an id that `renderItem` makes a card of. */
				items: readonly CardItem[];
				renderItem?: undefined;
		  }
		| {
				items: readonly Item[];
				/** What the card of an item shows. */
				renderItem: (item: Item) => CardFace;
		  }
	);

function facesOf<Item extends { id: string }>(props: CardSelectProps<Item>): readonly CardItem[] {
	const { renderItem } = props;
	return renderItem ? props.items.map((item) => ({ ...renderItem(item), id: item.id })) : props.items;
}

/** Cards of which one may be chosen; pressing the chosen one takes the choice back. Arrow keys move between them. */
export function CardSelect<Item extends { id: string }>(props: CardSelectProps<Item>) {
	const list = useRef<HTMLDivElement>(null);
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
		isDisabled,
		isReadOnly,
		columns = 'one',
		// The choice's, and no attributes of the root.
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
	const { value, change, fault, standIn } = useRevocableChoice(
		props,
		() => list.current && firstStop(list.current)?.focus(),
	);
	const isGrid = columns !== 'one';
	const cards = { label, faces, list, value, isGrid, isDisabled, isReadOnly, fault: fault && errorId, change };
	const { state, gridProps } = useCards(cards);
	return (
		<div
			{...root}
			{...frameOf({ ...props, errorMessage: fault })}
			ref={useComposedRefs(ref as Ref<HTMLDivElement>, leadFocus)}
			className={classes(css.frame, className)}
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
