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

/** The lists of which views are kept: the sections', and the two of the desk. */
export const viewedLists = [...sectionNames, 'visaRequests', 'myVisaRequests'] as const;
