import { Money } from 'visa-ui';
import { defineResource } from '../resource';
import { words } from '../strings';
import { stateColumn, stateFilter } from './record';

const { fields, list } = words;

export const countries = defineResource('countries', {
	words: words.sections.countries,
	nameOf: (item) => item.name,
	columns: [
		{ id: 'name', header: fields.name, cell: (item) => item.name, isRowHeader: true, isSortable: true },
		{ id: 'code', header: fields.countryCode, cell: (item) => item.code, isHideable: true },
		{
			id: 'additionalServices',
			header: fields.additionalServicesShort,
			cell: (item) => <Money amount={item.additionalServices} />,
			isSortable: true,
			align: 'end',
		},
		{
			id: 'isVisaOptionIsPayedDirectly',
			header: fields.paidWhere,
			cell: (item) => (item.isVisaOptionIsPayedDirectly ? fields.paidNow : fields.paidAtEmbassy),
			isHideable: true,
		},
		{
			id: 'isOnOffer',
			header: fields.isOnOffer,
			cell: (item) => (item.isOnOffer ? fields.yes : fields.no),
			isHideable: true,
		},
		stateColumn,
	],
	filters: [{ kind: 'search', id: 'search', label: list.search }, stateFilter],
	always: { view: 'catalogue', state: 'all' },
	fields: [
		{ kind: 'text', name: 'name', label: fields.name },
		{ kind: 'text', name: 'code', label: fields.countryCode, description: fields.countryCodeHint },
		{
			kind: 'amount',
			name: 'additionalServices',
			label: fields.additionalServices,
			description: fields.additionalServicesHint,
		},
		{
			kind: 'switch',
			name: 'isVisaOptionIsPayedDirectly',
			label: fields.isVisaOptionIsPayedDirectly,
			description: fields.isVisaOptionIsPayedDirectlyHint,
		},
		{ kind: 'switch', name: 'isOnOffer', label: fields.isOnOffer, description: fields.isOnOfferHint },
		{ kind: 'switch', name: 'isArchived', label: fields.isArchived, description: fields.isArchivedHint },
	],
	empty: {
		name: '',
		code: '',
		additionalServices: Number.NaN,
		isVisaOptionIsPayedDirectly: true,
		isOnOffer: true,
		isArchived: false,
	},
	toForm: (item) => ({
		name: item.name,
		code: item.code,
		additionalServices: item.additionalServices,
		isVisaOptionIsPayedDirectly: item.isVisaOptionIsPayedDirectly,
		isOnOffer: item.isOnOffer,
		isArchived: item.isArchived,
	}),
	removing: (item) => words.removing.archivable(item.name),
});
