import { z } from 'zod';
import {
	type CsvCell,
	csvLine,
	eventState,
	eventSubjectWords,
	eventTitle,
	keptChanges,
	keptReason,
	roleWords,
} from '../rules';
import { withoutPages } from './crud';
import { moment } from './csv';
import { endpoint } from './endpoint';
import { Id, oneOrMany, PageQuery, paged, SoughtDay, sortBy } from './shared';
import { eventSubjects, RequestEvent } from './visaRequests';

/** An event with what it is about. [DSH-15] */
export const AuditEvent = RequestEvent.extend({
	/** Of the request, the user, the record of the catalogue …; an upload's is its request's. */
	subjectId: Id,
	/** The request it belongs to. */
	request: z.object({ id: Id, reference: z.string() }).nullable(),
	/** The call in which it happened: `requestId` of its answer, and in the log. */
	callId: z.string().nullable(),
}).meta({ id: 'AuditEvent' });
export type AuditEvent = z.output<typeof AuditEvent>;

const Kind = z.string().regex(/^[a-z-]{1,40}$/);

/** How the trail is searched. Days in Asia/Baku; several values are joined by 'or'. */
export const EventQuery = PageQuery.extend({
	/** Somebody's id, or `server` for what the server did itself. */
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

const nameOf = (person: { firstName: string; lastName: string } | null) =>
	person && `${person.firstName} ${person.lastName}`;

/** What the CSV of the trail holds, in the words of the screen. */
export const eventColumns: readonly (readonly [heading: string, cell: (event: AuditEvent) => CsvCell])[] = [
	['Vaxt', ({ at }) => moment(at)],
	['Kim', ({ actor }) => nameOf(actor)],
	['Rol', ({ actor }) => (actor ? roleWords[actor.role] : null)],
	['Nə', ({ subject }) => eventSubjectWords[subject]],
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
	// For programs: words may change, these stay.
	['Hadisənin kodu', ({ kind }) => kind],
];

/** The first line of the CSV of events. */
export const eventHeadings = (): string => csvLine(eventColumns.map(([heading]) => heading));
/** Lines of events, without the headings. */
export const eventLines = (events: readonly AuditEvent[]): string =>
	events.map((event) => csvLine(eventColumns.map(([, cell]) => cell(event)))).join('');
/** What the file is called. @param day the business day of today, YYYY-MM-DD */
export const eventFileName = (day: string): string => `hadiseler-${day}.csv`;

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
	/** Every event that the question finds, as CSV. */
	exportCsv: endpoint({
		method: 'GET',
		path: '/events/export',
		access: 'admin',
		summary: 'Every event that the question finds, as CSV',
		query: withoutPages(EventQuery),
		response: z.string(),
		isCsv: true,
	}),
};
