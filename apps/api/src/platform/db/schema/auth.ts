import { bigint, boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Device } from 'visa-sdk/contract';
import { id, instant } from './columns';
import { ofUser, users } from './people';

/** A session exists only here: without its row the token is worthless. */
export const sessions = pgTable(
	'sessions',
	{
		id: id(),
		userId: ofUser(),
		tokenHash: text('token_hash').notNull().unique(),
		createdAt: instant('created_at').notNull(),
		expiresAt: instant('expires_at').notNull(),
		/** The time of the last call, to the minute; without calls a user is signed out early. */
		usedAt: instant('used_at').notNull().defaultNow(),
		/** The kind of device, in words from a fixed list; null for sessions that started before it was recorded. */
		device: jsonb('device').$type<Device>(),
	},
	(table) => [index('sessions_user').on(table.userId)],
);

/** Confirmations of an address by link or code; only hashes of both are stored. */
export const emailConfirmations = pgTable(
	'email_confirmations',
	{
		id: id(),
		userId: ofUser(),
		tokenHash: text('token_hash').notNull().unique(),
		codeHash: text('code_hash').notNull(),
		returnTo: text('return_to'),
		codeTries: integer('code_tries').notNull().default(0),
		expiresAt: instant('expires_at').notNull(),
		resendAt: instant('resend_at').notNull(),
		usedAt: instant('used_at'),
		/** When its e-mail was written; null without one. */
		sentAt: instant('sent_at'),
		/**
		 * Created for someone who registered an address that has an account: it looks like any other, and confirms
		 * nothing.
		 */
		isDecoy: boolean('is_decoy').notNull().default(false),
		/** The browser that registered: the hash of its cookie's secret. Only there does the link alone confirm. */
		browserHash: text('browser_hash'),
		createdAt: instant('created_at').notNull(),
	},
	(table) => [index('email_confirmations_user').on(table.userId)],
);

/** Links for a new password, each valid once; only the hash of its token is stored. */
export const passwordResets = pgTable(
	'password_resets',
	{
		id: id(),
		userId: ofUser(),
		tokenHash: text('token_hash').notNull().unique(),
		expiresAt: instant('expires_at').notNull(),
		usedAt: instant('used_at'),
		/** Sent to someone invited to the staff: once it works no longer, its page still says what it was. */
		isInvitation: boolean('is_invitation').notNull().default(false),
		createdAt: instant('created_at').notNull(),
	},
	(table) => [index('password_resets_user').on(table.userId)],
);

/** A staff member's second factor. */
export const secondFactors = pgTable('second_factors', {
	userId: uuid('user_id')
		.primaryKey()
		.references(() => users.id, { onDelete: 'cascade' }),
	/** Sealed. */
	secret: text('secret').notNull(),
	createdAt: instant('created_at').notNull(),
	/** Null until a first code has shown that the device generates the right ones. */
	confirmedAt: instant('confirmed_at'),
	/** The time step of the last accepted code: it and all earlier ones are invalid. */
	lastStep: bigint('last_step', { mode: 'number' }),
});

/** Each works once, if the device is lost; used ones are deleted. */
export const recoveryCodes = pgTable(
	'recovery_codes',
	{
		id: id(),
		userId: ofUser(),
		codeHash: text('code_hash').notNull(),
	},
	(table) => [index('recovery_codes_user').on(table.userId)],
);

/** A sign-in whose password was right and that waits for the second factor. */
export const signInChallenges = pgTable(
	'sign_in_challenges',
	{
		id: id(),
		userId: ofUser(),
		tokenHash: text('token_hash').notNull().unique(),
		createdAt: instant('created_at').notNull(),
		expiresAt: instant('expires_at').notNull(),
	},
	(table) => [index('sign_in_challenges_user').on(table.userId)],
);

/** A requested address that hasn't been confirmed; one per person, the latest. */
export const emailChanges = pgTable(
	'email_changes',
	{
		id: id(),
		userId: uuid('user_id')
			.notNull()
			.unique()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** In lower case. */
		email: text('email').notNull(),
		/** The session that requested it, which stays signed in when the change takes effect. */
		sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'set null' }),
		tokenHash: text('token_hash').notNull().unique(),
		codeHash: text('code_hash').notNull(),
		codeTries: integer('code_tries').notNull().default(0),
		expiresAt: instant('expires_at').notNull(),
		createdAt: instant('created_at').notNull(),
	},
	(table) => [index('email_changes_session').on(table.sessionId)],
);
