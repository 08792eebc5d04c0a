import { wholeSearch } from '../machine/testKit';
import {
	at,
	chosenDays,
	day,
	italy,
	never,
	nothing,
	refused,
	type Stage,
	single,
	standard,
	stored,
	tourist,
	unreached,
	type Way,
} from './world';

/** Up to what is offered: countries, dates, links, lists, and what doesn't fit the trip. */
export const choosing: readonly Way[] = [
	{
		name: 'countries that are on their way, are not there, or can not be asked for',
		calls: { findCountries: never },
		turns: [
			[nothing, 'blocked.listLoading'],
			[
				({ calls, send }) => {
					calls.findCountries = async () => [];
					send({ type: 'SEARCH', text: '1' });
				},
				'country.nothing',
				'blocked.country',
			],
			[
				({ calls, send }) => {
					calls.findCountries = refused(503, 'UNAVAILABLE');
					send({ type: 'SEARCH', text: '2' });
				},
				'retry',
			],
			[
				({ calls, send }) => {
					calls.findCountries = unreached;
					send({ type: 'SEARCH', text: '3' });
				},
				'unreachable',
			],
		],
	},
	{
		name: 'days that can not be',
		start: at('DATE', { countryId: italy.id }),
		turns: [
			[nothing, 'blocked.dates'],
			[({ send }) => send({ type: 'LEAVE_DATE', field: 'startDate' }), 'rules.startDate', 'date.because.missing'],
			...(
				[
					['12', 'unfinished'],
					['31/02/2027', 'noSuchDay'],
					['01/12/2026', 'tooEarly'],
					['01/12/2099', 'tooLate'],
				] as const
			).map(
				([typed, fault]) =>
					[
						({ send }: Stage) => send({ type: 'LEAVE_DATE', field: 'startDate', typed }),
						`date.because.${fault}`,
					] as const,
			),
			[({ send }) => send({ type: 'SET_START_DATE', day: day('10') }), 'blocked.endDate'],
			[
				({ send }) => {
					send({ type: 'SET_END_DATE', day: day('10') });
					send({ type: 'LEAVE_DATE', field: 'endDate' });
				},
				'rules.endDate',
				'date.because.notAfterStart',
			],
			[
				({ send }) => {
					send({ type: 'SET_END_DATE', day: day('20') });
					send({ type: 'SET_START_DATE', day: null });
				},
				'blocked.startDate',
			],
		],
	},
	{
		name: 'a link to what is not offered any more, and to days that are past, after an upload that was broken off',
		start: {
			...at('FINAL_REVIEW', {
				...wholeSearch,
				startDate: '2026-11-01',
				endDate: '2026-11-02',
				visaTypeId: '0',
				visaOptionId: '0',
				serviceId: '0',
			}),
			documents: [stored],
			isSending: true,
		},
		calls: { getPreview: refused(404, 'NOT_FOUND') },
		turns: [
			[
				nothing,
				...['dates', 'visaType', 'visaOption', 'service', 'document', 'upload'].map((what) => `dropped.${what}`),
				'blocked.dates',
			],
		],
	},
	{
		name: 'a draft that can not be read',
		start: { draft: '{' },
		turns: [[nothing, 'dropped.draft']],
	},
	{
		name: 'a link to a country that is not offered any more',
		start: at('DATE', { countryId: '0' }),
		calls: { getCountry: refused(404, 'NOT_FOUND') },
		turns: [[nothing, 'dropped.country']],
	},
	...([refused(503, 'UNAVAILABLE'), unreached] as const).map((getCountry, place) => ({
		name: `a link that can not be opened (${place + 1})`,
		start: at('DATE'),
		calls: { getCountry },
		turns: [[nothing, 'startFailed', 'startFailedKept', 'retry']] as const,
	})),
	{
		name: 'lists of a step that are not there',
		start: at('VISA_TYPE', chosenDays),
		calls: { getVisaTypes: refused(503, 'UNAVAILABLE') },
		turns: [
			[nothing, 'blocked.listFailed'],
			[
				({ calls, send }) => {
					calls.getVisaTypes = async () => [tourist];
					send({ type: 'RETRY' });
				},
				'blocked.visaType',
			],
			[({ press }) => press(({ wizard }) => wizard.visaType.documentsOf('111')), 'visaType.documentsTitle'],
		],
	},
	{
		name: 'a stay that is too long for the permission',
		start: at('VISA_OPTION', { ...chosenDays, endDate: '2027-02-10', visaTypeId: tourist.id }),
		turns: [
			[nothing, 'blocked.visaOption'],
			[({ send }) => send({ type: 'CHOOSE_VISA_OPTION', visaOption: single }), 'stay.tooShort', 'stay.choose'],
		],
	},
	{
		name: 'a stay that is too long for any permission',
		start: at('VISA_OPTION', { ...chosenDays, endDate: '2028-02-10', visaTypeId: tourist.id }),
		turns: [
			[nothing, 'blocked.visaOption'],
			[({ send }) => send({ type: 'CHOOSE_VISA_OPTION', visaOption: single }), 'stay.noneFits', 'stay.changeDates'],
		],
	},
	{
		name: 'a visa that is ready too late',
		start: at('SERVICE', { ...wholeSearch, serviceId: undefined }),
		turns: [
			[nothing, 'blocked.service'],
			[({ send }) => send({ type: 'CHOOSE_SERVICE', service: standard }), 'late.tooLate', 'late.choose'],
		],
	},
	{
		name: 'no visa that is ready in time',
		start: at('SERVICE', { ...wholeSearch, serviceId: undefined }),
		calls: { getServices: async () => [standard] },
		turns: [[({ send }) => send({ type: 'CHOOSE_SERVICE', service: standard }), 'late.noneInTime', 'late.changeDates']],
	},
];
