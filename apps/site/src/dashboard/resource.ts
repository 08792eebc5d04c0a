import type {
	BulkAction,
	BulkActionOf,
	ChangesOf,
	InputOf,
	ListOf,
	RecordOf,
	Section,
	SortOf,
} from 'visa-sdk/contract';
import type { DataColumn, DescriptionItem } from 'visa-ui';
import { type SectionPath, sectionOfPath } from './sections';

/** A record of a section. */
export type ItemOf<S extends Section> = RecordOf<S>;
/** The input that creates a record, as the form holds it. */
export type FormOf<S extends Section> = InputOf<S>;
/** The change of a record; the framework adds the version. */
export type EditOf<S extends Section> = Omit<ChangesOf<S>, 'version'>;

/** The names of a form's values of exactly this type. */
type NameOf<Form, Kind> = {
	[N in keyof Form]-?: NonNullable<Form[N]> extends Kind ? N : never;
}[keyof Form] &
	string;
/** Free text, rather than one of a few words. */
type TextName<Form> = {
	[N in NameOf<Form, string>]: string extends NonNullable<Form[N]> ? N : never;
}[NameOf<Form, string>];

/** What a country offers. */
export type OfferedSection = 'visaTypes' | 'visaOptions' | 'services';
/** A range of working days. */
export interface DayRange {
	from: number;
	to: number;
}

interface FieldWords<Form> {
	label: string;
	description?: string;
	/** May be left empty, which is sent as null. */
	isOptional?: boolean;
	/** Whether it is relevant given the other values; if not, it is sent as null. */
	isAsked?: (values: Form) => boolean;
}
/** The form that a field belongs to, if the two bodies differ. */
export type Occasion = 'create' | 'edit';
type ChoiceField<Form> = {
	[N in NameOf<Form, string>]: {
		kind: 'choice';
		name: N;
		options: readonly { id: NonNullable<Form[N]> & string; label: string }[];
	};
}[NameOf<Form, string>];

/** The last minute of a day. */
export const DAYS_END = '23:59';
/** What a day is written without: its start, or for an end its last minute, which belongs to it. */
type DefaultTime = '00:00' | typeof DAYS_END;
/** A field of a form: its kind must match the type of its value in the contract's body, or it doesn't compile. */
export type Field<Form> = FieldWords<Form> &
	(
		| { kind: 'text'; name: TextName<Form>; maxLength?: number }
		| { kind: 'lines'; name: TextName<Form>; maxLength?: number }
		/** A date and time in Baku; a date alone starts or ends at the default time. */
		| { kind: 'moment'; name: TextName<Form>; defaultTime: DefaultTime }
		| { kind: 'amount'; name: NameOf<Form, number> }
		| { kind: 'whole'; name: NameOf<Form, number> }
		| { kind: 'switch'; name: NameOf<Form, boolean> }
		| { kind: 'countries'; name: NameOf<Form, readonly string[]> }
		/** A selection of another section's records. */
		| { kind: 'offered'; name: NameOf<Form, readonly string[]>; of: OfferedSection }
		/** An uploaded image; empty for that of the country's code. */
		| { kind: 'flag'; name: TextName<Form> }
		/** A range of working days. */
		| { kind: 'days'; name: NameOf<Form, DayRange> }
		/** Texts of the record in the other languages; a language is left out if all of them are empty. [ACC-11] */
		| { kind: 'translations'; name: keyof Form & 'translations'; texts: readonly TranslatedText<TextName<Form>>[] }
		| ChoiceField<Form>
	);

/** A text that can be translated. */
export interface TranslatedText<Name extends string = string> {
	kind: 'text' | 'lines';
	name: Name;
	label: string;
	description?: string;
	maxLength?: number;
	isOptional?: boolean;
}

/** A field of a section: in both forms, or in the one whose body has it. */
export type SectionField<S extends Section> =
	| (Field<Pick<FormOf<S>, keyof FormOf<S> & keyof EditOf<S>>> & { only?: never })
	| (Field<Omit<FormOf<S>, keyof EditOf<S>>> & { only: 'create' })
	| (Field<Omit<EditOf<S>, keyof FormOf<S>>> & { only: 'edit' });

type SelectFilter<S extends Section> = {
	[Q in keyof ListOf<S> & string]: {
		kind: 'select';
		id: Q;
		label: string;
		options: readonly { id: Extract<ListOf<S>[Q], string>; label: string }[];
	};
}[keyof ListOf<S> & string];
/** The list's filters according to the contract. */
export type SectionFilter<S extends Section> =
	| { kind: 'search'; id: keyof ListOf<S> & 'search'; label: string }
	| { kind: 'country'; id: keyof ListOf<S> & 'countryId'; label: string }
	| SelectFilter<S>;

