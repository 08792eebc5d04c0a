/** The dashboard's sections, by their names in the contract. */
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

/** The lists whose views can be saved: the sections', and the desk's two. */
export const viewedLists = [...sectionNames, 'visaRequests', 'myVisaRequests'] as const;
