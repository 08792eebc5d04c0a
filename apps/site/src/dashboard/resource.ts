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
/** What creates one, as the form holds it. */
export type FormOf<S extends Section> = InputOf<S>;
/** What changes one; the version is the framework's. */
export type EditOf<S extends Section> = Omit<ChangesOf<S>, 'version'>;

/** The names in a form that hold a value of a kind, and nothing wider. */
type NameOf<Form, Kind> = {
	[N in keyof Form]-?: NonNullable<Form[N]> extends Kind ? N : never;
}[keyof Form] &
	string;
/** Free text, not one of a few words. */
type TextName<Form> = {
	[N in NameOf<Form, string>]: string extends NonNullable<Form[N]> ? N : never;
}[NameOf<Form, string>];

/** What a country offers. */
export type OfferedSection = 'visaTypes' | 'visaOptions' | 'services';
/** From so many working days to so many. */
export interface DayRange {
	from: number;
	to: number;
}

interface FieldWords<Form> {
	label: string;
	description?: string;
	/** May be left empty, which is sent as nothing. */
	isOptional?: boolean;
	/** Whether it has a meaning beside what else is chosen; what has none is sent as nothing. */
	isAsked?: (values: Form) => boolean;
}
/** Of which of the two forms a field is, when their bodies differ. */
export type Occasion = 'create' | 'edit';
type ChoiceField<Form> = {
	[N in NameOf<Form, string>]: {
		kind: 'choice';
		name: N;
		options: readonly { id: NonNullable<Form[N]> & string; label: string }[];
	};
}[NameOf<Form, string>];

/** When a day begins, and the last minute of it. */
type DefaultTime = '00:00' | '23:59';
/** A field of a form: its kind fits the value that the contract's body has under its name, or it does not compile. */
export type Field<Form> = FieldWords<Form> &
	(
		| { kind: 'text'; name: TextName<Form>; maxLength?: number }
		| { kind: 'lines'; name: TextName<Form>; maxLength?: number }
		/** A day and a time of it in Baku; a day that is chosen alone begins or ends there. */
		| { kind: 'moment'; name: TextName<Form>; defaultTime: DefaultTime }
		| { kind: 'amount'; name: NameOf<Form, number> }
		| { kind: 'whole'; name: NameOf<Form, number> }
		| { kind: 'switch'; name: NameOf<Form, boolean> }
		| { kind: 'countries'; name: NameOf<Form, readonly string[]> }
		/** Any number of the records of another section. */
		| { kind: 'offered'; name: NameOf<Form, readonly string[]>; of: OfferedSection }
		/** A picture that is uploaded; nothing for the one that goes with the country's code. */
		| { kind: 'flag'; name: TextName<Form> }
		/** From so many working days to so many. */
		| { kind: 'days'; name: NameOf<Form, DayRange> }
		| ChoiceField<Form>
	);

/** A field of a section: in both forms, or in the one whose body alone has it. */
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
	columns: readonly (DataColumn<ItemOf<S>> & ({ id: SortOf<S>; isSortable: true } | { isSortable?: false }))[];
	filters: readonly SectionFilter<S>[];
	/** What the list is always asked; a filter of the same name goes before it. */
	always: ListOf<S>;
	fields: readonly SectionField<S>[];
	/** How the form of a new one begins, and the form of one that is there. */
	empty: FormOf<S>;
	toForm: (item: ItemOf<S>) => EditOf<S>;
	/** What one sees of it that its form does not change. */
	facts?: (item: ItemOf<S>) => readonly DescriptionItem[];
	/** What deleting does to it, as the question says it; what uses it is told below. */
	removing: (item: ItemOf<S>) => string;
	/** What can be done to many at once, in the order of the buttons. [DSH-08] */
	bulk: readonly BulkActionOf<S>[];
	/** What travellers will see, beside the form. */
	preview?: PreviewKind;
	/** What else can be done with one, beside its form. */
	actions?: readonly RecordAction<ItemOf<S>>[];
	/** Its form tells of people: what was typed when a session ends is in no storage. */
	isPersonal?: boolean;
}
/** A call about one record, which the framework makes after a question. */
export interface RecordAction<One> {
	call: 'inviteAgain' | 'resetSecondFactor';
	label: string;
	isOffered: (item: One) => boolean;
	question: { title: (item: One) => string; text: string } | null;
	done: (item: One) => string;
}
/** As which of the wizard's views a record is shown beside its form. */
export type PreviewKind = 'country' | 'documents' | 'service';

/** What a section is called. */
export interface SectionWords {
	/** One of them as a heading says it, and all of them. */
	one: string;
	many: string;
	create: string;
	empty: string;
}

/** What every item of every section has. */
export interface Item {
	id: string;
	isArchived?: boolean;
	/** Counts the changes: a save names the one that it began from. */
	version: number;
}
/** What a form or a filter holds, by the names of its fields. */
export type Values = Record<string, unknown>;
/** A field of any section, as the framework sees it. */
export type AnyField = FieldWords<Values> & {
	kind: Field<never>['kind'] | 'choice';
	name: string;
	only?: Occasion;
	maxLength?: number;
	options?: readonly { id: string; label: string }[];
	of?: OfferedSection;
	defaultTime?: DefaultTime;
};
/** A filter of any section. */
export type AnyFilter =
	| { kind: 'search'; id: string; label: string; placeholder?: string }
	/** Of those that the server knows: any number of them, joined by commas, where it is multiple. */
	| { kind: 'country'; id: string; label: string; isMultiple?: boolean }
	/** One of the staff; `also` is what may stand in a person's place. */
	| { kind: 'person'; id: string; label: string; also?: { id: string; label: string }; isMultiple?: boolean }
	/** One that another place leads to, by its id; who shows the list knows its name. */
	| { kind: 'record'; id: string; label: string }
	| {
			kind: 'select';
			id: string;
			label: string;
			options: readonly { id: string; label: string }[];
			isMultiple?: boolean;
	  }
	| { kind: 'date'; id: string; label: string; notBefore?: string; notAfter?: string }
	| { kind: 'amount'; id: string; label: string };

/** What the address of a list is made of. */
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
	removing: (item: Item) => string;
	facts?: (item: Item) => readonly DescriptionItem[];
	bulk: readonly BulkAction[];
	preview?: PreviewKind;
	actions?: readonly RecordAction<Item>[];
	isPersonal?: boolean;
}

/** Checks a section against the contract; from here on the framework need not know which one it is. */
export function defineResource<P extends SectionPath>(
	path: P,
	resource: Omit<Resource<(typeof sectionOfPath)[P]>, 'section' | 'path'>,
): Definition {
	return { ...resource, path, section: sectionOfPath[path] } as unknown as Definition;
}
