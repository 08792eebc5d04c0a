import { Money } from 'visa-ui';
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

const texts = [{ kind: 'text', name: 'type', label: fields.type }] as const;

/** Visa options, with their fee and duration. */
export const visaOptions = defineResource('visa-options', {
	words: words.sections['visa-options'],
	nameOf: (item) => item.type,
	columns: [
		{ id: 'type', header: fields.type, cell: (item) => item.type, isRowHeader: true, isSortable: true },
		{
			id: 'duration',
			header: fields.duration,
			cell: (item) => item.duration,
			isSortable: true,
			align: 'end',
			isHideable: true,
		},
		{ id: 'fee', header: fields.feeShort, cell: (item) => <Money amount={item.fee} />, isSortable: true, align: 'end' },
		...recordColumns,
		positionColumn,
	],
	filters: recordFilters,
	always: recordAlways,
	fields: [
		...texts,
		translationsField(texts),
		{ kind: 'whole', name: 'duration', label: fields.duration },
		{ kind: 'amount', name: 'fee', label: fields.fee, description: fields.feeHint },
		...recordFields,
	],
	// A missing value isn't zero: the form asks for it.
	empty: { type: '', translations: translationsForm(texts), duration: Number.NaN, fee: Number.NaN, ...emptyRecord },
	toForm: (item) => ({
		type: item.type,
		translations: translationsForm(texts, item.translations),
		duration: item.duration,
		fee: item.fee,
		...recordForm(item),
	}),
	bulk: ['archive', 'restore', 'delete'],
});
