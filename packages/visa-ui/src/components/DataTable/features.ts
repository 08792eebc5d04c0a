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

/** A column in the words of TanStack Table. What it looks like stays in ours. */
export function columnDefOf<Row extends { id: string }>(column: DataColumn<Row>): ColumnDef<Features, Row> {
	const { id, sortValue, isSortable = false } = column;
	return {
		id,
		// Without a value for sorting the rows stay as they were given.
		accessorFn: (row) => sortValue?.(row) ?? undefined,
		enableSorting: isSortable,
		sortFn: sortFn_basic,
		sortUndefined: 'last',
		minSize: columnLimits.min,
		maxSize: columnLimits.max,
	};
}
