import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { FieldChange } from 'visa-sdk/contract';
import { id, instant } from './columns';

/** What happened, when and by whom. Rows are only ever added; a trigger refuses everything else. */
export const events = pgTable(
	'events',
	{
		id: id(),
		at: instant('at').notNull(),
		subject: text('subject').$type<'request' | 'attempt' | 'upload' | 'user' | 'catalogue' | 'promocode'>().notNull(),
		subjectId: uuid('subject_id').notNull(),
		requestId: uuid('request_id'),
		kind: text('kind').notNull(),
		from: text('from_status'),
		to: text('to_status'),
		/** Null if the server itself acted. */
		actorId: uuid('actor_id'),
		/** In the server's own words, or naming a thing: a row is never changed, so nothing about a person stands here. */
		reason: text('reason'),
		httpRequestId: text('http_request_id'),
		/** Changed fields with their old and new values, where these may be recorded. */
		changes: jsonb('changes').$type<FieldChange[]>(),
	},
	(table) => [
		index('events_request').on(table.requestId, table.at),
		index('events_subject').on(table.subjectId),
		index('events_at').on(table.at, table.id),
		index('events_kind').on(table.kind, table.at, table.id),
		index('events_actor').on(table.actorId, table.at, table.id),
		// Besides these there is `events_actor_kind`, see the migration `search`.
	],
);

/** What someone wrote as the reason of an event about a person: apart from the event, so that it can be deleted. */
export const eventWords = pgTable('event_words', {
	eventId: uuid('event_id')
		.primaryKey()
		.references(() => events.id),
	words: text('words').notNull(),
});
