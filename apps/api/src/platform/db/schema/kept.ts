import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ViewedList } from 'visa-sdk/contract';
import { id, instant } from './columns';

/** What was deleted and can still be restored, with its id. */
export const deletedRecords = pgTable(
	'deleted_records',
	{
		id: id(),
		section: text('section').$type<ViewedList>().notNull(),
		/** The record's name for people. */
		name: text('name').notNull(),
		/** The row as it was, by column. */
		row: jsonb('row').notNull(),
		/** Related data. */
		more: jsonb('more'),
		deletedAt: instant('deleted_at').notNull(),
	},
	(table) => [index('deleted_records_deleted').on(table.deletedAt)],
);
