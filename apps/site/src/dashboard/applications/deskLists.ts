import type { VisaRequestQuery } from 'visa-sdk/contract';
import { isInWork, requestStatuses } from 'visa-sdk/rules';
import type { AnyFilter, ListShape } from '../resource';
import { caseColumns } from './columns';
import { words } from './strings';

/** What staff work through, in the order of the tabs. [DSH-10] */
export const queues = ['unassigned', 'mine', 'waiting', 'all'] as const;
export type Queue = (typeof queues)[number];

/** The parts of the address that are no filter: they stay when filters are cleared. */
export const CASE = 'case';
export const QUEUE = 'queue';

const inWork = requestStatuses.filter(isInWork);
type Question = Partial<VisaRequestQuery> & { assignedTo?: 'nobody' };
/** What a queue asks the server for; a filter of the same name goes before it. */
export const questionOf: Record<Queue, Question> = {
	unassigned: { assignedTo: 'nobody', status: inWork, sort: 'createdAt' },
	mine: {},
	waiting: { status: ['INFO_REQUIRED'], sort: 'createdAt' },
	all: {},
};

const { list } = words;
const filters: readonly AnyFilter[] = [
	{ kind: 'search', id: 'search', label: list.search, placeholder: list.searchHint },
	{
		kind: 'select',
		id: 'status',
		label: list.status,
		options: requestStatuses.map((id) => ({ id, label: words.statuses[id] })),
	},
	{ kind: 'country', id: 'countryId', label: list.country },
	{ kind: 'date', id: 'createdFrom', label: list.createdFrom, notAfter: 'createdTo' },
	{ kind: 'date', id: 'createdTo', label: list.createdTo, notBefore: 'createdFrom' },
];

export const deskPaths = ['visa-applications', 'my-visa-applications'] as const;
export type DeskPath = (typeof deskPaths)[number];

/** The two lists of the desk: one list, two questions. [RTE-08] [DSH-04] */
export const deskLists: Record<DeskPath, ListShape> = {
	'visa-applications': { path: 'visa-applications', columns: caseColumns, filters, always: {} },
	'my-visa-applications': { path: 'my-visa-applications', columns: caseColumns, filters, always: {} },
};
