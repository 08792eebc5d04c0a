import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { DraftContent } from 'visa-sdk/contract';
import { id, instant, version } from './columns';
import { sessions, users } from './people';

/** An address that somebody wants to have and has not confirmed; one a person, the last that was asked for. */
export const emailChanges = pgTable(
	'email_changes',
	{
		id: id(),
		userId: uuid('user_id')
			.notNull()
			.unique()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** Lower-cased. */
		email: text('email').notNull(),
		/** Which session has asked: it stays when the change counts. */
		sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'set null' }),
		tokenHash: text('token_hash').notNull().unique(),
		codeHash: text('code_hash').notNull(),
		codeTries: integer('code_tries').notNull().default(0),
		expiresAt: instant('expires_at').notNull(),
		createdAt: instant('created_at').notNull(),
	},
	(table) => [index('email_changes_session').on(table.sessionId)],
);

/** What somebody has begun in the wizard, to go on with on another device. */
export const drafts = pgTable(
	'drafts',
	{
		userId: uuid('user_id')
			.primaryKey()
			.references(() => users.id, { onDelete: 'cascade' }),
		content: jsonb('content').$type<DraftContent>().notNull(),
		version: version(),
		/** Which session has saved it last. */
		sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'set null' }),
		updatedAt: instant('updated_at').notNull(),
		expiresAt: instant('expires_at').notNull(),
	},
	(table) => [index('drafts_session').on(table.sessionId), index('drafts_expires').on(table.expiresAt)],
);
