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

/** What of TanStack Table we use; the rest is left out by the bundler. */
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
/** TanStack's table with the features that this one uses. */
export type StateTable<Row extends { id: string }> = ReactTable<Features, Row>;

/** The least and the most that a column can be made wide, in px. */
export const columnLimits = { min: 64, max: 800 } as const;

/**
 * Sorts texts as a reader of the language looks for them, and all else by its size.
 * @param order of two texts
 */
export const sortFnBy =
	<Row extends { id: string }>(order: (one: string, other: string) => number): SortFn<Features, Row> =>
	(one, other, id) => {
		const [value, otherValue]: unknown[] = [one.getValue(id), other.getValue(id)];
		return typeof value === 'string' && typeof otherValue === 'string'
			? order(value, otherValue)
			: sortFn_basic(one, other, id);
	};

/** A column in the words of TanStack Table. What it looks like stays in ours. */
export function columnDefOf<Row extends { id: string }>(
	column: DataColumn<Row>,
	sortFn: SortFn<Features, Row>,
): ColumnDef<Features, Row> {
	const { id, sortValue, isSortable = false } = column;
	return {
		id,
		// Without a value for sorting the rows stay as they were given.
		accessorFn: (row) => sortValue?.(row) ?? undefined,
		enableSorting: isSortable,
		sortFn,
		sortUndefined: 'last',
		minSize: columnLimits.min,
		maxSize: columnLimits.max,
	};
}
