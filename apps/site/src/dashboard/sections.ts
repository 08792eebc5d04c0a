import type { Section } from 'visa-sdk/contract';

/** The sections of the dashboard by the part of the address that they stand under, in the menu's order. [RTE-07] */
export const sectionOfPath = {
	countries: 'countries',
	'visa-types': 'visaTypes',
	'visa-options': 'visaOptions',
	services: 'services',
	promocodes: 'promocodes',
	citizenships: 'citizenships',
	'resident-countries': 'residentCountries',
	agents: 'agents',
} as const satisfies Record<string, Section>;

/** The part of the address that names a section. */
export type SectionPath = keyof typeof sectionOfPath;
