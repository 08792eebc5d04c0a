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
import type { PaymentPage, VisaRequest } from 'visa-sdk/contract';
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
		amount: money('amount').notNull(),
		currency: text('currency').notNull(),
		createdAt: instant('created_at').notNull(),
		expiresAt: instant('expires_at').notNull(),
	},
	(table) => [
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
		index('refunds_due').on(table.nextTryAt).where(sql`${table.state} <> 'DONE'`),
	],
);

/** What staff write to each other about a request. */
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
	},
	(table) => [index('events_request').on(table.requestId, table.at), index('events_subject').on(table.subjectId)],
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

/** The images that a request was made with. */
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
