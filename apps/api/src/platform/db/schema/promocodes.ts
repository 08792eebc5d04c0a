import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant, money, version } from './columns';
import { users } from './people';
import { visaRequests } from './requests';

/** Promo codes: a percentage, or an amount in qəpik, and who may use them until when. */
export const promocodes = pgTable(
	'promocodes',
	{
		id: id(),
		/** In upper case. */
		code: text('code').notNull().unique(),
		kind: text('kind').$type<'percent' | 'fixed'>().notNull(),
		percent: integer('percent'),
		amount: money('amount'),
		validFrom: instant('valid_from').notNull(),
		validTo: instant('valid_to').notNull(),
		/** How many requests may use it; null for no limit. */
		totalLimit: integer('total_limit'),
		perUserLimit: integer('per_user_limit'),
		/** Only for these countries; null for all. */
		countryIds: uuid('country_ids').array(),
		isActive: boolean('is_active').notNull(),
		version: version(),
	},
	(table) => [
		check(
			'promocodes_discount',
			sql`(${table.kind} = 'percent' and ${table.percent} between 1 and 100) or (${table.kind} = 'fixed' and ${table.amount} > 0)`,
		),
	],
);

/** Which request holds a use of a code: reserved while it can be paid, used once it is, released if it never is. */
export const promocodeUses = pgTable(
	'promocode_uses',
	{
		requestId: uuid('request_id')
			.primaryKey()
			.references(() => visaRequests.id),
		promocodeId: uuid('promocode_id')
			.notNull()
			.references(() => promocodes.id),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id),
		status: text('status').$type<'RESERVED' | 'USED' | 'RELEASED'>().notNull(),
		changedAt: instant('changed_at').notNull(),
	},
	(table) => [index('promocode_uses_code').on(table.promocodeId, table.status)],
);
