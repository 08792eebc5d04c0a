import { index, pgTable, text } from 'drizzle-orm/pg-core';
import type { ViewedList } from 'visa-sdk/contract';
import { id } from './columns';
import { ofUser } from './people';

/** A saved view of a list, belonging to one member of staff. */
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
