'use client';

import { useEffect, useRef, useState } from 'react';
import { formatAmount } from 'visa-sdk/format';
import { classes } from '../../root';
import { listOf } from '../../root/listOf';
import { numberOf } from '../../root/numberOf';
import { useStrings } from '../../strings/components';
import { useFormats } from '../../strings/formats';
import { SearchField } from '../SearchField';
import * as css from './FilterBar.css';
import { FilterChips } from './FilterChips';
import { FilterFields } from './FilterFields';
import { FilterFold } from './FilterFold';
import { activeFilters, withFilter, withoutFilters } from './filters';
import type { FilterBarProps } from './types';

/** Filters above a list. The selection is controlled by the page, so that it can be kept in the URL. */
export function FilterBar<Id extends string>(props: FilterBarProps<Id>) {
	const { label, filters: given, value, onChange, resultCount, debounce, className, ...root } = props;
	const filters = listOf(given, label);
	const strings = useStrings();
	const status = useRef<HTMLParagraphElement>(null);
	const latest = useRef(value);
	const [clears, setClears] = useState(0);
	useEffect(() => {
		latest.current = value;
	}, [value]);
	const formats = useFormats();
	const active = activeFilters(filters, value, formats);
	const search = filters.find((filter) => filter.kind === 'search');
	const found = numberOf(resultCount, null);
	const count = found === null ? '' : strings.resultCount(found, formatAmount(found, formats));

	function clear() {
		status.current?.focus();
		setClears(clears + 1);
		onChange(withoutFilters(value, filters));
	}
	return (
		// biome-ignore lint/a11y/useSemanticElements: DOMs without a browser do not know the element, and React warns of it
		<section {...root} role="search" aria-label={label} className={classes(css.root, className)}>
			<div className={css.fields}>
				{search && (
					<div className={css.search}>
						<SearchField
							// Anew: what was typed last may not be searched for yet.
							key={clears}
							label={search.label}
							placeholder={search.placeholder}
							searched={value[search.id]}
							debounce={debounce}
							// The pause ends later: by then another filter may have changed.
							onSearch={(text) => onChange(withFilter(latest.current, search.id, text.trim()))}
						/>
					</div>
				)}
				<div className={css.wide}>
					<FilterFields
						filters={filters.filter(({ id, isRare }) => !isRare || value[id] !== undefined)}
						value={value}
						onChange={onChange}
					/>
				</div>
				<FilterFold filters={filters} value={value} onChange={onChange} activeCount={active.length} count={count} />
			</div>
			<div className={css.summary}>
				<p ref={status} className={css.count} role="status" tabIndex={-1}>
					{count}
				</p>
				{/* A search alone is cleared in its field. */}
				{active.length > 0 && (
					<div className={css.inUse}>
						<FilterChips
							active={active}
							onRemove={(id) => onChange(withFilter(value, id, null))}
							onEmptied={() => status.current?.focus()}
						/>
						<button
							type="button"
							className={css.clear}
							aria-label={`${strings.clear}: ${strings.filters}`}
							onClick={clear}
						>
							{strings.clear}
						</button>
					</div>
				)}
			</div>
		</section>
	);
}
