import {
	type ColumnDef,
	columnOrderingFeature,
	columnPinningFeature,
	columnSizingFeature,
	columnVisibilityFeature,
	createSortedRowModel,
	type ReactTable,
	rowExpandingFeature,
	rowSelectionFeature,
	rowSortingFeature,
	type SortFn,
	sortFn_basic,
	tableFeatures,
} from '@tanstack/react-table';
import type { DataColumn } from './types';

/** The TanStack Table features in use; the bundler drops the rest. */
export const features = tableFeatures({
	columnOrderingFeature,
	columnPinningFeature,
	columnSizingFeature,
	columnVisibilityFeature,
	rowExpandingFeature,
	rowSelectionFeature,
	rowSortingFeature,
	sortedRowModel: createSortedRowModel(),
});

export type Features = typeof features;
/** TanStack's table with these features. */
export type StateTable<Row extends { id: string }> = ReactTable<Features, Row>;

/** A column's minimum and maximum width, in px. */
export const columnLimits = { min: 64, max: 800 } as const;

/**
 * Sorts text in the language's order, and everything else by value.
 * @param order compares two texts
 */
export const sortFnBy =
	<Row extends { id: string }>(order: (one: string, other: string) => number): SortFn<Features, Row> =>
	(one, other, id) => {
		const [value, otherValue]: unknown[] = [one.getValue(id), other.getValue(id)];
		return typeof value === 'string' && typeof otherValue === 'string'
			? order(value, otherValue)
			: sortFn_basic(one, other, id);
	};

/** A column definition for TanStack Table. Its appearance stays in ours. */
export function columnDefOf<Row extends { id: string }>(
	column: DataColumn<Row>,
	sortFn: SortFn<Features, Row>,
): ColumnDef<Features, Row> {
	const { id, sortValue, isSortable = false } = column;
	return {
		id,
		// Without a sort value the rows keep their given order.
		accessorFn: (row) => sortValue?.(row) ?? undefined,
		enableSorting: isSortable,
		sortFn,
		sortUndefined: 'last',
		minSize: columnLimits.min,
		maxSize: columnLimits.max,
	};
}
