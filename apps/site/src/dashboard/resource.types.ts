import type { Field, Resource, SectionField } from './resource';

/** What must not compile doesn't: the type checker is the test, and this file is never run. */
type Option = Field<{ type: string; fee: number; kind: 'percent' | 'fixed'; isActive: boolean; countryIds: string[] }>;
const label = 'x';

/** Kinds of fields for values of their type. */
export const fields: Option[] = [
	{ kind: 'amount', name: 'fee', label },
	{ kind: 'switch', name: 'isActive', label },
	// @ts-expect-error a switch over a price
	{ kind: 'switch', name: 'fee', label },
	// @ts-expect-error an amount that is a text
	{ kind: 'amount', name: 'type', label },
	// @ts-expect-error free text where one of a few words is wanted
	{ kind: 'text', name: 'kind', label },
	// @ts-expect-error a word that is none of them
	{ kind: 'choice', name: 'kind', label, options: [{ id: 'half', label }] },
	// @ts-expect-error a name that the body does not have
	{ kind: 'text', name: 'title', label },
];

/** Fields that only one of a section's two forms has. */
export const ofOneForm: SectionField<'agents'>[] = [
	{ kind: 'text', name: 'firstName', label },
	{ kind: 'text', name: 'email', label, only: 'create' },
	{ kind: 'switch', name: 'isActive', label, only: 'edit' },
	// @ts-expect-error an address that a change does not take
	{ kind: 'text', name: 'email', label },
	// @ts-expect-error a switch that an invitation does not have
	{ kind: 'switch', name: 'isActive', label, only: 'create' },
];

/** Columns for a record's properties. */
export const columns: Resource<'visaOptions'>['columns'] = [
	{ id: 'fee', header: label, cell: (item) => item.fee, isSortable: true },
	// @ts-expect-error a column that the item does not have
	{ id: 'price', header: label, cell: (item) => item.price },
	// @ts-expect-error an order that the list can't be asked for
	{ id: 'countryIds', header: label, cell: () => null, isSortable: true },
];

/** Filters that the list's query supports. */
export const filters: Resource<'promocodes'>['filters'] = [
	{ kind: 'search', id: 'search', label },
	// @ts-expect-error a list that can't be asked by country
	{ kind: 'country', id: 'countryId', label },
	// @ts-expect-error a state that is none
	{ kind: 'select', id: 'state', label, options: [{ id: 'archived', label }] },
];
