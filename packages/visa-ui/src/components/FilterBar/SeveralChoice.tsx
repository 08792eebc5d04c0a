'use client';

import { type KeyboardEvent, useId, useState } from 'react';
import { filterItems } from '../../field/comboBox';
import { isComposing } from '../../root/isComposing';
import { useStrings } from '../../strings/components';
import { CheckboxGroup } from '../CheckboxGroup';
import { SearchField } from '../SearchField';
import { VisuallyHidden } from '../VisuallyHidden';
import * as css from './FilterBar.css';

export interface SeveralChoiceProps {
	label: string;
	items: readonly { id: string; label: string }[];
	chosen: readonly string[];
	isSearchable: boolean;
	/** Whether the items are still loading. */
	isPending: boolean;
	onChange: (chosen: string[]) => void;
}

/** Where the arrows lead, in order: the search, and the checkboxes. */
const stops = (around: Element) => [...around.querySelectorAll<HTMLInputElement>('input:enabled')];

/** The checkboxes of a multiple selection, and above a long list a search. What it hides stays selected. */
export function SeveralChoice({ label, items, chosen, isSearchable, isPending, onChange }: SeveralChoiceProps) {
	const strings = useStrings();
	const listId = useId();
	const [text, setText] = useState('');
	/** What Enter did, for whoever doesn't see the checkbox: the focus stays in the search. */
	const [done, setDone] = useState('');
	// In the list's own order: what begins with the text isn't moved up, away from where it was a letter before.
	const found = new Set(filterItems(items, text));
	const shown = items.filter((item) => found.has(item));
	const isShown = (id: string) => shown.some((item) => item.id === id);
	/** @param among of those that are shown, the selected ones */
	function change(among: readonly string[]) {
		const isKept = (id: string) => (isShown(id) ? among.includes(id) : chosen.includes(id));
		onChange(items.map(({ id }) => id).filter(isKept));
	}
	/** As where a single one is chosen: arrows lead into the list, and Enter chooses what has been found. */
	function press(event: KeyboardEvent<HTMLElement>) {
		const { target, key, nativeEvent } = event;
		if (isComposing(nativeEvent) || !(target instanceof HTMLInputElement)) return;
		if (key === 'ArrowDown' || key === 'ArrowUp') {
			const all = stops(event.currentTarget);
			event.preventDefault();
			all[all.indexOf(target) + (key === 'ArrowDown' ? 1 : -1)]?.focus();
		} else if (key === 'Enter' && target.type === 'search') {
			event.preventDefault();
			const [only, another] = shown;
			if (text === '' || !only || another) return;
			const isChosen = chosen.includes(only.id);
			change(isChosen ? [] : [only.id]);
			setDone((isChosen ? strings.multiSelect.removed : strings.multiSelect.added)(only.label));
			// The next one is typed over it.
			target.select();
		}
	}
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the fields in it.
		<div className={isSearchable ? css.severalSearch : undefined} onKeyDown={isSearchable ? press : undefined}>
			{isSearchable && (
				<SearchField
					aria-label={`${strings.search}: ${label}`}
					aria-controls={listId}
					placeholder={strings.search}
					value={text}
					onChange={(next) => {
						setText(next);
						setDone('');
					}}
				/>
			)}
			<div id={listId} className={css.severalChoice}>
				{shown.length > 0 && (
					<CheckboxGroup aria-label={label} items={shown} value={chosen.filter(isShown)} onChange={change} />
				)}
				<p role="status" className={css.noneFound}>
					{shown.length === 0 && (isPending ? strings.loading : strings.noResults)}
				</p>
				<VisuallyHidden>
					<span role="status">{shown.length > 0 && done}</span>
				</VisuallyHidden>
			</div>
		</div>
	);
}
