'use client';

import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { FieldError, type FormSettings, FormStandIn, useFieldValue, useFormPart } from '../../field';
import { readingKey } from '../../field/readingKey';
import { classes, frameOf, type RootProps } from '../../root';
import { CheckIcon } from '../Icon';
import * as css from './CardSelect.css';

export interface CardItem {
	id: string;
	/** The card's name. */
	title: string;
	/** What stands below the title: description, price, duration. */
	content?: ReactNode;
	/** A button of its own inside the card, e.g. one that opens the list of documents. */
	action?: ReactNode;
	/** What must be said of the card where it was pressed, e.g. that it does not fit; may hold a button. */
	note?: ReactNode;
}

interface CardSelectBase extends RootProps<HTMLUListElement>, FormSettings<string | null> {
	/** What is being chosen, for assistive technology. */
	label: string;
	/** null for none. Left out, the cards hold their choice themselves. */
	selectedId?: string | null;
	defaultSelectedId?: string | null;
	/** The chosen id; null when the chosen card was pressed again. */
	onChange?: (id: string | null) => void;
	errorMessage?: string | undefined;
	columns?: keyof typeof css.columns;
}

type CardFace = Omit<CardItem, 'id'>;

export type CardSelectProps<Item extends { id: string }> = CardSelectBase &
	(
		| { items: readonly CardItem[]; renderItem?: undefined }
		| { items: readonly Item[]; renderItem: (item: Item) => CardFace }
	);

function facesOf<Item extends { id: string }>(props: CardSelectProps<Item>): readonly CardItem[] {
	const { renderItem } = props;
	return renderItem ? props.items.map((item) => ({ ...renderItem(item), id: item.id })) : props.items;
}

/** Cards of which one may be chosen; pressing the chosen one takes the choice back. Arrow keys move between them. */
export function CardSelect<Item extends { id: string }>(props: CardSelectProps<Item>) {
	const {
		label,
		selectedId,
		defaultSelectedId = null,
		onChange,
		name,
		isRequired,
		isDisabled,
		isReadOnly,
		validate,
		errorMessage,
		columns = 'one',
		items: _items,
		renderItem: _render,
		className,
		...root
	} = props;
	const baseId = useId();
	const { value, change, reset } = useFieldValue(selectedId, defaultSelectedId, onChange);
	const whole = useRef<HTMLInputElement>(null);
	const focus = () => whole.current?.closest('ul')?.querySelector<HTMLElement>('[data-cover]')?.focus();
	const fault = useFormPart({ within: whole, value, isRequired, isReadOnly, validate, errorMessage, reset, focus });
	return (
		<ul
			{...root}
			{...frameOf({ ...props, errorMessage: fault })}
			className={classes(css.list, css.columns[columns], className)}
			aria-label={label}
			aria-describedby={fault ? `${baseId}-error` : undefined}
			onKeyDown={moveBetweenCards}
		>
			{facesOf(props).map(({ id, title, content, action, note }) => {
				const contentId = `${baseId}-${id}`;
				const isSelected = id === value;
				return (
					<li key={id} className={css.card}>
						<button
							type="button"
							data-cover=""
							className={css.cover}
							aria-pressed={isSelected}
							aria-describedby={content ? contentId : undefined}
							disabled={isDisabled}
							aria-disabled={isReadOnly || undefined}
							onClick={() => !isReadOnly && change(isSelected ? null : id)}
						>
							{title}
						</button>
						<span className={css.tick}>{isSelected && <CheckIcon size="small" />}</span>
						{content && (
							<div id={contentId} className={css.content}>
								{content}
							</div>
						)}
						{action && <div className={css.actions}>{action}</div>}
						{note && <div className={css.note}>{note}</div>}
					</li>
				);
			})}
			{/* A list holds rows alone; without a fault this one is nothing that is met. */}
			<li hidden={!fault} className={css.fault}>
				<FieldError id={`${baseId}-error`} message={fault} />
				<FormStandIn ref={whole} name={name} value={value ?? ''} isDisabled={isDisabled} />
			</li>
		</ul>
	);
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

function moveBetweenCards(event: KeyboardEvent<HTMLUListElement>) {
	const by = steps[readingKey(event)];
	const cards = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[data-cover]')];
	const from = cards.indexOf(event.target as HTMLButtonElement);
	if (by === undefined || from < 0) return;
	event.preventDefault();
	cards[(from + by + cards.length) % cards.length]?.focus();
}
