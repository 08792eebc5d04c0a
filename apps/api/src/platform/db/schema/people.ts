import { sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Gender, Role } from 'visa-sdk/contract';
import type { Language } from 'visa-sdk/rules';
import { id, instant, version } from './columns';

/** Accounts of travellers and staff. A deleted one stays as a row without the person. */
export const users = pgTable(
	'users',
	{
		id: id(),
		/** In lower case. */
		email: text('email').notNull().unique(),
		firstName: text('first_name').notNull(),
		lastName: text('last_name').notNull(),
		role: text('role').$type<Role>().notNull(),
		/** Of e-mails; staff's is Azerbaijani, as the dashboard is. */
		language: text('language').$type<Language>().notNull().default('az'),
		passwordHash: text('password_hash').notNull(),
		emailConfirmedAt: instant('email_confirmed_at'),
		phone: text('phone'),
		dateOfBirth: date('date_of_birth', { mode: 'string' }),
		gender: text('gender').$type<Gender>(),
		citizenshipId: uuid('citizenship_id'),
		residentCountryId: uuid('resident_country_id'),
		activePromocodeId: uuid('active_promocode_id'),
		createdAt: instant('created_at').notNull(),
		/** A member of staff who hasn't set a password yet. */
		isInvited: boolean('is_invited').notNull().default(false),
		/** Since when an agent can't sign in. */
		deactivatedAt: instant('deactivated_at'),
		/** Since when the account contains no personal data; its requests are kept for accounting. */
		deletedAt: instant('deleted_at'),
		version: version(),
		// `search_text` is a generated column of names and address; see the migrations `desk` and `search`.
	},
	(table) => [
		// Staff are few among many travellers.
		index('users_staff').on(table.role).where(sql`${table.role} <> 'client'`),
		// Before a name is deleted, its uses are looked up.
		index('users_citizenship').on(table.citizenshipId),
		index('users_resident_country').on(table.residentCountryId),
	],
);

/** Data that belongs to a user, and is deleted with the account. */
export const ofUser = () =>
	uuid('user_id')
		.notNull()
		.references(() => users.id, { onDelete: 'cascade' });
