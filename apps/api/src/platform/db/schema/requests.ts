import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { VisaRequest } from 'visa-sdk/contract';
import type { AttemptStatus, KeptPriceLine, RequestStatus, TakenState } from 'visa-sdk/rules';
import type { Named } from '../../named';
import { countries, services, visaOptions, visaTypes } from './catalogue';
import { id, instant, money } from './columns';
import { users } from './people';

/** Names and prices of the day the request was created or its price was last quoted. */
export interface RequestSnapshot {
	/** Requests from before the code was stored have none. */
	country: VisaRequest['country'] & { code?: string };
	visaType: VisaRequest['visaType'] & Named;
	visaOption: VisaRequest['visaOption'] & Named;
	service: VisaRequest['service'] & Named;
	lines: readonly KeptPriceLine[];
	atEmbassy: number;
	/** The promo code that lowered the price, null for none; older ones don't say. */
	promocodeId?: string | null;
}

/** Visa requests, each with a snapshot of the catalogue as it was when the price was agreed. */
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
		/** The status of the attempt that matters, maintained by a trigger. */
		paymentStatus: text('payment_status').$type<AttemptStatus>(),
		/** What has become of money that belongs to no payment, maintained by a trigger; null if there was none. */
		taken: text('taken').$type<TakenState>(),
		/** When it is due; null before it is paid. */
		dueAt: instant('due_at'),
		/** When the embassy's answer was recorded. */
		decidedAt: instant('decided_at'),
		/** The last day for the traveller's answer; null if nothing was asked. */
		informationUntil: date('information_until', { mode: 'string' }),
		/** Since when a second check is pending. */
		checkAskedAt: instant('check_asked_at'),
		checkAskedBy: uuid('check_asked_by').references(() => users.id),
		/** Who has taken the check; null while nobody has. */
		checkTakenBy: uuid('check_taken_by').references(() => users.id),
	},
	(table) => [
		index('visa_requests_user').on(table.userId, table.createdAt),
		index('visa_requests_assigned').on(table.assignedTo, table.createdAt),
		index('visa_requests_created').on(table.createdAt, table.id),
		// Before a catalogue record is deleted, its uses are looked up.
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
		// Besides these there are `visa_requests_payment`, on `paymentListed` (migration `written_once`), and
		// `visa_requests_decided`, with everything that figures need (migration `figures`). Open requests are a small
		// part of all; their queues are counted from this index alone.
		index('visa_requests_open')
			.on(table.assignedTo, table.dueAt, table.startDate, table.checkAskedAt, table.status)
			.where(sql`${table.status} in ('SUBMITTED', 'IN_REVIEW', 'INFO_REQUIRED', 'SENT_TO_EMBASSY')`),
		// Besides these there are `visa_requests_refund_due` and `visa_requests_stuck`, the requests of those queues; see
		// the migration `taken_money`.
		index('visa_requests_unpaid')
			.on(table.expiresAt)
			.where(sql`${table.status} in ('AWAITING_PAYMENT', 'PAYMENT_FAILED')`),
	],
);

/**
 * The payment status as lists query it, in which `REDIRECTED` is the same as `CREATED`. No index contains the status
 * itself, so that opening the page of a new payment, which every request goes through, changes no index. Only the
 * database writes it.
 */
export const paymentListed = sql<AttemptStatus | null>`"visa_requests"."payment_listed"`;

/** The time of the first payment: the earliest `paid_at` of its attempts, maintained by a trigger. */
export const firstPaidAt = sql`"visa_requests"."paid_at"`;

/**
 * How many requests entered a final state, and how many left one: rows written by a trigger, which `foldFinal` merges.
 * Their sums are the counts, without reading the requests.
 */
export const finalCounts = pgTable('final_counts', {
	status: text('status').$type<RequestStatus>().notNull(),
	count: integer('count').notNull(),
});
