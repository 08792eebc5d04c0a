import type { ReactNode } from 'react';
import type { RootProps } from '../../root';
import type { MenuItem } from '../Menu';

/** The position of a cell in the card that a row becomes on a phone. `title` and `meta` share the first line. */
export type PhonePlace = 'title' | 'meta' | 'line' | 'hidden';

/** A column: its header, and how it renders a row. */
export interface DataColumn<Row, Id extends string = string> {
	id: Id;
	/** The column's name, used in its header, as the label in cards, and in the column settings. */
	header: string;
	cell: (row: Row) => ReactNode;
	isSortable?: boolean;
	/** The value to sort by (only with `isClientSorted`). Text is sorted in the order of the reader's alphabet. */
	sortValue?: (row: Row) => string | number | null | undefined;
	/** `end` for numbers and amounts. */
	align?: 'start' | 'end';
	/** Makes this column the row header, which names the row and contains its link. Exactly one column must have it. */
	isRowHeader?: boolean;
	/** Any CSS length; by default the content decides. */
	width?: string;
	/** Readers can hide the column. */
	isHideable?: boolean;
	/** The position in a phone's card: `title` by default for the row header, `line` for the others. */
	phone?: PhonePlace;
}

/** The column by which rows are sorted, and the direction. */
export interface TableSort<Id extends string = string> {
	column: Id;
	direction: 'ascending' | 'descending';
}

/** The arrangement of the columns, small enough for a URL. Omitted parts are as `columns` defines them. */
export interface TableColumnState<Id extends string = string> {
	/** The hidden columns; only those with `isHideable` can be hidden. */
	hidden?: readonly Id[];
	/** The order of the columns; columns that aren't listed follow in their original order. */
	order?: readonly Id[];
	/** Column widths in px. Once the reader has resized one column, this contains all of them. */
	sizes?: Readonly<Record<string, number>>;
	/** Columns that stay visible at the start when the table scrolls horizontally; the row header always does. */
	pinned?: readonly Id[];
}

/** The extent of a selection. */
export interface TableChoice {
	/**
	 * All matching rows are selected, including those on other pages: query the server by the list's filters, not by
	 * ids.
	 */
	all: boolean;
	/** The number of selected rows. */
	count: number;
}

/** Row selection and bulk actions. */
export interface TableSelection<Row> {
	/** What a row is called: the name of its checkbox. */
	labelOf: (row: Row) => string;
	selectedIds?: readonly string[];
	defaultSelectedIds?: readonly string[];
	onChange?: (ids: string[], choice: TableChoice) => void;
	/** Renders the bulk actions, beside the number of selected rows. */
	actions?: (ids: readonly string[], clear: () => void, choice: TableChoice) => ReactNode;
	/**
	 * Offers to select all matching rows once the whole page is selected: their total, and the query they match
	 * (filters and search as one text). Changing `query` cancels that selection. [DSH-08]
	 */
	matching?: { total: number; query: string };
}

/** An actions menu at the end of each row. */
export interface TableActions<Row> {
	/** What a row is called: the menu is named for it. */
	labelOf: (row: Row) => string;
	items: (row: Row) => readonly MenuItem[];
	onAction?: (id: string, row: Row) => void;
}

/** Expandable rows. */
export interface TableExpansion<Row> {
	/** What a row is called: the button that opens it is named for it. */
	labelOf: (row: Row) => string;
	content: (row: Row) => ReactNode;
	/** Which rows can be expanded; all by default. */
	canExpand?: (row: Row) => boolean;
	expandedIds?: readonly string[];
	defaultExpandedIds?: readonly string[];
	onChange?: (ids: string[]) => void;
}

/** A table needs a name: a visible caption, or an accessible name. */
export type TableName =
	| {
			/** The visible caption: what the table lists. */
			caption: string;
			'aria-label'?: never;
	  }
	| {
			caption?: never;
			/** The accessible name, if a heading above the table already says what it lists. */
			'aria-label': string;
	  };

