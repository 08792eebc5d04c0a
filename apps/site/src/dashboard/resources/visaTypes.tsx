import { defineResource } from '../resource';
import { words } from '../strings';
import {
	emptyRecord,
	positionColumn,
	recordAlways,
	recordColumns,
	recordFields,
	recordFilters,
	recordForm,
} from './record';

const { fields } = words;

/** Visa types, with the documents that each requires. */
export const visaTypes = defineResource('visa-types', {
	words: words.sections['visa-types'],
	nameOf: (item) => item.name,
	columns: [
		{ id: 'name', header: fields.name, cell: (item) => item.name, isRowHeader: true, isSortable: true },
		{ id: 'description', header: fields.description, cell: (item) => item.description ?? '–', isHideable: true },
		...recordColumns,
		positionColumn,
	],
	filters: recordFilters,
	always: recordAlways,
	fields: [
		{ kind: 'text', name: 'name', label: fields.name },
		{ kind: 'lines', name: 'description', label: fields.description, maxLength: 500, isOptional: true },
		{
			kind: 'lines',
			name: 'requiredDocuments',
			label: fields.requiredDocuments,
			description: fields.requiredDocumentsHint,
			maxLength: 5000,
		},
		...recordFields,
	],
	empty: { name: '', description: '', requiredDocuments: '', ...emptyRecord },
	toForm: (item) => ({
		name: item.name,
		description: item.description ?? '',
		requiredDocuments: item.requiredDocuments,
		...recordForm(item),
	}),
	removing: (item) => words.removing.archivable(item.name),
	preview: 'documents',
	bulk: ['archive', 'restore', 'delete'],
});
