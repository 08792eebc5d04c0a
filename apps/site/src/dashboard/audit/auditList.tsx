import type { AuditEvent } from 'visa-sdk/contract';
import { formatInstant, formatMoney } from 'visa-sdk/format';
import { eventSubjects, eventTitle, keptChanges, keptReason, keptRecord } from 'visa-sdk/rules';
import { type DataColumn, Link } from 'visa-ui';
import { eventChanges } from '../applications/changes';
import { nameOf } from '../applications/columns';
import { caseAddress } from '../applications/deskState';
import { words } from '../applications/strings';
import type { AnyFilter, ListShape } from '../resource';

const { audit: own, history } = words;
const writing = { sum: (azn: number) => formatMoney(azn), instant: (at: string) => formatInstant(at) };
/** An event's changes, in one line. */
const changesText = (event: AuditEvent): string =>
	[...eventChanges({ ...event, changes: [] }), ...keptChanges(event.changes, writing)]
		.map(({ label, was, is }) => `${label}: ${String(was ?? '–')} → ${String(is ?? '–')}`)
		.join('; ');

/** The columns of the audit trail. */
export const auditColumns: readonly DataColumn<AuditEvent>[] = [
	{ id: 'at', header: own.at, cell: ({ at }) => formatInstant(at), isRowHeader: true, isSortable: true },
	{ id: 'actor', header: own.actor, cell: ({ actor }) => (actor ? nameOf(actor) : history.server) },
	{ id: 'kind', header: own.what, cell: eventTitle },
	{
		id: 'subject',
		header: own.about,
		cell: (event) => keptRecord(event) ?? own.subjects[event.subject],
		isHideable: true,
	},
	{
		id: 'request',
		header: own.request,
		cell: ({ request }) => (request ? <Link href={caseAddress(request.id)}>{request.reference}</Link> : '–'),
	},
	{ id: 'changes', header: own.changes, cell: (event) => changesText(event) || '–', isHideable: true },
	{ id: 'reason', header: own.reason, cell: (event) => keptReason(event) ?? '–', isHideable: true },
];

const filters: readonly AnyFilter[] = [
	{
		kind: 'person',
		id: 'actor',
		label: own.actor,
		also: { id: 'server', label: history.server },
		isMultiple: true,
	},
	{
		kind: 'select',
		id: 'kind',
		label: own.what,
		options: Object.entries(history.events).map(([id, label]) => ({ id, label })),
		isMultiple: true,
	},
	{
		kind: 'select',
		id: 'subject',
		label: own.about,
		options: eventSubjects.map((id) => ({ id, label: own.subjects[id] })),
		isMultiple: true,
	},
	{ kind: 'date', id: 'from', label: own.from, notAfter: 'to' },
	{ kind: 'date', id: 'to', label: own.to, notBefore: 'from' },
];

/** The trail of everything that was done. [DSH-15] */
export const auditList: ListShape = { path: 'audit', columns: auditColumns, filters, always: {} };
