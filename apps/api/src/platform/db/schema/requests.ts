import { sql } from 'drizzle-orm';
import {
	boolean,
	check,
	date,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	unique,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core';
import type { FieldChange, PaymentPage, VisaRequest } from 'visa-sdk/contract';
import type { AttemptStatus, PriceLine, RequestStatus } from 'visa-sdk/rules';
import { countries, services, visaOptions, visaTypes } from './catalogue';
import { id, instant, money, version } from './columns';
import { users } from './people';

export const promocodes = pgTable(
	'promocodes',
	{
		id: id(),
		/** Upper-cased. */
		code: text('code').notNull().unique(),
		kind: text('kind').$type<'percent' | 'fixed'>().notNull(),
		percent: integer('percent'),
		amount: money('amount'),
		validFrom: instant('valid_from').notNull(),
		validTo: instant('valid_to').notNull(),
		/** How many requests may use it; null is without end. */
		totalLimit: integer('total_limit'),
		perUserLimit: integer('per_user_limit'),
		/** Only for these countries; null is all. */
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

/** Names and prices of the day the request was made or its price was last quoted. */
export interface RequestSnapshot {
	country: VisaRequest['country'];
	visaType: VisaRequest['visaType'];
	visaOption: VisaRequest['visaOption'];
	service: VisaRequest['service'];
	/** Qəpik. */
	/** Those of older requests do not tell their count. */
	lines: readonly (Omit<PriceLine, 'count'> & { readonly count?: number })[];
	atEmbassy: number;
}

export const visaRequests = pgTable(
	'visa_requests',
	{
		id: id(),
		reference: text('reference').notNull().unique(),
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
		// Looked through for a part of a number, without the rows.
		index('visa_requests_reference').on(table.reference, table.id),
		index('visa_requests_due').on(table.dueAt, table.id),
		index('visa_requests_due_last').on(table.dueAt.desc().nullsLast(), table.id.desc()),
		index('visa_requests_start').on(table.startDate, table.id),
		index('visa_requests_total').on(table.total, table.id),
		index('visa_requests_status').on(table.status, table.createdAt, table.id),
		index('visa_requests_payment').on(table.paymentStatus, table.status, table.createdAt),
		index('visa_requests_decided').on(table.decidedAt).where(sql`${table.decidedAt} is not null`),
		// What staff work on is a small part of all; its queues are counted here alone.
		index('visa_requests_open')
			.on(table.assignedTo, table.dueAt, table.startDate, table.checkAskedAt, table.status)
			.where(sql`${table.status} in ('SUBMITTED', 'IN_REVIEW', 'INFO_REQUIRED', 'SENT_TO_EMBASSY')`),
		// `visa_requests_refund_due` stands beside these: the requests of that queue; see the migration `search`.
		index('visa_requests_unpaid')
			.on(table.expiresAt)
			.where(sql`${table.status} in ('AWAITING_PAYMENT', 'PAYMENT_FAILED')`),
	],
);

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
		/** Sealed when the provider's page opens by a secret in its address. */
		paymentUrl: text('payment_url'),
		/** Until then one process makes the payment page; a time in the past says that it was tried. */
		openingUntil: instant('opening_until'),
		/** When the provider is asked next without being told to; null when nothing can change any more. */
		checkAt: instant('check_at'),
		returnTokenHash: text('return_token_hash').unique(),
		/** When its holder changed something with it: from then on it only reads. */
		returnTokenUsedAt: instant('return_token_used_at'),
		amount: money('amount').notNull(),
		currency: text('currency').notNull(),
		createdAt: instant('created_at').notNull(),
		expiresAt: instant('expires_at').notNull(),
		/** When the provider's word of it came. */
		paidAt: instant('paid_at'),
	},
	(table) => [
		index('payment_attempts_paid').on(table.paidAt).where(sql`${table.paidAt} is not null`),
		unique('payment_attempts_number').on(table.requestId, table.number),
		unique('payment_attempts_provider').on(table.provider, table.providerId),
		uniqueIndex('payment_attempts_one_open')
			.on(table.requestId)
			.where(sql`${table.status} in ('CREATED', 'REDIRECTED', 'PENDING')`),
		index('payment_attempts_check').on(table.checkAt).where(sql`${table.checkAt} is not null`),
	],
);

/** What is known of a refund at the provider: `SENT` may or may not have happened, `ACCEPTED` is under way. */
export type RefundState = 'NEW' | 'SENT' | 'ACCEPTED' | 'DONE';

/** Money on its way back to the payer; an attempt has at most one refund that is not done. */
export const refunds = pgTable(
	'refunds',
	{
		id: id(),
		attemptId: uuid('attempt_id')
			.notNull()
			.references(() => paymentAttempts.id),
		amount: money('amount').notNull(),
		state: text('state').$type<RefundState>().notNull(),
		reason: text('reason').notNull(),
		/** Null when the server itself gives back. */
		actorId: uuid('actor_id'),
		httpRequestId: text('http_request_id'),
		createdAt: instant('created_at').notNull(),
		tries: integer('tries').notNull().default(0),
		/** Also the claim of the process that is at it. */
		nextTryAt: instant('next_try_at').notNull(),
		doneAt: instant('done_at'),
	},
	(table) => [
		check('refunds_amount', sql`${table.amount} > 0`),
		uniqueIndex('refunds_one_open').on(table.attemptId).where(sql`${table.state} <> 'DONE'`),
		index('refunds_done').on(table.doneAt).where(sql`${table.doneAt} is not null`),
		index('refunds_due').on(table.nextTryAt).where(sql`${table.state} <> 'DONE'`),
	],
);

/** What staff write about a request: to each other, or to its traveller. */
export const staffNotes = pgTable(
	'staff_notes',
	{
		id: id(),
		requestId: uuid('request_id')
			.notNull()
			.references(() => visaRequests.id),
		authorId: uuid('author_id').references(() => users.id),
		text: text('text').notNull(),
		createdAt: instant('created_at').notNull(),
		/** Whether the traveller sees it. */
		isShown: boolean('is_shown').notNull().default(false),
		/** Whether a letter has taken it there. */
		isSent: boolean('is_sent').notNull().default(false),
	},
	(table) => [index('staff_notes_request').on(table.requestId, table.createdAt)],
);

/** What happened, when and by whom. Rows are only ever added; a trigger refuses the rest. */
export const events = pgTable(
	'events',
	{
		id: id(),
		at: instant('at').notNull(),
		subject: text('subject').$type<'request' | 'attempt' | 'upload' | 'user' | 'catalogue' | 'promocode'>().notNull(),
		subjectId: uuid('subject_id').notNull(),
		requestId: uuid('request_id'),
		kind: text('kind').notNull(),
		from: text('from_status'),
		to: text('to_status'),
		/** Null when the server itself acted. */
		actorId: uuid('actor_id'),
		reason: text('reason'),
		httpRequestId: text('http_request_id'),
		/** Fields with what they were and became, where that may be told. */
		changes: jsonb('changes').$type<FieldChange[]>(),
	},
	(table) => [
		index('events_request').on(table.requestId, table.at),
		index('events_subject').on(table.subjectId),
		index('events_at').on(table.at, table.id),
		index('events_kind').on(table.kind, table.at, table.id),
		index('events_actor').on(table.actorId, table.at, table.id),
		// And `events_actor_kind`, see the migration `search`.
	],
);

export const uploads = pgTable(
	'uploads',
	{
		/** Random, and the name of the stored file. */
		key: text('key').primaryKey(),
		userId: uuid('user_id').references(() => users.id),
		/** The browser that uploaded without signing in. */
		browserHash: text('browser_hash'),
		mediaType: text('media_type').$type<'image/jpeg' | 'image/png'>().notNull(),
		size: integer('size').notNull(),
		width: integer('width').notNull(),
		height: integer('height').notNull(),
		createdAt: instant('created_at').notNull(),
	},
	(table) => [index('uploads_unclaimed').on(table.createdAt).where(sql`${table.userId} is null`)],
);

/** What was asked of a traveller, and what came back. */
export const askedInformation = pgTable(
	'asked_information',
	{
		id: id(),
		requestId: uuid('request_id')
			.notNull()
			.references(() => visaRequests.id),
		text: text('text').notNull(),
		until: date('until', { mode: 'string' }).notNull(),
		askedBy: uuid('asked_by').references(() => users.id),
		askedAt: instant('asked_at').notNull(),
		answeredAt: instant('answered_at'),
		answer: text('answer'),
	},
	(table) => [index('asked_information_request').on(table.requestId, table.askedAt)],
);

/** Visas that embassies gave, as PDF. */
export const issuedVisas = pgTable(
	'issued_visas',
	{
		/** Random, and the name of the stored file. */
		key: text('key').primaryKey(),
		requestId: uuid('request_id')
			.notNull()
			.references(() => visaRequests.id),
		size: integer('size').notNull(),
		attachedBy: uuid('attached_by').references(() => users.id),
		attachedAt: instant('attached_at').notNull(),
	},
	(table) => [index('issued_visas_request').on(table.requestId, table.attachedAt)],
);

/** The images that a request was made with, and those of later answers. */
export const requestDocuments = pgTable(
	'request_documents',
	{
		requestId: uuid('request_id')
			.notNull()
			.references(() => visaRequests.id),
		uploadKey: text('upload_key')
			.notNull()
			.references(() => uploads.key),
		position: integer('position').notNull(),
		/** Whose passport, from 1; null for an answer's image that is nobody's. */
		traveller: integer('traveller'),
		/** The question that it answers; null for one of the beginning. */
		informationId: uuid('information_id').references(() => askedInformation.id),
	},
	(table) => [
		primaryKey({ columns: [table.requestId, table.uploadKey] }),
		index('request_documents_upload').on(table.uploadKey),
	],
);

export const idempotencyKeys = pgTable(
	'idempotency_keys',
	{
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		key: text('key').notNull(),
		bodyHash: text('body_hash').notNull(),
		requestId: uuid('request_id').notNull(),
		answer: jsonb('answer').$type<PaymentPage>(),
		createdAt: instant('created_at').notNull(),
	},
	(table) => [primaryKey({ columns: [table.userId, table.key] })],
);
