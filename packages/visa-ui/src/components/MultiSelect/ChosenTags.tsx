'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useRef, useState } from 'react';
import type { ComboBoxItem } from '../../field/comboBox';
import { stayAmong } from '../../root/keepFocus';
import { useStrings } from '../../strings/components';
import { CloseIcon } from '../Icon';
import * as css from './MultiSelect.css';

const stayAtTag = stayAmong('button:enabled');

/** How many tags are shown before the rest is collapsed: two or three lines. */
const FEW = 12;

export interface ChosenTagsProps<Item extends ComboBoxItem> {
	items: readonly Item[];
	/** The id of how many there are, which describes the field. */
	countId: string;
	onRemove: (item: Item) => void;
	onAll?: (() => void) | undefined;
	onNone: () => void;
	/** The last tag was removed: focus must move. */
	onLeft: () => void;
	isDisabled?: boolean | undefined;
	/** They can be read, and not removed. */
	isReadOnly?: boolean | undefined;
}

/** The selected items, each with a button that removes it. Focus moves to the next tag. */
export function ChosenTags<Item extends ComboBoxItem>(props: ChosenTagsProps<Item>) {
	const { items, onRemove, onAll, onNone, onLeft, isDisabled, isReadOnly } = props;
	const isFixed = isDisabled || isReadOnly;
	const words = useStrings().multiSelect;
	const list = useRef<HTMLUListElement>(null);
	const [isWhole, setWhole] = useState(false);
	const shown = isWhole ? items : items.slice(0, FEW);

	function remove(item: Item, index: number) {
		const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
		const next = buttons[index + 1] ?? buttons[index - 1];
		onRemove(item);
		if (next) next.focus();
		else onLeft();
	}
	const act = (action: () => void) => () => {
		action();
		onLeft();
	};
	return (
		<>
			<ul
				ref={useComposedRefs(list, stayAtTag)}
				aria-label={words.list}
				className={items.length > 0 ? css.tags : css.none}
			>
				{shown.map((item, index) => (
					<li
						key={item.id}
						className={css.tag}
						data-disabled={isDisabled || undefined}
						data-readonly={isReadOnly || undefined}
					>
						{item.label}
						{!isReadOnly && (
							<button
								type="button"
								className={css.remove}
								aria-label={words.remove(item.label)}
								disabled={isDisabled}
								onClick={() => remove(item, index)}
							>
								<CloseIcon size="small" />
							</button>
						)}
					</li>
				))}
			</ul>
			<div className={css.foot}>
				{items.length > 0 && (
					<span id={props.countId} className={css.count}>
						{words.chosen(items.length)}
					</span>
				)}
				{items.length > FEW && (
					<button type="button" className={css.action} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
						{isWhole ? words.fewer : words.more(items.length - FEW)}
					</button>
				)}
				{onAll && !isFixed && (
					<button type="button" className={css.action} onClick={act(onAll)}>
						{words.all}
					</button>
				)}
				{items.length > 1 && !isFixed && (
					<button type="button" className={css.action} onClick={act(onNone)}>
						{words.none}
					</button>
				)}
			</div>
		</>
	);
}
