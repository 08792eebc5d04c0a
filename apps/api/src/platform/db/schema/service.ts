import { bigint, index, integer, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { id, instant, money } from './columns';

/** What an installation knows of itself: secrets made on first start, whether it holds demo data. */
export const facts = pgTable('facts', { name: text('name').primaryKey(), value: text('value').notNull() });

/** Kept by the rate limiter. */
export const rateLimits = pgTable('rate_limits', {
	key: varchar('key', { length: 255 }).primaryKey(),
	points: integer('points').notNull().default(0),
	expire: bigint('expire', { mode: 'number' }),
});

export type SandboxStatus = 'NEW' | 'PENDING' | 'APPROVED' | 'DECLINED' | 'CANCELLED' | 'EXPIRED' | 'REFUNDED';

/** The ledger of the sandbox bank: it stands for another company's database and is read by the sandbox alone. */
export const sandboxPayments = pgTable(
	'sandbox_payments',
	{
		id: id(),
		merchantReference: uuid('merchant_reference').notNull().unique(),
		description: text('description').notNull(),
		amount: money('amount').notNull(),
		refunded: money('refunded').notNull(),
		currency: text('currency').notNull(),
		status: text('status').$type<SandboxStatus>().notNull(),
		approveUrl: text('approve_url').notNull(),
		cancelUrl: text('cancel_url').notNull(),
		declineUrl: text('decline_url').notNull(),
		createdAt: instant('created_at').notNull(),
	},
	(table) => [index('sandbox_payments_status').on(table.status)],
);
