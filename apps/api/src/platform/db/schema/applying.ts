import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { PaymentPage } from 'visa-sdk/contract';
import { instant } from './columns';
import { ofUser } from './people';

/** Which request a key has created, and the answer it got: a repeated call gets it again. [SUB-03] */
export const idempotencyKeys = pgTable(
	'idempotency_keys',
	{
		userId: ofUser(),
		key: text('key').notNull(),
		bodyHash: text('body_hash').notNull(),
		requestId: uuid('request_id').notNull(),
		answer: jsonb('answer').$type<PaymentPage>(),
		createdAt: instant('created_at').notNull(),
	},
	(table) => [primaryKey({ columns: [table.userId, table.key] })],
);
