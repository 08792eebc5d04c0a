import { and, asc, count, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { FIGURE_DAYS_MAXIMUM, type Figures, type PersonName } from 'visa-sdk/contract';
import {
	BUSINESS_ZONE,
	businessToday,
	type Day,
	type DeskQueue,
	messages,
	openStatuses,
	parseDay,
	qepik,
	requestStatuses,
	toAzn,
} from 'visa-sdk/rules';
import type { Db } from '../../platform/db';
import { countries } from '../../platform/db/schema/catalogue';
import { paymentAttempts, refunds } from '../../platform/db/schema/payments';
import { users } from '../../platform/db/schema/people';
import { finalCounts, firstPaidAt, visaRequests } from '../../platform/db/schema/requests';
import type { Deps } from '../../platform/deps';
import { invalidField } from '../../platform/refusal';
import type { CurrentUser } from '../people/currentUser';
import { visibleTo } from '../requests/visibility';
import { inDays, paymentRefundedIn } from '../showing/filters';
import { countFor } from '../showing/list';

const DAYS_DEFAULT = 30;

/** The figures on the index. Each covers what the caller may see, and the rows that its list shows. [DSH-14] */
export function createFigures({ clock, database }: Deps) {
	async function figures(
		asked: { from?: string | undefined; to?: string | undefined },
		user: CurrentUser,
	): Promise<Figures> {
		const now = clock.now();
		const days = daysOf(asked, businessToday(now));
		return database.read((db) => figuresOn(db, user, days, now));
	}

	async function figuresOn(db: Db, user: CurrentUser, [from, to]: [string, string], now: Date): Promise<Figures> {
		const scope = visibleTo(user);
		const counted = async (queue: DeskQueue) => ({ count: await countFor(db, user, { queue }, now), list: { queue } });
		// Three at a time: the slowest in parallel, with connections left for others.
		const [statuses, ofDays, [sums, queues]] = await Promise.all([
			byStatus(db, scope),
			byCountryAndAgent(db, scope, from, to),
			(async () =>
				[
					await money(db, scope, from, to),
					{
						stuckPayments: await counted('stuckPayments'),
						refundsDue: await counted('refundDue'),
						departuresNear: await counted('departingSoon'),
						overdue: await counted('overdue'),
					},
				] as const)(),
		]);
		return { ...{ from, to, byStatus: statuses, money: sums }, ...ofDays, ...queues };
	}

	async function byStatus(db: Db, scope: SQL | undefined): Promise<Figures['byStatus']> {
		const { status } = visaRequests;
		const counted = (where: SQL | undefined) =>
			db.select({ status, count: count() }).from(visaRequests).where(where).groupBy(status);
		// Most requests are finished; for a caller who sees everything they are counted already.
		const over = db
			.select({ status: finalCounts.status, count: sql<number>`sum(${finalCounts.count})::int`.as('count') })
			.from(finalCounts)
			.groupBy(finalCounts.status);
		const rows = await (scope ? counted(scope) : unionAll(counted(inArray(status, [...openStatuses])), over));
		const counts = new Map(rows.map((row) => [row.status, row.count]));
		return requestStatuses.map((one) => ({ status: one, count: counts.get(one) ?? 0, list: { status: one } }));
	}

	async function money(db: Db, scope: SQL | undefined, from: string, to: string): Promise<Figures['money']> {
		// A caller who sees everything doesn't need the requests' table.
		const ofScope =
			scope && inArray(paymentAttempts.requestId, db.select({ id: visaRequests.id }).from(visaRequests).where(scope));
		const paidDay = dayOf(paymentAttempts.paidAt);
		const paid = await db
			.select({ day: paidDay, amount: sql<string>`sum(${paymentAttempts.amount})` })
			.from(paymentAttempts)
			.where(and(inDays(paymentAttempts.paidAt, from, to), ofScope))
			.groupBy(paidDay);
		const doneDay = dayOf(refunds.doneAt);
		const refunded = await db
			.select({ day: doneDay, amount: sql<string>`sum(${refunds.amount})` })
			.from(refunds)
			.innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
			.where(and(paymentRefundedIn(from, to), ofScope))
			.groupBy(doneDay);
		const amountOn = (rows: { day: string; amount: string }[], day: string) =>
			toAzn(qepik(Number(rows.find((row) => row.day === day)?.amount ?? 0)));
		return eachDay(from, to).map((day) => ({
			day,
			paid: amountOn(paid, day),
			paidList: { paidFrom: day, paidTo: day },
			refunded: amountOn(refunded, day),
			refundedList: { refundedFrom: day, refundedTo: day },
		}));
	}

	/** Decisions by country and by agent, read once for both. */
	async function ofDecided(db: Db, scope: SQL | undefined, from: string, to: string) {
		const { countryId, assignedTo } = visaRequests;
		const decided = db
			.select({ countryId, assignedTo, hours: hoursToDecision.as('hours') })
			.from(visaRequests)
			.where(and(decidedIn(from, to), scope))
			.as('decided');
		return db
			.select({
				isOfCountry: sql<boolean>`grouping(${decided.countryId}) = 0`,
				...{ countryId: decided.countryId, assignedTo: decided.assignedTo, count: count() },
				hours: sql<number | null>`percentile_cont(0.5) within group (order by ${decided.hours})`.mapWith(rounded),
			})
			.from(decided)
			.groupBy(sql`grouping sets ((${decided.countryId}), (${decided.assignedTo}))`);
	}

	async function byCountryAndAgent(
		db: Db,
		scope: SQL | undefined,
		from: string,
		to: string,
	): Promise<Pick<Figures, 'byCountry' | 'byAgent'>> {
		const found = await ofDecided(db, scope, from, to);
		const of = (isOfCountry: boolean) => found.filter((row) => row.isOfCountry === isOfCountry);
		const [countryRows, agentRows] = [of(true), of(false)];
		const days = { decidedFrom: from, decidedTo: to };
		const named = await db
			.select({ id: countries.id, name: countries.name })
			.from(countries)
			.where(
				inArray(
					countries.id,
					countryRows.map(({ countryId }) => countryId),
				),
			)
			.orderBy(asc(countries.name), asc(countries.id));
		const people: (PersonName | null)[] = await db
			.select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
			.from(users)
			.where(
				inArray(
					users.id,
					agentRows.flatMap(({ assignedTo }) => assignedTo ?? []),
				),
			)
			.orderBy(asc(users.firstName), asc(users.lastName), asc(users.id));
		// Unassigned comes last.
		if (agentRows.some(({ assignedTo }) => assignedTo === null)) people.push(null);
		return {
			byCountry: named.flatMap((country) =>
				countryRows
					.filter(({ countryId }) => countryId === country.id)
					.map((row) => ({ country, ...decided(row, { countryId: country.id, ...days }) })),
			),
			byAgent: people.flatMap((agent) =>
				agentRows
					.filter(({ assignedTo }) => assignedTo === (agent?.id ?? null))
					.map((row) => ({ agent, ...decided(row, { assignedTo: agent?.id ?? 'nobody', ...days }) })),
			),
		};
	}

	return figures;
}
export type FiguresOf = ReturnType<typeof createFigures>;

/** Hours from payment to the embassy's answer, as a number that sorts fast. */
const hoursToDecision = sql<number>`extract(epoch from ${visaRequests.decidedAt} - ${firstPaidAt})::float8 / 3600`;
/** The median. */
const rounded = (hours: unknown) => (hours === null ? null : Math.round(Number(hours) * 10) / 10);

const decided = (row: { count: number; hours: number | null }, list: Record<string, string>) => ({
	count: row.count,
	medianHours: row.hours,
	list,
});
const decidedIn = (from: string, to: string) =>
	and(isNotNull(visaRequests.decidedAt), inDays(visaRequests.decidedAt, from, to));

/** The date in Baku. */
const dayOf = (column: typeof paymentAttempts.paidAt | typeof refunds.doneAt) =>
	sql<string>`to_char(${column} at time zone ${sql.raw(`'${BUSINESS_ZONE}'`)}, 'YYYY-MM-DD')`;

/** @throws Refusal 400 if the last day precedes the first, or the period is too long */
function daysOf(asked: { from?: string | undefined; to?: string | undefined }, today: Day): [from: string, to: string] {
	const to = (asked.to && parseDay(asked.to)) || today;
	const from = (asked.from && parseDay(asked.from)) || to.subtract({ days: DAYS_DEFAULT - 1 });
	if (from.compare(to) > 0 || to.compare(from) >= FIGURE_DAYS_MAXIMUM) throw invalidField('from', messages.invalid);
	return [from.toString(), to.toString()];
}

function eachDay(from: string, to: string): string[] {
	const days: string[] = [];
	for (let day = parseDay(from); day && day.toString() <= to; day = day.add({ days: 1 })) days.push(day.toString());
	return days;
}
