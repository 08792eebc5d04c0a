import { translationsForm } from '../framework/translations';
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
	translationsField,
} from './record';

const { fields } = words;

const texts = [
	{ kind: 'text', name: 'name', label: fields.name },
	{ kind: 'lines', name: 'description', label: fields.description, maxLength: 500, isOptional: true },
	{
		kind: 'lines',
		name: 'requiredDocuments',
		label: fields.requiredDocuments,
		description: fields.requiredDocumentsHint,
		maxLength: 5000,
	},
] as const;

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
	fields: [...texts, translationsField(texts), ...recordFields],
	empty: {
		...{ name: '', description: '', requiredDocuments: '' },
		translations: translationsForm(texts),
		...emptyRecord,
	},
	toForm: (item) => ({
		name: item.name,
		description: item.description ?? '',
		requiredDocuments: item.requiredDocuments,
		translations: translationsForm(texts, item.translations),
		...recordForm(item),
	}),
	preview: 'documents',
	bulk: ['archive', 'restore', 'delete'],
});
