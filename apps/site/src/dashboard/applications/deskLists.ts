import type { ViewedList } from 'visa-sdk/contract';
import { attemptStatuses, type DeskQueue, deskQueues, requestStatuses } from 'visa-sdk/rules';
import type { AnyFilter, ListShape } from '../resource';
import { caseColumns } from './columns';
import { words } from './strings';

/** The URL parameters that aren't filters: they stay when filters are cleared. */
export const CASE = 'case';
/** The URL parameter for the queue. */
export const QUEUE = 'queue';
/** The URL parameter for one person's requests. */
export const TRAVELLER = 'travellerId';
export { type DeskQueue, deskQueues };

const { list } = words;
type Names = readonly [from: string, to: string];
/** The first and last date of a range. */
const range = (name: 'created' | 'start' | 'paid' | 'refunded' | 'decided'): readonly AnyFilter[] => {
	const [from, to]: Names = [`${name}From`, `${name}To`];
	return [
		{ kind: 'date', id: from, label: list.from(list.ranges[name]), notAfter: to },
		{ kind: 'date', id: to, label: list.to(list.ranges[name]), notBefore: from },
	];
};

const usual: readonly AnyFilter[] = [
	{ kind: 'search', id: 'search', label: list.search, placeholder: list.searchHint },
	{
		kind: 'select',
		id: 'status',
		label: list.status,
		options: requestStatuses.map((id) => ({ id, label: words.statuses[id] })),
		isMultiple: true,
	},
	{ kind: 'country', id: 'countryId', label: list.country, isMultiple: true },
];
/** Shown on request, or when in use. */
const rare: readonly AnyFilter[] = [
	{
		kind: 'select',
		id: 'payment',
		label: list.payment,
		options: attemptStatuses.map((id) => ({ id, label: words.detail.attempts[id] })),
		isMultiple: true,
	},
	...range('created'),
	...range('start'),
	{ kind: 'amount', id: 'minTotal', label: list.minTotal },
	{ kind: 'amount', id: 'maxTotal', label: list.maxTotal, notBelow: 'minTotal' },
	...range('paid'),
	...range('refunded'),
	...range('decided'),
];
/** One traveller's; the palette links there. */
const traveller: AnyFilter = { kind: 'record', id: TRAVELLER, label: list.traveller };
const assignee: AnyFilter = {
	kind: 'person',
	id: 'assignedTo',
	label: list.assignee,
	also: { id: 'nobody', label: list.nobody },
	isMultiple: true,
};
/** The filters behind “more”. */
export const rareFilters: ReadonlySet<string> = new Set(rare.map(({ id }) => id));

/** The desk's two paths: all cases, and one's own. */
export const deskPaths = ['visa-applications', 'my-visa-applications'] as const;
export type DeskPath = (typeof deskPaths)[number];

/** The desk's two lists: one list, two queries. [RTE-08] [DSH-04] */
export const deskLists: Record<DeskPath, ListShape & { section: ViewedList }> = {
	'visa-applications': {
		section: 'visaRequests',
		path: 'visa-applications',
		columns: caseColumns,
		filters: [...usual, traveller, assignee, ...rare],
		always: {},
	},
	'my-visa-applications': {
		section: 'myVisaRequests',
		path: 'my-visa-applications',
		columns: caseColumns,
		filters: [...usual, traveller, ...rare],
		always: {},
	},
};
