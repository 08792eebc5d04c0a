import { and, eq, gte, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { VisaRequestListQuery } from 'visa-sdk/contract';
import { type AttemptStatus, foldText, startOfDay, toQepik } from 'visa-sdk/rules';
import type { Db } from '../../platform/db';
import { foldedPatterns } from '../../platform/db/lists';
import { paymentAttempts, refunds } from '../../platform/db/schema/payments';
import { users } from '../../platform/db/schema/people';
import { paymentListed, visaRequests } from '../../platform/db/schema/requests';
import { inQueue } from './queues';

/** Which requests, without the page and the order. */
export type Asked = {
	[Name in Exclude<keyof VisaRequestListQuery, 'page' | 'limit' | 'sort'>]?: VisaRequestListQuery[Name];
};

/** What a list's question says. @param userId who asks: the queue `mine` is that person's */
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

/** Begun and redirected stand together in the index: only who asks for one of them needs a look at the rows. */
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

/** Between two days in Asia/Baku, both included. */
export const inDays = (column: AnyPgColumn, from: string | undefined, to: string | undefined): SQL | undefined =>
	and(from ? gte(column, startOfDay(from)) : undefined, to ? lt(column, startOfDay(to, 1)) : undefined);

function paidIn(from: string | undefined, to: string | undefined): SQL | undefined {
	const when = inDays(paymentAttempts.paidAt, from, to);
	return when && sql`${visaRequests.id} in (select ${paymentAttempts.requestId} from ${paymentAttempts} where ${when})`;
}

function refundedIn(from: string | undefined, to: string | undefined): SQL | undefined {
	const when = inDays(refunds.doneAt, from, to);
	return (
		when &&
		sql`${visaRequests.id} in (select ${paymentAttempts.requestId} from ${refunds}
			join ${paymentAttempts} on ${paymentAttempts.id} = ${refunds.attemptId} where ${when})`
	);
}

/** What a reference is made of: other words need not be looked for there. */
const partOfReference = /^[a-hj-km-np-tv-z\d-]{1,12}$/;
/** Who is called so, or has such an address; without case and diacritics, the names in either order. */
const isNamed = (patterns: string[]) => or(...patterns.map((pattern) => sql`${users}."search_text" like ${pattern}`));
const patternsOf = (search: string) => foldedPatterns(search).map((pattern) => `%${pattern}%`);
const isNothing = (patterns: string[]) => patterns.every((pattern) => pattern === '%%');

/** The reference, the address, or the names: first who is called so, then what is theirs. For few people. */
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

/** The same for many people: request after request is looked at, whether it is one of theirs. */
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

/** From so many people on that are called so, their requests are not gathered any more to be put into order. */
const MANY_PEOPLE = 3000;

/**
 * Which requests a text finds, asked in the way that is fastest for it.
 * @param many from how many people on it asks as of many
 * @returns null when there is nothing to look for
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
