import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ViewedList } from 'visa-sdk/contract';
import { bytes, id, instant } from './columns';
import { users } from './people';
import { visaRequests } from './requests';

/** A list as somebody of the staff likes to see it. */
export const savedViews = pgTable(
	'saved_views',
	{
		id: id(),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		section: text('section').$type<ViewedList>().notNull(),
		name: text('name').notNull(),
		search: text('search').notNull(),
	},
	(table) => [index('saved_views_user').on(table.userId, table.section)],
);

/** What was deleted and can still be brought back, with its id. */
export const deletedRecords = pgTable(
	'deleted_records',
	{
		id: id(),
		section: text('section').$type<ViewedList>().notNull(),
		/** What people call it. */
		name: text('name').notNull(),
		/** The row as it was, by its columns. */
		row: jsonb('row').notNull(),
		/** What stood beside the row. */
		more: jsonb('more'),
		deletedAt: instant('deleted_at').notNull(),
	},
	(table) => [index('deleted_records_deleted').on(table.deletedAt)],
);

/** Flags that were uploaded, by what they show: for everybody, and never changed. */
export const flags = pgTable('flags', {
	/** Hexadecimal, of the bytes. */
	hash: text('hash').primaryKey(),
	/** WebP. */
	image: bytes('image').notNull(),
	createdAt: instant('created_at').notNull(),
});

/** Which case somebody looks at, by live connection; what no process renews is over. */
export const deskPresence = pgTable(
	'desk_presence',
	{
		connection: uuid('connection').primaryKey(),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		requestId: uuid('request_id').references(() => visaRequests.id, { onDelete: 'cascade' }),
		seenAt: instant('seen_at').notNull(),
	},
	(table) => [index('desk_presence_request').on(table.requestId), index('desk_presence_user').on(table.userId)],
);
