import { index, pgTable, text } from 'drizzle-orm/pg-core';
import type { ViewedList } from 'visa-sdk/contract';
import { id } from './columns';
import { ofUser } from './people';

/** A list as somebody of the staff likes to see it. */
export const savedViews = pgTable(
	'saved_views',
	{
		id: id(),
		userId: ofUser(),
		section: text('section').$type<ViewedList>().notNull(),
		name: text('name').notNull(),
		search: text('search').notNull(),
	},
	(table) => [index('saved_views_user').on(table.userId, table.section)],
);
