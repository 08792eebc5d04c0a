import { sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Gender, Role } from 'visa-sdk/contract';
import { id, instant, version } from './columns';

export const users = pgTable(
	'users',
	{
		id: id(),
		/** Lower-cased. */
		email: text('email').notNull().unique(),
		firstName: text('first_name').notNull(),
		lastName: text('last_name').notNull(),
		role: text('role').$type<Role>().notNull(),
		passwordHash: text('password_hash').notNull(),
		emailConfirmedAt: instant('email_confirmed_at'),
		phone: text('phone'),
		dateOfBirth: date('date_of_birth', { mode: 'string' }),
		gender: text('gender').$type<Gender>(),
		citizenshipId: uuid('citizenship_id'),
		residentCountryId: uuid('resident_country_id'),
		activePromocodeId: uuid('active_promocode_id'),
		createdAt: instant('created_at').notNull(),
		/** Somebody of the staff who has not yet chosen a password. */
		isInvited: boolean('is_invited').notNull().default(false),
		/** Since when an agent can't sign in. */
		deactivatedAt: instant('deactivated_at'),
		/** Since when nothing personal is left of the account; its requests stay for the books. */
		deletedAt: instant('deleted_at'),
		version: version(),
		// `search_text` stands beside these, made by the database of names and address; see the migrations `desk` and `search`.
	},
	(table) => [
		// Staff are few among many travellers.
		index('users_staff').on(table.role).where(sql`${table.role} <> 'client'`),
		// What uses a name is asked before it is deleted.
		index('users_citizenship').on(table.citizenshipId),
		index('users_resident_country').on(table.residentCountryId),
	],
);

/** What is somebody's, and goes with the account. */
export const ofUser = () =>
	uuid('user_id')
		.notNull()
		.references(() => users.id, { onDelete: 'cascade' });
