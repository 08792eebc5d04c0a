import type { Section } from 'visa-sdk/contract';

/** The dashboard's sections by their path segment, in the menu's order. [RTE-07] */
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

/** The path segment of a section. */
export type SectionPath = keyof typeof sectionOfPath;
