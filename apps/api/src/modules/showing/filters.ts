import { and, eq, gte, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { VisaRequestListQuery } from 'visa-sdk/contract';
import { type AttemptStatus, foldText, startOfDay, toQepik } from 'visa-sdk/rules';
import type { Db } from '../../platform/db';
import { foldedPatterns } from '../../platform/db/lists';
import { paymentAttempts, refunds } from '../../platform/db/schema/payments';
import { users } from '../../platform/db/schema/people';
import { paymentListed, visaRequests } from '../../platform/db/schema/requests';
import { inQueue } from './queues';

/** A list's conditions, without page and order. */
export type Asked = {
	[Name in Exclude<keyof VisaRequestListQuery, 'page' | 'limit' | 'sort'>]?: VisaRequestListQuery[Name];
};

/** The conditions of a list query. @param userId the caller, for the queue `mine` */
export function whichOf(asked: Asked, userId: string, now: Date): SQL | undefined {
	const { queue, status, countryId, payment, travellerId, assignedTo, search, minTotal, maxTotal } = asked;
	return and(
		queue && inQueue(queue, userId, now),
		status && inArray(visaRequests.status, status),
		countryId && inArray(visaRequests.countryId, countryId),
		payment && inPayment(payment),
		travellerId ? eq(visaRequests.userId, travellerId) : undefined,
		assignedTo && ofAny(assignedTo),
		inDays(visaRequests.createdAt, asked.createdFrom, asked.createdTo),
		asked.startFrom ? gte(visaRequests.startDate, asked.startFrom) : undefined,
		asked.startTo ? lte(visaRequests.startDate, asked.startTo) : undefined,
		inDays(visaRequests.decidedAt, asked.decidedFrom, asked.decidedTo),
		paidIn(asked.paidFrom, asked.paidTo),
		refundedIn(asked.refundedFrom, asked.refundedTo),
		minTotal === undefined ? undefined : gte(visaRequests.total, toQepik(minTotal)),
		maxTotal === undefined ? undefined : lte(visaRequests.total, toQepik(maxTotal)),
		search ? matches(search) : undefined,
	);
}

/** Created and redirected attempts are one value in the index: only a query for one of them reads the rows. */
function inPayment(asked: AttemptStatus[]): SQL | undefined {
	const begun = asked.filter((status) => status === 'CREATED' || status === 'REDIRECTED');
	const listed = new Set<AttemptStatus>(begun.length > 0 ? [...asked, 'CREATED'] : asked);
	return and(
		inArray(paymentListed, [...listed]),
		begun.length === 1 ? inArray(visaRequests.paymentStatus, asked) : undefined,
	);
}

function ofAny(people: string[]): SQL | undefined {
	const ids = people.filter((one) => one !== 'nobody');
	return or(
		ids.length < people.length ? isNull(visaRequests.assignedTo) : undefined,
		ids.length > 0 ? inArray(visaRequests.assignedTo, ids) : undefined,
	);
}

/** Between two dates in Asia/Baku, inclusive. */
export const inDays = (column: AnyPgColumn, from: string | undefined, to: string | undefined): SQL | undefined =>
	and(from ? gte(column, startOfDay(from)) : undefined, to ? lt(column, startOfDay(to, 1)) : undefined);

function paidIn(from: string | undefined, to: string | undefined): SQL | undefined {
	const when = inDays(paymentAttempts.paidAt, from, to);
	return when && sql`${visaRequests.id} in (select ${paymentAttempts.requestId} from ${paymentAttempts} where ${when})`;
}

/**
 * Refunded between two dates, of an attempt that was paid: money that was never counted as paid isn't counted when it goes
 * back either, or the days' sums would differ by it. [PAY-10]
 */
export const paymentRefundedIn = (from: string | undefined, to: string | undefined): SQL | undefined => {
	const when = inDays(refunds.doneAt, from, to);
	return when && and(when, isNotNull(paymentAttempts.paidAt));
};

function refundedIn(from: string | undefined, to: string | undefined): SQL | undefined {
	const when = paymentRefundedIn(from, to);
	return (
		when &&
		sql`${visaRequests.id} in (select ${paymentAttempts.requestId} from ${refunds}
			join ${paymentAttempts} on ${paymentAttempts.id} = ${refunds.attemptId} where ${when})`
	);
}

/** The characters of a reference: other words needn't be searched for there. */
const partOfReference = /^[a-hj-km-np-tv-z\d-]{1,12}$/;
/** People by name or e-mail address; ignoring case and diacritics, with names in either order. */
const isNamed = (patterns: string[]) => or(...patterns.map((pattern) => sql`${users}."search_text" like ${pattern}`));
const patternsOf = (search: string) => foldedPatterns(search).map((pattern) => `%${pattern}%`);
const isNothing = (patterns: string[]) => patterns.every((pattern) => pattern === '%%');

/** By reference, address or name: first the people, then their requests. For few people. */
function matches(search: string): SQL | undefined {
	const patterns = patternsOf(search);
	if (isNothing(patterns)) return undefined;
	const named = sql`select "named"."id" from ${visaRequests} as "named"
		join ${users} on ${users.id} = "named"."user_id" where ${isNamed(patterns)}`;
	const number = numberIn(search);
	const numbered = number
		? sql` union select "numbered"."id" from ${visaRequests} as "numbered" where "numbered"."reference" like ${number}`
		: sql``;
	return sql`${visaRequests.id} in (${named}${numbered})`;
}

/** The same for many people: for each request, whether it belongs to one of them. */
function matchesOfMany(search: string): SQL | undefined {
	const number = numberIn(search);
	return or(
		sql`${visaRequests.userId} in (select ${users.id} from ${users} where ${isNamed(patternsOf(search))})`,
		number ? sql`${visaRequests.reference} like ${number}` : undefined,
	);
}

function numberIn(search: string): string | null {
	const typed = foldText(search);
	return partOfReference.test(typed) ? `%${typed.toUpperCase()}%` : null;
}

/** With this many matching people, their requests are no longer collected before sorting. */
const MANY_PEOPLE = 3000;

/**
 * The requests that a text matches, queried in the fastest way for it.
 * @param many from how many matching people it is treated as many
 * @returns null if there is nothing to search for
 */
export async function searched(
	db: Db,
	search: string,
	many = MANY_PEOPLE,
): Promise<{ where: SQL | undefined; isOfFew: boolean } | null> {
	const patterns = patternsOf(search);
	if (isNothing(patterns)) return null;
	const some = db.select({ id: users.id }).from(users).where(isNamed(patterns)).limit(many).as('some');
	const isOfFew = (await db.$count(some)) < many;
	return { where: isOfFew ? matches(search) : matchesOfMany(search), isOfFew };
}
