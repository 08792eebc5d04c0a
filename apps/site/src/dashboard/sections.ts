import type { Contract, Endpoint } from 'visa-sdk/contract';

/** What staff keep: the resources of the contract that have all five calls. */
export type Section = {
	[R in keyof Contract]: Contract[R] extends Record<'list' | 'create' | 'get' | 'update' | 'remove', Endpoint>
		? R
		: never;
}[keyof Contract];

/** The sections of the dashboard by the part of the address that they stand under, in the menu's order. [RTE-07] */
export const sectionOfPath = {
	countries: 'countries',
	'visa-types': 'visaTypes',
	'visa-options': 'visaOptions',
	services: 'services',
	promocodes: 'promocodes',
	citizenships: 'citizenships',
	'resident-countries': 'residentCountries',
} as const satisfies Record<string, Section>;

export type SectionPath = keyof typeof sectionOfPath;
/** The sections that have their pages. */
export type ShownSection = (typeof sectionOfPath)[SectionPath];
