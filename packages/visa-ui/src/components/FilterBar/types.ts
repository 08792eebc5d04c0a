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
	/** Allows several values; the filter's value is their ids, joined by commas. */
	isMultiple?: boolean;
}

/** An amount in AZN, such as '20.5'. */
export interface AmountFilter<Id extends string = string> extends FilterBase<Id> {
	kind: 'amount';
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

/** What is chosen, by filter: texts, so that it can stand in the address. What is not in use is left out. */
export type FilterValue<Id extends string = string> = { readonly [Name in Id]?: string | undefined };

export interface FilterBarProps<Id extends string = string> extends RootProps<HTMLElement> {
	/** What it filters, for assistive technology. */
	label: string;
	/** What can be asked, each with its kind and label, in the order of the bar. */
	filters: readonly Filter<Id>[];
	/** What is asked now; the page holds it, best in its address. */
	value: FilterValue<Id>;
	/** Gets all that is asked by then, after any change of one filter. */
	onChange: (value: FilterValue<Id>) => void;
	/** How many rows are left; announced when it changes. Leave it out while it is not known. */
	resultCount?: number;
	/** Milliseconds of pause before a search. */
	debounce?: number;
}
