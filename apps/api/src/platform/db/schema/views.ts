import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ViewedList } from 'visa-sdk/contract';
import { id } from './columns';
import { users } from './people';

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
