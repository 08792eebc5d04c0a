import { index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { DraftContent } from 'visa-sdk/contract';
import { sessions } from './auth';
import { instant, version } from './columns';
import { users } from './people';

/** A draft from the wizard, to be continued on another device. */
export const drafts = pgTable(
	'drafts',
	{
		userId: uuid('user_id')
			.primaryKey()
			.references(() => users.id, { onDelete: 'cascade' }),
		content: jsonb('content').$type<DraftContent>().notNull(),
		version: version(),
		/** The session that saved it last. */
		sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'set null' }),
		updatedAt: instant('updated_at').notNull(),
		expiresAt: instant('expires_at').notNull(),
	},
	(table) => [index('drafts_session').on(table.sessionId), index('drafts_expires').on(table.expiresAt)],
);
