import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ViewedList } from 'visa-sdk/contract';
import { id, instant } from './columns';

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
