/** The sections of the dashboard, by the names that the contract has for them. */
export const sectionNames = [
	'agents',
	'citizenships',
	'countries',
	'promocodes',
	'residentCountries',
	'services',
	'visaOptions',
	'visaTypes',
] as const;
