import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AttemptStatus, TakenState } from 'visa-sdk/rules';
import { id, instant, money } from './columns';
import { type RequestSnapshot, visaRequests } from './requests';

/** Attempts to pay for a request, at most one of them open. */
export const paymentAttempts = pgTable(
	'payment_attempts',
	{
		id: id(),
		requestId: uuid('request_id')
			.notNull()
			.references(() => visaRequests.id),
		number: integer('number').notNull(),
		status: text('status').$type<AttemptStatus>().notNull(),
		version: integer('version').notNull().default(1),
		provider: text('provider').notNull(),
		providerId: text('provider_id'),
		/** Encrypted if the provider's page opens with a secret in its URL. */
		paymentUrl: text('payment_url'),
		/** Until then one process is opening the payment page; a time in the past means that it was tried. */
		openingUntil: instant('opening_until'),
		/** When the provider is next checked unprompted; null if nothing can change any more. */
		checkAt: instant('check_at'),
		returnTokenHash: text('return_token_hash').unique(),
		/** When its holder changed something with it: from then on it only reads. */
		returnTokenUsedAt: instant('return_token_used_at'),
		amount: money('amount').notNull(),
		/** What the amount was agreed on, once the request has another price; null as long as that is the request's own. */
		snapshot: jsonb('snapshot').$type<RequestSnapshot>(),
		currency: text('currency').notNull(),
		createdAt: instant('created_at').notNull(),
		expiresAt: instant('expires_at').notNull(),
		/** When the provider confirmed the payment. */
		paidAt: instant('paid_at'),
		/** What the bank took although it is no payment: another sum or currency, or under another reference. [PAY-10] */
		takenAmount: money('taken_amount'),
		takenCurrency: text('taken_currency'),
		takenIsOurs: boolean('taken_is_ours'),
		takenAt: instant('taken_at'),
		/** Null if there is no such money; only `payments/taken.ts` writes it. */
		takenState: text('taken_state').$type<TakenState>(),
		takenSettledAt: instant('taken_settled_at'),
		/** When a person last settled it by hand; stays whatever the bank says later, so that it is never counted by itself. */
		takenByHandAt: instant('taken_by_hand_at'),
	},
	(table) => [
		index('payment_attempts_taken').on(table.takenState).where(sql`${table.takenState} = 'UNSETTLED'`),
		index('payment_attempts_paid').on(table.paidAt).where(sql`${table.paidAt} is not null`),
		unique('payment_attempts_number').on(table.requestId, table.number),
		unique('payment_attempts_provider').on(table.provider, table.providerId),
		uniqueIndex('payment_attempts_one_open')
			.on(table.requestId)
			.where(sql`${table.status} in ('CREATED', 'REDIRECTED', 'PENDING')`),
		index('payment_attempts_check').on(table.checkAt).where(sql`${table.checkAt} is not null`),
	],
);

/** What is known of a refund at the provider: `SENT` may or may not have happened, `ACCEPTED` is in progress. */
export type RefundState = 'NEW' | 'SENT' | 'ACCEPTED' | 'DONE';

/** Money being returned to the payer; an attempt has at most one unfinished refund. */
export const refunds = pgTable(
	'refunds',
	{
		id: id(),
		attemptId: uuid('attempt_id')
			.notNull()
			.references(() => paymentAttempts.id),
		amount: money('amount').notNull(),
		state: text('state').$type<RefundState>().notNull(),
		/** In the server's own words. */
		reason: text('reason').notNull(),
		/** What staff wrote as the reason; deleted with the traveller's account. */
		words: text('words'),
		/** Null if the server itself refunds. */
		actorId: uuid('actor_id'),
		httpRequestId: text('http_request_id'),
		createdAt: instant('created_at').notNull(),
		tries: integer('tries').notNull().default(0),
		/** Also serves as the claim of the process that is working on it. */
		nextTryAt: instant('next_try_at').notNull(),
		/** Since when the provider can't say whether it happened: a person finds out, and nothing is sent meanwhile. */
		unclearAt: instant('unclear_at'),
		doneAt: instant('done_at'),
	},
	(table) => [
		check('refunds_amount', sql`${table.amount} > 0`),
		uniqueIndex('refunds_one_open').on(table.attemptId).where(sql`${table.state} <> 'DONE'`),
		index('refunds_done').on(table.doneAt).where(sql`${table.doneAt} is not null`),
		index('refunds_due').on(table.nextTryAt).where(sql`${table.state} <> 'DONE'`),
	],
);

/** The sandbox bank’s own words for the state of a payment. */
export type SandboxStatus = 'NEW' | 'PENDING' | 'APPROVED' | 'DECLINED' | 'CANCELLED' | 'EXPIRED' | 'REFUNDED';

/** The ledger of the sandbox bank: it represents another company's database, and only the sandbox reads it. */
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
