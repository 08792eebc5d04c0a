import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { VisaRequest } from 'visa-sdk/contract';
import type { AttemptStatus, KeptPriceLine, RequestStatus } from 'visa-sdk/rules';
import { countries, services, visaOptions, visaTypes } from './catalogue';
import { id, instant, money } from './columns';
import { users } from './people';

/** Names and prices of the day the request was made or its price was last quoted. */
export interface RequestSnapshot {
	country: VisaRequest['country'];
	visaType: VisaRequest['visaType'];
	visaOption: VisaRequest['visaOption'];
	service: VisaRequest['service'];
	lines: readonly KeptPriceLine[];
	atEmbassy: number;
}

export const visaRequests = pgTable(
	'visa_requests',
	{
		id: id(),
		reference: text('reference').notNull(),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id),
		status: text('status').$type<RequestStatus>().notNull(),
		version: integer('version').notNull().default(1),
		createdAt: instant('created_at').notNull(),
		expiresAt: instant('expires_at').notNull(),
		startDate: date('start_date', { mode: 'string' }).notNull(),
		endDate: date('end_date', { mode: 'string' }).notNull(),
		peopleCount: integer('people_count').notNull(),
		notes: text('notes'),
		countryId: uuid('country_id')
			.notNull()
			.references(() => countries.id),
		visaTypeId: uuid('visa_type_id')
			.notNull()
			.references(() => visaTypes.id),
		visaOptionId: uuid('visa_option_id')
			.notNull()
			.references(() => visaOptions.id),
		serviceId: uuid('service_id')
			.notNull()
			.references(() => services.id),
		snapshot: jsonb('snapshot').$type<RequestSnapshot>().notNull(),
		total: money('total').notNull(),
		assignedTo: uuid('assigned_to').references(() => users.id),
		/** Of the attempt that tells where the payment stands; a trigger keeps it. */
		paymentStatus: text('payment_status').$type<AttemptStatus>(),
		/** Until when it is to be ready; null before it is paid. */
		dueAt: instant('due_at'),
		/** When the embassy's answer was written down. */
		decidedAt: instant('decided_at'),
		/** The last day for the traveller's answer; null when nothing is asked. */
		informationUntil: date('information_until', { mode: 'string' }),
		/** Since when it waits for a second person's look. */
		checkAskedAt: instant('check_asked_at'),
		checkAskedBy: uuid('check_asked_by').references(() => users.id),
		/** Whose look it is; null while nobody has taken it. */
		checkTakenBy: uuid('check_taken_by').references(() => users.id),
	},
	(table) => [
		index('visa_requests_user').on(table.userId, table.createdAt),
		index('visa_requests_assigned').on(table.assignedTo, table.createdAt),
		index('visa_requests_created').on(table.createdAt, table.id),
		// What uses a record of the catalogue is asked before it is deleted.
		index('visa_requests_country').on(table.countryId),
		index('visa_requests_visa_type').on(table.visaTypeId),
		index('visa_requests_visa_option').on(table.visaOptionId),
		index('visa_requests_service').on(table.serviceId),
		// `visa_requests_reference`, unique, and `visa_requests_number`, for parts of it: see the migration `figures`.
		index('visa_requests_due').on(table.dueAt, table.id),
		index('visa_requests_due_last').on(table.dueAt.desc().nullsLast(), table.id.desc()),
		index('visa_requests_start').on(table.startDate, table.id),
		index('visa_requests_total').on(table.total, table.id),
		index('visa_requests_status').on(table.status, table.createdAt, table.id),
		// `visa_requests_payment` stands beside these, on `paymentListed`; see the migration `written_once`.
		// `visa_requests_decided`, with all that figures need: see the migration `figures`.
		// What staff work on is a small part of all; its queues are counted here alone.
		index('visa_requests_open')
			.on(table.assignedTo, table.dueAt, table.startDate, table.checkAskedAt, table.status)
			.where(sql`${table.status} in ('SUBMITTED', 'IN_REVIEW', 'INFO_REQUIRED', 'SENT_TO_EMBASSY')`),
		// `visa_requests_refund_due` stands beside these: the requests of that queue; see the migration `written_once`.
		index('visa_requests_unpaid')
			.on(table.expiresAt)
			.where(sql`${table.status} in ('AWAITING_PAYMENT', 'PAYMENT_FAILED')`),
	],
);

/**
 * The payment status as lists are asked for it: `REDIRECTED` stands as `CREATED`. No index holds the status itself, so that
 * opening the page of a new payment, which every request goes through, changes no index at all. Only the database writes it.
 */
export const paymentListed = sql<AttemptStatus | null>`"visa_requests"."payment_listed"`;

/** When the first payment came: the least of its attempts' `paid_at`, kept by a trigger. */
export const firstPaidAt = sql`"visa_requests"."paid_at"`;

/**
 * How many requests came to stand in a state that is final, and how many left one: rows of a trigger, which `foldFinal` puts
 * together. Their sums are the counts, without a look at the requests.
 */
export const finalCounts = pgTable('final_counts', {
	status: text('status').$type<RequestStatus>().notNull(),
	count: integer('count').notNull(),
});
