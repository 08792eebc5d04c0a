'use client';

import { useStrings } from '../../strings/components';
import { Select } from '../Select';
import type { TableState } from './useTableState';

export interface SortFieldProps<Row extends { id: string }, Id extends string> {
	state: TableState<Row, Id>;
}

/** The order of the rows as a choice, where the heads that are pressed for it have no room. */
export function SortField<Row extends { id: string }, Id extends string>({
	state: { allColumns, sort, sortTo },
}: SortFieldProps<Row, Id>) {
	const strings = useStrings();
	// One that is hidden may be what they are sorted by.
	const orders = allColumns.flatMap(({ id, header, isSortable }) =>
		isSortable
			? (['ascending', 'descending'] as const).map((direction) => ({
					id: `${direction}:${id}`,
					label: strings.tableSorted(header, direction),
					sort: { column: id, direction },
				}))
			: [],
	);
	if (orders.length === 0) return null;
	return (
		<Select
			label={strings.tableSort}
			items={orders}
			value={sort && `${sort.direction}:${sort.column}`}
			onChange={(chosen) => sortTo(orders.find(({ id }) => id === chosen)?.sort ?? null)}
			placeholder={strings.tableSortNone}
		/>
	);
}