/** Links of rows, and the current row. */
export interface TableRowOptions<Row> {
	/** The link of a row. It is rendered in the row header; a press anywhere else in the row follows it. */
	rowHref?: (row: Row) => string;
	/** Called when a row without a link is pressed, for example to open its details beside the list. */
	onRowPress?: (row: Row) => void;
	/** The row whose details are open. */
	currentRowId?: string;
}

/** What is shown instead of rows if there are none. */
export interface TableNothing {
	/** Filters are active: the empty table says so and offers to clear them. */
	isFiltered?: boolean;
	/** Clears the filters; adds a button to the empty state of a filtered table. */
	onClearFilters?: () => void;
	/** The message if there are no rows at all; has a default in each language. */
	emptyTitle?: string;
	/** An action in that case, such as creating the first record. */
	emptyAction?: ReactNode;
}

/** The props of DataTable. */
export type DataTableProps<Row extends { id: string }, Id extends string = string> = RootProps<HTMLDivElement> &
	TableName &
	TableRowOptions<Row> &
	TableNothing & {
		/** The columns, from start to end. One of them must be the row header. */
		columns: readonly DataColumn<Row, Id>[];
		/** One page of rows. */
		rows: readonly Row[];
		/** The sort order (controlled); null for the order of `rows`. */
		sort?: TableSort<Id> | null;
		/** The initial sort order (uncontrolled). */
		defaultSort?: TableSort<Id> | null;
		/** Called when a header is pressed, which cycles through ascending, descending and null. */
		onSortChange?: (sort: TableSort<Id> | null) => void;
		/** Sorts `rows` in the table by `sortValue`. Otherwise `rows` must already be sorted. */
		isClientSorted?: boolean;
		/** Adds a checkbox to each row, and a bar of bulk actions once rows are selected. */
		selection?: TableSelection<Row>;
		/** Adds an actions menu to each row. */
		actions?: TableActions<Row>;
		/** Makes rows expandable, and renders their details. */
		expansion?: TableExpansion<Row>;
		/** Lets readers reorder, resize and pin columns, in addition to hiding them. */
		isArrangeable?: boolean;
		/** The arrangement of the columns (controlled). */
		columnState?: TableColumnState<Id>;
		/** The initial arrangement of the columns (uncontrolled). */
		defaultColumnState?: TableColumnState<Id>;
		/** Called with the complete arrangement when the reader changes it. */
		onColumnStateChange?: (state: TableColumnState<Id>) => void;
		/** The ids of the hidden columns (controlled), for pages that need only `columnState.hidden`. */
		hiddenColumns?: readonly Id[];
		/** The ids of the columns that are hidden initially. */
		defaultHiddenColumns?: readonly Id[];
		/** Called with the ids of all hidden columns. */
		onHiddenColumnsChange?: (ids: Id[]) => void;
		/**
		 * The row height; `compact` shows more rows at once.
		 * @default comfortable
		 */
		density?: 'comfortable' | 'compact';
		/** Data is loading. Without rows, placeholders are shown; existing rows stay until the new ones arrive. */
		isLoading?: boolean;
		/**
		 * The number of placeholder rows.
		 * @default 10
		 */
		loadingRows?: number;
		/** An error message, shown instead of rows. */
		errorMessage?: string;
		/** Retries loading; adds a button beside `errorMessage`. */
		onRetry?: () => void;
		/** Links to saved views, shown above the filters. On a phone they are in the filters' sheet. */
		views?: ReactNode;
		/**
		 * The table's FilterBar; its result count and the table's tools share a line if there is room. On a phone its
		 * sheet also contains the sort order and the tools.
		 */
		filters?: ReactNode;
		/** Buttons beside the column settings, such as an export. */
		toolbar?: ReactNode;
		/**
		 * The maximum height, any CSS length; the table then scrolls with a sticky header. By default the page scrolls, and
		 * so it does on phones, where rows are cards.
		 */
		maxHeight?: string;
	};
