import { z } from 'zod';
import {
	type CsvCell,
	type CsvSeparator,
	csvLine,
	eventState,
	eventSubjects,
	eventSubjectWords,
	eventTitle,
	keptChanges,
	keptReason,
	keptRecord,
	knownName,
	roleWords,
} from '../rules';
import { RequestEvent } from './caseFile';
import { exportOfQuery } from './crud';
import { endpoint } from './endpoint';
import { moment } from './moment';
import { Id, oneOrMany, PageQuery, paged, SoughtDay, sortBy } from './shared';

/** An event with its subject. [DSH-15] */
export const AuditEvent = RequestEvent.extend({
	/** The id of the request, user, catalogue record and so on; for an upload, of its request. */
	subjectId: Id,
	/** The request it belongs to. */
	request: z.object({ id: Id, reference: z.string() }).nullable(),
	/** The call in which it happened: the `requestId` of its response, also in the log. */
	callId: z.string().nullable(),
}).meta({ id: 'AuditEvent' });
export type AuditEvent = z.output<typeof AuditEvent>;

const Kind = z.string().regex(/^[a-z-]{1,40}$/);

/** The audit trail's query. Dates in Asia/Baku; several values are joined by 'or'. */
export const EventQuery = PageQuery.extend({
	/** A user's id, or `server` for the server's own actions. */
	actor: oneOrMany(z.union([Id, z.literal('server')])).optional(),
	kind: oneOrMany(Kind).optional(),
	subject: oneOrMany(z.enum(eventSubjects)).optional(),
	subjectId: Id.optional(),
	requestId: Id.optional(),
	from: SoughtDay.optional(),
	to: SoughtDay.optional(),
	sort: sortBy(['at']).default('-at'),
});
export type EventQuery = z.output<typeof EventQuery>;

const nameOf = (person: { firstName: string; lastName: string } | null) => person && knownName(person);

/** The columns of the trail's CSV, in the words of the screen. */
export const eventColumns: readonly (readonly [heading: string, cell: (event: AuditEvent) => CsvCell])[] = [
	['Vaxt', ({ at }) => moment(at)],
	['Kim', ({ actor }) => nameOf(actor)],
	['Rol', ({ actor }) => (actor ? roleWords[actor.role] : null)],
	['Nə', (event) => keptRecord(event) ?? eventSubjectWords[event.subject]],
	['Nəyin', ({ subjectId }) => subjectId],
	['Müraciət', ({ request }) => request?.reference ?? null],
	['Hadisə', eventTitle],
	['Əvvəl', (event) => nameOf(event.fromPerson) ?? eventState(event, event.from)],
	['Sonra', (event) => nameOf(event.toPerson) ?? eventState(event, event.to)],
	['Səbəb', keptReason],
	[
		'Dəyişən',
		({ changes }) =>
			keptChanges(changes, { sum: (azn) => `${azn} AZN`, instant: moment })
				.map(({ label, was, is }) => `${label}: ${was ?? '–'} → ${is ?? '–'}`)
				.join('; '),
	],
	['Çağırış', ({ callId }) => callId],
	// For programs: words may change, codes stay.
	['Hadisənin kodu', ({ kind }) => kind],
];

/** The first line of the CSV of events. */
export const eventHeadings = (separator?: CsvSeparator): string =>
	csvLine(
		eventColumns.map(([heading]) => heading),
		separator,
	);
/** The lines of events, without headings. */
export const eventLines = (events: readonly AuditEvent[], separator?: CsvSeparator): string => {
	const lineOf = (event: AuditEvent) =>
		csvLine(
			eventColumns.map(([, cell]) => cell(event)),
			separator,
		);
	return events.map(lineOf).join('');
};

/** The trail of everything that was done. */
export const events = {
	/** What happened, newest first. */
	list: endpoint({
		method: 'GET',
		path: '/events',
		access: 'admin',
		summary: 'What happened, newest first',
		query: EventQuery,
		response: paged(AuditEvent),
	}),
	/** Every event the query finds, as CSV. */
	exportCsv: endpoint({
		method: 'GET',
		path: '/events/export',
		access: 'admin',
		summary: 'Every event the query finds, as CSV',
		query: exportOfQuery(EventQuery),
		response: z.string(),
		isCsv: true,
	}),
};
