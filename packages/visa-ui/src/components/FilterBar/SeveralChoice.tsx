'use client';

import { useId, useState } from 'react';
import { filterItems } from '../../field/comboBox';
import { useStrings } from '../../strings/components';
import { CheckboxGroup } from '../CheckboxGroup';
import { SearchField } from '../SearchField';
import * as css from './FilterBar.css';

export interface SeveralChoiceProps {
	label: string;
	items: readonly { id: string; label: string }[];
	chosen: readonly string[];
	isSearchable: boolean;
	onChange: (chosen: string[]) => void;
}

/** The checkboxes of a multiple selection, and above a long list a search. What it hides stays selected. */
export function SeveralChoice({ label, items, chosen, isSearchable, onChange }: SeveralChoiceProps) {
	const strings = useStrings();
	const listId = useId();
	const [text, setText] = useState('');
	// In the list's own order: what begins with the text isn't moved up, away from where it was a letter before.
	const found = new Set(filterItems(items, text));
	const shown = items.filter((item) => found.has(item));
	const isShown = (id: string) => shown.some((item) => item.id === id);
	/** @param among of those that are shown, the selected ones */
	function change(among: readonly string[]) {
		const isKept = (id: string) => (isShown(id) ? among.includes(id) : chosen.includes(id));
		onChange(items.map(({ id }) => id).filter(isKept));
	}
	return (
		<>
			{isSearchable && (
				<SearchField
					aria-label={`${strings.search}: ${label}`}
					aria-controls={listId}
					placeholder={strings.search}
					value={text}
					onChange={setText}
				/>
			)}
			<div id={listId} className={css.severalChoice}>
				{shown.length > 0 && (
					<CheckboxGroup aria-label={label} items={shown} value={chosen.filter(isShown)} onChange={change} />
				)}
				<p role="status" className={css.noneFound}>
					{shown.length === 0 ? strings.noResults : ''}
				</p>
			</div>
		</>
	);
}
