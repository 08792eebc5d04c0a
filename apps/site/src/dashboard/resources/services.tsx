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

const texts = [
	{ kind: 'text', name: 'name', label: fields.name },
	{ kind: 'lines', name: 'description', label: fields.description, maxLength: 500, isOptional: true },
] as const;

/** Services, with their prices and processing times. */
export const services = defineResource('services', {
	words: words.sections.services,
	nameOf: (item) => item.name,
	columns: [
		{ id: 'name', header: fields.name, cell: (item) => item.name, isRowHeader: true, isSortable: true },
		{
			id: 'discountedPrice',
			header: fields.price,
			cell: ({ originalPrice, discountedPrice }) => (
				<>
					{originalPrice !== discountedPrice && <Money amount={originalPrice} isStruck />}{' '}
					<Money amount={discountedPrice} />
				</>
			),
			isSortable: true,
			align: 'end',
		},
		{
			id: 'estimatedDays',
			header: fields.estimatedDays,
			cell: ({ estimatedDays }) => (estimatedDays ? fields.daysRange(estimatedDays) : '–'),
			isHideable: true,
		},
		...recordColumns,
		positionColumn,
	],
	filters: recordFilters,
	always: recordAlways,
	fields: [
		...texts,
		translationsField(texts),
		{ kind: 'amount', name: 'originalPrice', label: fields.originalPrice },
		{
			kind: 'amount',
			name: 'discountedPrice',
			label: fields.discountedPrice,
			description: fields.discountedPriceHint,
		},
		{ kind: 'amount', name: 'additionalVisaPrice', label: fields.additionalVisaPrice },
		{
			kind: 'days',
			name: 'estimatedDays',
			label: fields.estimatedDays,
			description: fields.estimatedDaysHint,
			isOptional: true,
		},
		...recordFields,
	],
	empty: {
		name: '',
		description: '',
		translations: translationsForm(texts),
		originalPrice: Number.NaN,
		discountedPrice: Number.NaN,
		additionalVisaPrice: 0,
		estimatedDays: null,
		...emptyRecord,
	},
	toForm: (item) => ({
		name: item.name,
		description: item.description ?? '',
		translations: translationsForm(texts, item.translations),
		originalPrice: item.originalPrice,
		discountedPrice: item.discountedPrice,
		additionalVisaPrice: item.additionalVisaPrice,
		estimatedDays: item.estimatedDays,
		...recordForm(item),
	}),
	preview: 'service',
	bulk: ['archive', 'restore', 'delete'],
});
