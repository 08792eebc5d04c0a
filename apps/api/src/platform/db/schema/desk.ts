import { boolean, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';
import { ofUser, users } from './people';
import { visaRequests } from './requests';

/** What staff write about a request: to each other, or to its traveller. */
export const staffNotes = pgTable(
	'staff_notes',
	{
		id: id(),
		requestId: uuid('request_id')
			.notNull()
			.references(() => visaRequests.id),
		authorId: uuid('author_id').references(() => users.id),
		text: text('text').notNull(),
		createdAt: instant('created_at').notNull(),
		/** Whether the traveller sees it. */
		isShown: boolean('is_shown').notNull().default(false),
		/** Whether it was sent to the traveller by e-mail. */
		isSent: boolean('is_sent').notNull().default(false),
	},
	(table) => [index('staff_notes_request').on(table.requestId, table.createdAt)],
);

/** Questions to a traveller, and the answers. */
export const askedInformation = pgTable(
	'asked_information',
	{
		id: id(),
		requestId: uuid('request_id')
			.notNull()
			.references(() => visaRequests.id),
		text: text('text').notNull(),
		until: date('until', { mode: 'string' }).notNull(),
		askedBy: uuid('asked_by').references(() => users.id),
		askedAt: instant('asked_at').notNull(),
		answeredAt: instant('answered_at'),
		answer: text('answer'),
	},
	(table) => [index('asked_information_request').on(table.requestId, table.askedAt)],
);

/** Visas issued by embassies, as PDF. */
export const issuedVisas = pgTable(
	'issued_visas',
	{
		/** Random, and the name of the stored file. */
		key: text('key').primaryKey(),
		requestId: uuid('request_id')
			.notNull()
			.references(() => visaRequests.id),
		size: integer('size').notNull(),
		attachedBy: uuid('attached_by').references(() => users.id),
		attachedAt: instant('attached_at').notNull(),
		/** Whose it is, counting from 1; null if it is everybody's. */
		traveller: integer('traveller'),
	},
	(table) => [index('issued_visas_request').on(table.requestId, table.attachedAt)],
);

/** Which case someone is viewing, by live connection; entries that no process renews expire. */
export const deskPresence = pgTable(
	'desk_presence',
	{
		connection: uuid('connection').primaryKey(),
		userId: ofUser(),
		requestId: uuid('request_id').references(() => visaRequests.id, { onDelete: 'cascade' }),
		seenAt: instant('seen_at').notNull(),
	},
	(table) => [index('desk_presence_request').on(table.requestId), index('desk_presence_user').on(table.userId)],
);
