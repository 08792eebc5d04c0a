'use client';

import { useStrings } from '../../strings/components';
import { Select } from '../Select';
import type { TableState } from './useTableState';

export interface SortFieldProps<Row extends { id: string }, Id extends string> {
	state: TableState<Row, Id>;
}

/** The order of rows as a select, where there is no space for the heads; loaded with the sheet that it stands in. */
export default function SortField<Row extends { id: string }, Id extends string>({
	state: { allColumns, sort, sortTo },
}: SortFieldProps<Row, Id>) {
	const strings = useStrings();
	// The rows may be sorted by a hidden column.
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
