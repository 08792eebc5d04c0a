import { promoState } from 'visa-sdk/rules';
import { DateText, Money, StatusTag } from 'visa-ui';
import { dayInBaku } from '../framework/fieldValues';
import { DAYS_END, defineResource, type FormOf } from '../resource';
import { words } from '../strings';

const { fields, promoStates } = words;
/** What can't be used now is no green dot, whatever its switch says. */
const tones = { usable: 'positive', coming: 'info', usedUp: 'caution', expired: 'neutral', off: 'neutral' } as const;
const empty: FormOf<'promocodes'> = {
	code: '',
	kind: 'percent',
	percent: null,
	amount: null,
	validFrom: '',
	validTo: '',
	totalLimit: null,
	perUserLimit: null,
	countryIds: null,
	isActive: true,
};

/** Promo codes, with their discount, validity and limits. */
export const promocodes = defineResource('promocodes', {
	words: words.sections.promocodes,
	nameOf: (item) => item.code,
	columns: [
		{ id: 'code', header: fields.code, cell: (item) => item.code, isRowHeader: true, isSortable: true },
		{
			id: 'discount',
			header: fields.discount,
			cell: (item) => (item.kind === 'percent' ? `${item.percent}%` : <Money amount={item.amount ?? 0} />),
			align: 'end',
		},
		{
			id: 'validFrom',
			header: fields.validFromShort,
			cell: (item) => <DateText value={dayInBaku(item.validFrom)} form="short" />,
			isSortable: true,
			isHideable: true,
		},
		{
			id: 'validTo',
			header: fields.validToShort,
			cell: (item) => <DateText value={dayInBaku(item.validTo)} form="short" />,
			isSortable: true,
			isHideable: true,
		},
		{
			id: 'used',
			header: fields.used,
			cell: ({ used, totalLimit, reserved }) => fields.usedOf(used, totalLimit, reserved),
			align: 'end',
		},
		{
			id: 'state',
			header: words.list.state,
			cell: (item) => {
				const state = promoState(item, Date.now());
				return (
					<StatusTag isQuiet tone={tones[state]}>
						{promoStates[state]}
					</StatusTag>
				);
			},
		},
	],
	filters: [
		{ kind: 'search', id: 'search', label: words.list.search },
		{
			kind: 'select',
			id: 'state',
			label: words.list.state,
			options: [
				{ id: 'usable', label: promoStates.usable },
				{ id: 'coming', label: promoStates.coming },
				{ id: 'over', label: promoStates.over },
			],
		},
	],
	always: {},
	fields: [
		{ kind: 'text', name: 'code', label: fields.code, description: fields.codeHint },
		{
			kind: 'choice',
			name: 'kind',
			label: fields.kind,
			options: [
				{ id: 'percent', label: fields.percentKind },
				{ id: 'fixed', label: fields.fixedKind },
			],
		},
		{ kind: 'whole', name: 'percent', label: fields.percent, isAsked: ({ kind }) => kind === 'percent' },
		{ kind: 'amount', name: 'amount', label: fields.amount, isAsked: ({ kind }) => kind === 'fixed' },
		{ kind: 'moment', name: 'validFrom', label: fields.validFrom, defaultTime: '00:00' },
		{ kind: 'moment', name: 'validTo', label: fields.validTo, defaultTime: DAYS_END },
		{
			kind: 'whole',
			name: 'totalLimit',
			label: fields.totalLimit,
			description: fields.totalLimitHint,
			isOptional: true,
		},
		{
			kind: 'whole',
			name: 'perUserLimit',
			label: fields.perUserLimit,
			description: fields.perUserLimitHint,
			isOptional: true,
		},
		{
			kind: 'countries',
			name: 'countryIds',
			label: fields.promoCountries,
			description: fields.promoCountriesHint,
			isOptional: true,
		},
		{ kind: 'switch', name: 'isActive', label: fields.isActive },
	],
	empty,
	toForm: ({ id: _id, used: _used, reserved: _reserved, version: _version, ...form }) => form,
	removing: () => words.removing.promocode,
	bulk: ['activate', 'deactivate', 'delete', 'restore'],
});