/** A dashboard section: data without hooks, derived from the contract. [DSH-01] */
export interface Resource<S extends Section> {
	section: S;
	/** Below /dashboard: its list, `create`, `edit/{id}`. */
	path: SectionPath;
	words: SectionWords;
	nameOf: (item: ItemOf<S>) => string;
	columns: readonly (DataColumn<ItemOf<S>> & ({ id: SortOf<S>; isSortable: true } | { isSortable?: false }))[];
	filters: readonly SectionFilter<S>[];
	/** The list's fixed query; a filter of the same name takes precedence. */
	always: ListOf<S>;
	fields: readonly SectionField<S>[];
	/** The initial values of the form for a new record, and of the form for an existing one. */
	empty: FormOf<S>;
	toForm: (item: ItemOf<S>) => EditOf<S>;
	/** Visible properties that its form doesn't change. */
	facts?: (item: ItemOf<S>) => readonly DescriptionItem[];
	/** What deleting does besides, for the confirmation; its uses are listed below. */
	removing?: (item: ItemOf<S>) => string;
	/**
	 * What stays as it is although it was undone that records were switched off: said with that. Null if nothing does.
	 * @param before as they were before; null if that isn't known
	 */
	notUndone?: (before: readonly ItemOf<S>[] | null) => string | null;
	/** The bulk actions, in the order of their buttons. [DSH-08] */
	bulk: readonly BulkActionOf<S>[];
	/** What such an action does besides, for its confirmation. */
	bulkTexts?: Partial<Record<BulkActionOf<S>, string>>;
	/** What travellers will see, beside the form. */
	preview?: PreviewKind;
	/** Further actions on a record, beside its form. */
	actions?: readonly RecordAction<ItemOf<S>>[];
	/** Its form contains personal data: what was typed when a session ends isn't stored. */
	isPersonal?: boolean;
}
/** A call about one record, made by the framework after a confirmation. */
export interface RecordAction<One> {
	call: 'inviteAgain' | 'resetSecondFactor';
	label: string;
	isOffered: (item: One) => boolean;
	question: { title: (item: One) => string; text: string } | null;
	done: (item: One) => string;
}
/** The wizard's view in which a record is previewed beside its form. */
export type PreviewKind = 'country' | 'documents' | 'service';

/** The names of a section. */
export interface SectionWords {
	/** The singular for headings, and the plural. */
	one: string;
	many: string;
	create: string;
	empty: string;
	/** On the button that saves a new one, and the news of it, where something is sent by that. */
	send?: string;
	sent?: (name: string) => string;
}

/** What every record of every section has. */
export interface Item {
	id: string;
	isArchived?: boolean;
	/** Incremented with every change: a save states the one it is based on. */
	version: number;
}
/** The values of a form or filter, by field. */
export type Values = Record<string, unknown>;
/** A field of any section, as the framework sees it. */
export type AnyField = FieldWords<Values> & {
	kind: Field<never>['kind'] | 'choice';
	name: string;
	only?: Occasion;
	maxLength?: number;
	options?: readonly { id: string; label: string }[];
	of?: OfferedSection;
	texts?: readonly TranslatedText[];
	defaultTime?: DefaultTime;
};
/** A filter of any section. */
export type AnyFilter =
	| { kind: 'search'; id: string; label: string; placeholder?: string }
	/** The countries on the server; several, separated by commas, if it is multiple. */
	| { kind: 'country'; id: string; label: string; isMultiple?: boolean }
	/** A member of staff; `also` lists alternatives to a person. */
	| { kind: 'person'; id: string; label: string; also?: { id: string; label: string }; isMultiple?: boolean }
	/** A record that another page links to, by its id; whoever shows the list knows its name. */
	| { kind: 'record'; id: string; label: string }
	| {
			kind: 'select';
			id: string;
			label: string;
			options: readonly { id: string; label: string }[];
			isMultiple?: boolean;
	  }
	| { kind: 'date'; id: string; label: string; notBefore?: string; notAfter?: string }
	| { kind: 'amount'; id: string; label: string; notBelow?: string };

/** What the URL of a list consists of. */
export interface ListShape {
	/** Below /dashboard. */
	path: string;
	columns: readonly { id: string; isSortable?: boolean; isHideable?: boolean }[];
	filters: readonly AnyFilter[];
	always: Values;
}

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
	removing?: (item: Item) => string;
	notUndone?: (before: readonly Item[] | null) => string | null;
	facts?: (item: Item) => readonly DescriptionItem[];
	bulk: readonly BulkAction[];
	bulkTexts?: Partial<Record<BulkAction, string>>;
	preview?: PreviewKind;
	actions?: readonly RecordAction<Item>[];
	isPersonal?: boolean;
}

/** Checks a section against the contract; from here on the framework needn't know which one it is. */
export function defineResource<P extends SectionPath>(
	path: P,
	resource: Omit<Resource<(typeof sectionOfPath)[P]>, 'section' | 'path'>,
): Definition {
	return { ...resource, path, section: sectionOfPath[path] } as unknown as Definition;
}
