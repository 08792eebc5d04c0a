'use client';

import { lazy, Suspense } from 'react';
import { useStrings } from '../../strings/components';
import { Select } from '../Select';
import { Skeleton } from '../Skeleton';
import * as css from './FilterBar.css';
import { withFilter } from './filters';
import type { Filter, FilterValue } from './types';

// A list without dates does not load what knows them.
const DayField = lazy(() => import('./DayField'));

export interface FilterFieldsProps<Id extends string> {
	filters: readonly Filter<Id>[];
	value: FilterValue<Id>;
	onChange: (value: FilterValue<Id>) => void;
}

/** A field for each filter but the search. */
export function FilterFields<Id extends string>({ filters, value, onChange }: FilterFieldsProps<Id>) {
	const strings = useStrings();
	return filters.map((filter) => {
		if (filter.kind === 'search') return null;
		const change = (chosen: string | null) => onChange(withFilter(value, filter.id, chosen));
		return (
			<div key={filter.id} className={css.field}>
				{filter.kind === 'select' ? (
					<Select
						label={filter.label}
						items={filter.options}
						value={value[filter.id] ?? null}
						onChange={change}
						placeholder={strings.filterAny}
					/>
				) : (
					<Suspense fallback={<Skeleton height="4.5rem" />}>
						<DayField
							label={filter.label}
							value={value[filter.id]}
							earliest={filter.notBefore && value[filter.notBefore]}
							latest={filter.notAfter && value[filter.notAfter]}
							onChange={change}
						/>
					</Suspense>
				)}
			</div>
		);
	});
}
