'use client';

import type { MouseEvent } from 'react';
import { useStrings } from '../../strings/components';
import { CloseIcon } from '../Icon';
import * as css from './FilterBar.css';
import type { ActiveFilter } from './filters';

export interface FilterChipsProps<Id extends string> {
	active: readonly ActiveFilter<Id>[];
	onRemove: (id: Id) => void;
	/** The last one was removed, and focus needs a place. */
	onEmptied: () => void;
}

/** Explicit: some browsers drop the list role without a box. */
const listRole = { role: 'list' };

/** The active filters; pressing one removes it. */
export function FilterChips<Id extends string>({ active, onRemove, onEmptied }: FilterChipsProps<Id>) {
	const strings = useStrings();
	function remove(event: MouseEvent<HTMLButtonElement>, id: Id) {
		const item = event.currentTarget.closest('li');
		const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
		// Before it disappears, or focus would be lost.
		if (neighbour) neighbour.querySelector('button')?.focus();
		else onEmptied();
		onRemove(id);
	}
	return (
		<ul {...listRole} className={css.chips} aria-label={strings.filtersActive}>
			{active.map(({ id, label, words }) => (
				<li key={id} className={css.chipPlace}>
					<button
						type="button"
						className={css.chip}
						aria-label={strings.filterRemove(`${label}: ${words}`)}
						onClick={(event) => remove(event, id)}
					>
						<span className={css.chipLabel}>{label}:</span>
						<span className={css.chipWords}>{words}</span>
						<CloseIcon size="small" />
					</button>
				</li>
			))}
		</ul>
	);
}
