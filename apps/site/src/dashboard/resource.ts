import type { InputOf, ListOf, RecordOf } from 'visa-sdk/contract';
import type { DataColumn } from 'visa-ui';
import { type Section, type SectionPath, sectionOfPath } from './sections';

export type ItemOf<S extends Section> = RecordOf<S>;
export type FormOf<S extends Section> = InputOf<S>;
type Sortable<S extends Section> = Exclude<NonNullable<ListOf<S>['sort']>, `-${string}`>;

/** The names in a form that hold a value of a kind, and nothing wider. */
type NameOf<Form, Kind> = {
	[N in keyof Form]-?: NonNullable<Form[N]> extends Kind ? N : never;
}[keyof Form] &
	string;
/** Free text, not one of a few words. */
type TextName<Form> = {
	[N in NameOf<Form, string>]: string extends NonNullable<Form[N]> ? N : never;
}[NameOf<Form, string>];

interface FieldWords<Form> {
	label: string;
	description?: string;
	isOptional?: boolean;
	/** Whether it has a meaning beside what else is chosen; what has none is sent as nothing. */
	isAsked?: (values: Form) => boolean;
}
type ChoiceField<Form> = {
	[N in NameOf<Form, string>]: {
		kind: 'choice';
		name: N;
		options: readonly { id: NonNullable<Form[N]> & string; label: string }[];
	};
}[NameOf<Form, string>];

/** A field of a form: its kind fits the value that the contract's body has under its name, or it does not compile. */
export type Field<Form> = FieldWords<Form> &
	(
		| { kind: 'text'; name: TextName<Form>; maxLength?: number }
		| { kind: 'lines'; name: TextName<Form>; maxLength?: number }
		/** A day and a time of it in Baku. */
		| { kind: 'moment'; name: TextName<Form> }
		| { kind: 'amount'; name: NameOf<Form, number> }
		| { kind: 'whole'; name: NameOf<Form, number> }
		| { kind: 'switch'; name: NameOf<Form, boolean> }
		| { kind: 'countries'; name: NameOf<Form, readonly string[]> }
		| ChoiceField<Form>
	);

type SelectFilter<S extends Section> = {
	[Q in keyof ListOf<S> & string]: {
		kind: 'select';
		id: Q;
		label: string;
		options: readonly { id: Extract<ListOf<S>[Q], string>; label: string }[];
	};
}[keyof ListOf<S> & string];
/** What the list can be asked by the contract. */
export type SectionFilter<S extends Section> =
	| { kind: 'search'; id: keyof ListOf<S> & 'search'; label: string }
	| { kind: 'country'; id: keyof ListOf<S> & 'countryId'; label: string }
	| SelectFilter<S>;

/** One section of the dashboard: data without hooks, derived from the contract. [DSH-01] */
export interface Resource<S extends Section> {
	section: S;
	/** Below /dashboard: its list, `create`, `edit/{id}`. */
	path: SectionPath;
	words: SectionWords;
	nameOf: (item: ItemOf<S>) => string;
	columns: readonly (DataColumn<ItemOf<S>> & ({ id: Sortable<S>; isSortable: true } | { isSortable?: false }))[];
	filters: readonly SectionFilter<S>[];
	/** What the list is always asked; a filter of the same name goes before it. */
	always: ListOf<S>;
	fields: readonly Field<FormOf<S>>[];
	empty: FormOf<S>;
	toForm: (item: ItemOf<S>) => FormOf<S>;
}

export interface SectionWords {
	/** One of them as a heading says it, and all of them. */
	one: string;
	many: string;
	create: string;
	empty: string;
	/** What deleting does to it. */
	removing: (name: string) => string;
}

/** What every item of every section has. */
export interface Item {
	id: string;
	isArchived?: boolean;
	/** Counts the changes: a save names the one that it began from. */
	version: number;
}
export type Values = Record<string, unknown>;
export type AnyField = FieldWords<Values> & {
	kind: Field<never>['kind'] | 'choice';
	name: string;
	maxLength?: number;
	options?: readonly { id: string; label: string }[];
};
export type AnyFilter =
	| { kind: 'search' | 'country'; id: string; label: string }
	| { kind: 'select'; id: string; label: string; options: readonly { id: string; label: string }[] };

/** A section as the framework sees it: all of them alike. */
export interface Definition {
	section: Section;
	path: SectionPath;
	words: SectionWords;
	nameOf: (item: Item) => string;
	columns: readonly DataColumn<Item>[];
	filters: readonly AnyFilter[];
	always: Values;
	fields: readonly AnyField[];
	empty: Values;
	toForm: (item: Item) => Values;
}

/** Checks a section against the contract; from here on the framework need not know which one it is. */
export function defineResource<P extends SectionPath>(
	path: P,
	resource: Omit<Resource<(typeof sectionOfPath)[P]>, 'section' | 'path'>,
): Definition {
	return { ...resource, path, section: sectionOfPath[path] } as unknown as Definition;
}
