import type { ReactNode } from 'react';
import type { RootProps } from '../../root';
import type { MenuItem } from '../Menu';

/** Where a cell stands in the card that a row becomes on a phone. 'title' and 'meta' share the card's first line. */
export type PhonePlace = 'title' | 'meta' | 'line' | 'hidden';

/** A column: its head, and what it shows of a row. */
export interface DataColumn<Row, Id extends string = string> {
	id: Id;
	/** The column's name: its head, the label in a card, the entry in the choice of columns. */
	header: string;
	cell: (row: Row) => ReactNode;
	isSortable?: boolean;
	/** What it is sorted by, texts in the order of the reader's alphabet; only with `isClientSorted`. */
	sortValue?: (row: Row) => string | number | null | undefined;
	/** 'end' for numbers and amounts. */
	align?: 'start' | 'end';
	/** Names the row, and holds its link. One column must. */
	isRowHeader?: boolean;
	/** Any CSS length; without it the content decides. */
	width?: string;
	/** Readers may hide it. */
	isHideable?: boolean;
	/** 'title' for the row header, 'line' for the others. */
	phone?: PhonePlace;
}

/** By which column the rows are sorted. */
export interface TableSort<Id extends string = string> {
	column: Id;
	direction: 'ascending' | 'descending';
}

/** How the columns stand; an absent part is as `columns` say. Small enough for an address. */
export interface TableColumnState<Id extends string = string> {
	/** Only columns that are `isHideable` hide. */
	hidden?: readonly Id[];
	/** The columns that are not named follow as they are given. */
	order?: readonly Id[];
	/** Widths in px. A table whose reader has resized one column holds those of all. */
	sizes?: Readonly<Record<string, number>>;
	/** Stay in sight at the start when the table scrolls; what names the rows always does. */
	pinned?: readonly Id[];
}

/** How much is chosen, besides the ids. */
export interface TableChoice {
	/** Every row that matches, also those of other pages: ask the server by the list's filters, not by ids. */
	all: boolean;
	/** How many rows are meant. */
	count: number;
}

/** Which rows are chosen, and what can be done with them. */
export interface TableSelection<Row> {
	/** What a row is called: the name of its checkbox. */
	labelOf: (row: Row) => string;
	selectedIds?: readonly string[];
	defaultSelectedIds?: readonly string[];
	onChange?: (ids: string[], choice: TableChoice) => void;
	/** What can be done with the chosen rows; stands beside their count. */
	actions?: (ids: readonly string[], clear: () => void, choice: TableChoice) => ReactNode;
	/**
	 * Offers all rows that match once the page is chosen: how many there are on all pages, and what they match (filters
	 * and search as one text). With another `query` the choice of all ends. [DSH-08]
	 */
	matching?: { total: number; query: string };
}

/** A menu at the end of each row. */
export interface TableActions<Row> {
	/** What a row is called: the menu is named for it. */
	labelOf: (row: Row) => string;
	items: (row: Row) => readonly MenuItem[];
	onAction?: (id: string, row: Row) => void;
}

/** What a row shows below itself when it is open. */
export interface TableExpansion<Row> {
	/** What a row is called: the button that opens it is named for it. */
	labelOf: (row: Row) => string;
	content: (row: Row) => ReactNode;
	/** All rows, unless it says otherwise. */
	canExpand?: (row: Row) => boolean;
	expandedIds?: readonly string[];
	defaultExpandedIds?: readonly string[];
	onChange?: (ids: string[]) => void;
}

/** A table must say what it lists: words above it, or words for assistive technology. */
export type TableName =
	| {
			/** What the table lists, in words above it. */
			caption: string;
			'aria-label'?: never;
	  }
	| {
			caption?: never;
			/** What the table lists, for assistive technology alone, where a heading above it shows the same. */
			'aria-label': string;
	  };

/** Where a row leads, and which one is open. */
export interface TableRowOptions<Row> {
	/** Where a row leads. The row header holds the link; a press anywhere else in the row follows it. */
	rowHref?: (row: Row) => string;
	/** What a press on a row does when it leads nowhere, such as opening the detail beside the list. */
	onRowPress?: (row: Row) => void;
	/** The row whose detail is open. */
	currentRowId?: string;
}

/** What stands in place of rows when there are none. */
export interface TableNothing {
	/** Rows are missing because of filters: other words, and a way out. */
	isFiltered?: boolean;
	/** Takes the filters off: the button of a table whose rows are missing because of them. */
	onClearFilters?: () => void;
	/** The sentence when there is nothing at all. */
	emptyTitle?: string;
	/** What can be done then, such as making the first one. */
	emptyAction?: ReactNode;
}

/** All that a table takes: its name, rows and columns, and what can be done with them. */
export type DataTableProps<Row extends { id: string }, Id extends string = string> = RootProps<HTMLDivElement> &
	TableName &
	TableRowOptions<Row> &
	TableNothing & {
		/** What is shown of a row, from start to end; one of them names the row. */
		columns: readonly DataColumn<Row, Id>[];
		/** One page of rows. */
		rows: readonly Row[];
		/** What the rows are sorted by, where the page holds it; null: in the order given. */
		sort?: TableSort<Id> | null;
		/** What they are sorted by at first, where the table holds it itself. */
		defaultSort?: TableSort<Id> | null;
		/** A head was pressed: ascending, then descending, then null. */
		onSortChange?: (sort: TableSort<Id> | null) => void;
		/** Sorts `rows` itself by `sortValue`. Otherwise whoever gives the rows has sorted them. */
		isClientSorted?: boolean;
		/** Puts a box before each row, and a bar of actions above the table once some are ticked. */
		selection?: TableSelection<Row>;
		/** Puts a menu at the end of each row. */
		actions?: TableActions<Row>;
		/** Lets a row be opened, and says what it shows below itself then. */
		expansion?: TableExpansion<Row>;
		/** Readers may order, resize and pin columns, besides hiding them. */
		isArrangeable?: boolean;
		/** Order, widths and hidden columns, where the page keeps them. */
		columnState?: TableColumnState<Id>;
		/** How the columns stand at first, where the table holds it itself. */
		defaultColumnState?: TableColumnState<Id>;
		/** The reader arranged the columns: how all of them stand by then. */
		onColumnStateChange?: (state: TableColumnState<Id>) => void;
		/** For a page that keeps nothing else of the columns: `columnState.hidden` alone. */
		hiddenColumns?: readonly Id[];
		/** The ids of the columns that are hidden at first. */
		defaultHiddenColumns?: readonly Id[];
		/** Gets the ids of all that are hidden by then. */
		onHiddenColumnsChange?: (ids: Id[]) => void;
		/** How high the rows are: 'compact' gets more of them into sight. */
		density?: 'comfortable' | 'compact';
		/** Without rows: as many grey ones as are awaited. With rows: they stay until the new ones are here. */
		isLoading?: boolean;
		/** How many rows are awaited. */
		loadingRows?: number;
		/** What went wrong, in place of rows. */
		errorMessage?: string;
		/** Asks for the rows again: the button beside `errorMessage`. */
		onRetry?: () => void;
		/** Links to saved questions to the list, above its filters. On a phone they stand in the sheet of the filters. */
		views?: ReactNode;
		/**
		 * The FilterBar of these rows: what it found, and the tools, stand in one line where that has room for both. On a phone its
		 * sheet holds the order of the rows and the tools as well.
		 */
		filters?: ReactNode;
		/** Buttons beside the choice of columns, such as an export. */
		toolbar?: ReactNode;
		/** Scrolls inside this height with the head in place; any CSS length. Otherwise the page scrolls. */
		maxHeight?: string;
	};
