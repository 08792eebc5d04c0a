'use client';

import { Suspense } from 'react';
import { shownPart } from '../../root/part';
import { useStrings } from '../../strings/components';
import { Select } from '../Select';
import { Skeleton } from '../Skeleton';
import * as css from './FilterBar.css';
import { withFilter } from './filters';
import type { Filter, FilterValue } from './types';

// A list without dates, or without a long choice, doesn't load their code.
const DayField = shownPart(() => import('./DayField'), MissingField);
const SeveralField = shownPart(() => import('./SeveralField'), MissingField);
const SearchedField = shownPart(() => import('./SearchedField'), MissingField);
const AmountField = shownPart(() => import('./AmountField'), MissingField);

/** In the place of a field that couldn't be loaded. */
function MissingField({ label }: { label: string }) {
	const { partMissing } = useStrings();
	return (
		<div role="alert" className={css.missing}>
			{label}: {partMissing}
		</div>
	);
}

export interface FilterFieldsProps<Id extends string> {
	filters: readonly Filter<Id>[];
	value: FilterValue<Id>;
	onChange: (value: FilterValue<Id>) => void;
}

/** A field for each filter except search. */
export function FilterFields<Id extends string>({ filters, value, onChange }: FilterFieldsProps<Id>) {
	const strings = useStrings();
	return filters.map((filter) => {
		if (filter.kind === 'search') return null;
		const change = (chosen: string | null) => onChange(withFilter(value, filter.id, chosen));
		return (
			<div key={filter.id} className={css.field}>
				<Suspense fallback={<Skeleton height={css.fieldHeight} />}>
					{fieldOf(filter, value, change, strings.filterAny)}
				</Suspense>
			</div>
		);
	});
}

function fieldOf<Id extends string>(
	filter: Exclude<Filter<Id>, { kind: 'search' }>,
	value: FilterValue<Id>,
	onChange: (chosen: string | null) => void,
	any: string,
) {
	const shared = { label: filter.label, onChange };
	const chosen = value[filter.id];
	if (filter.kind === 'amount')
		return <AmountField {...shared} value={chosen} least={filter.notBelow && value[filter.notBelow]} />;
	if (filter.kind === 'date') {
		const earliest = filter.notBefore && value[filter.notBefore];
		return (
			<DayField {...shared} value={chosen} earliest={earliest} latest={filter.notAfter && value[filter.notAfter]} />
		);
	}
	const choice = { ...shared, items: filter.options, isPending: filter.isPending ?? false, placeholder: any };
	if (filter.isMultiple) return <SeveralField {...choice} isSearchable={filter.isSearchable} value={chosen} />;
	const Single = filter.isSearchable ? SearchedField : Select;
	return <Single {...choice} value={chosen ?? null} />;
}
