import { uploadedFlag } from 'visa-sdk/rules';
import { Flag, Inline, Money } from 'visa-ui';
import { defineResource } from '../resource';
import { words } from '../strings';
import { stateColumn, stateFilter } from './record';

const { fields, list } = words;

/** Countries, with their flag, their fee and what they offer. [DSH-03] */
export const countries = defineResource('countries', {
	words: words.sections.countries,
	nameOf: (item) => item.name,
	columns: [
		{
			id: 'name',
			header: fields.name,
			cell: (item) => (
				<Inline gap="xs" align="center">
					<Flag src={item.image} />
					{item.name}
				</Inline>
			),
			isRowHeader: true,
			isSortable: true,
		},
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
		{ kind: 'flag', name: 'image', label: fields.flag, description: fields.flagHint, isOptional: true },
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
		{ kind: 'offered', name: 'visaTypeIds', label: fields.visaTypeIds, of: 'visaTypes' },
		{ kind: 'offered', name: 'visaOptionIds', label: fields.visaOptionIds, of: 'visaOptions' },
		{ kind: 'offered', name: 'serviceIds', label: fields.serviceIds, of: 'services' },
		{ kind: 'switch', name: 'isOnOffer', label: fields.isOnOffer, description: fields.isOnOfferHint },
		{ kind: 'switch', name: 'isArchived', label: fields.isArchived, description: fields.isArchivedHint },
	],
	empty: {
		name: '',
		code: '',
		additionalServices: Number.NaN,
		image: '',
		isVisaOptionIsPayedDirectly: true,
		visaTypeIds: [],
		visaOptionIds: [],
		serviceIds: [],
		isOnOffer: true,
		isArchived: false,
	},
	toForm: (item) => ({
		name: item.name,
		code: item.code,
		additionalServices: item.additionalServices,
		image: uploadedFlag(item.image) ?? '',
		isVisaOptionIsPayedDirectly: item.isVisaOptionIsPayedDirectly,
		visaTypeIds: item.visaTypeIds,
		visaOptionIds: item.visaOptionIds,
		serviceIds: item.serviceIds,
		isOnOffer: item.isOnOffer,
		isArchived: item.isArchived,
	}),
	preview: 'country',
	bulk: ['activate', 'deactivate', 'archive', 'restore', 'delete'],
});
