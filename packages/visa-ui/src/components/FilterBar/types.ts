import type { RootProps } from '../../root';

interface FilterBase<Id extends string> {
	id: Id;
	label: string;
	/** Rarely used: on phones its field is in the sheet; on large screens it is shown only while it is in use. */
	isRare?: boolean;
}

/** A text search. */
export interface SearchFilter<Id extends string = string> extends FilterBase<Id> {
	kind: 'search';
	placeholder?: string;
}

/** A choice of one or several values from a list. */
export interface SelectFilter<Id extends string = string> extends FilterBase<Id> {
	kind: 'select';
	options: readonly { id: string; label: string }[];
	/** Its options are still loading: the field says so, rather than that there are none. */
	isPending?: boolean;
	/** Allows several values; the filter's value is their ids, joined by commas. */
	isMultiple?: boolean;
	/** For a long list, such as the countries: its options are found by typing. */
	isSearchable?: boolean;
}

/** An amount in AZN, such as '20.5'. */
export interface AmountFilter<Id extends string = string> extends FilterBase<Id> {
	kind: 'amount';
	/** The filter whose amount is the minimum for this one: its field says so if this amount is lower. */
	notBelow?: Id;
}

/** A date, as YYYY-MM-DD. Two of them that refer to each other form a range. */
export interface DateFilter<Id extends string = string> extends FilterBase<Id> {
	kind: 'date';
	/** The filter whose date is the minimum for this one. */
	notBefore?: Id;
	/** The filter whose date is the maximum for this one. */
	notAfter?: Id;
}

/** A filter of any kind. */
export type Filter<Id extends string = string> =
	| SearchFilter<Id>
	| SelectFilter<Id>
	| DateFilter<Id>
	| AmountFilter<Id>;

/** The active values by filter id, as text, so that they can be kept in the URL. Inactive filters are omitted. */
export type FilterValue<Id extends string = string> = { readonly [Name in Id]?: string | undefined };

export interface FilterBarProps<Id extends string = string> extends RootProps<HTMLElement> {
	/** The accessible name: what is being filtered. */
	label: string;
	/** The filters, each with a kind and a label, in display order. */
	filters: readonly Filter<Id>[];
	/** The current values (controlled); keep them in the URL. */
	value: FilterValue<Id>;
	/** Called with all values after a filter has changed. */
	onChange: (value: FilterValue<Id>) => void;
	/** The number of results, announced when it changes. Omit it while it is unknown. */
	resultCount?: number;
	/** The debounce delay of the search, in ms. */
	debounce?: number;
}
