import { defineResource } from '../resource';
import { words } from '../strings';

/** The lists of names offered at registration. */
const names = (path: 'citizenships' | 'resident-countries') =>
	defineResource(path, {
		words: words.sections[path],
		nameOf: (item) => item.name,
		columns: [
			{ id: 'name', header: words.fields.name, cell: (item) => item.name, isRowHeader: true, isSortable: true },
		],
		filters: [{ kind: 'search', id: 'search', label: words.list.search }],
		always: {},
		fields: [{ kind: 'text', name: 'name', label: words.fields.name }],
		empty: { name: '' },
		toForm: ({ name }) => ({ name }),
		bulk: ['delete', 'restore'],
	});

/** Citizenships: a name each. */
export const citizenships = names('citizenships');
/** Countries of residence: a name each. */
export const residentCountries = names('resident-countries');
