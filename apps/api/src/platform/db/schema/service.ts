import { bigint, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';

/** Facts about the installation: secrets created at first start, whether it contains demo data. */
export const facts = pgTable('facts', { name: text('name').primaryKey(), value: text('value').notNull() });

/** Managed by the rate limiter. */
export const rateLimits = pgTable('rate_limits', {
	key: varchar('key', { length: 255 }).primaryKey(),
	points: integer('points').notNull().default(0),
	expire: bigint('expire', { mode: 'number' }),
});
