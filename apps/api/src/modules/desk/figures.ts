import { and, asc, count, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { FIGURE_DAYS_MAXIMUM, type Figures, type PersonName } from 'visa-sdk/contract';
import {
	BUSINESS_ZONE,
	businessToday,
	type Day,
	type DeskQueue,
	messages,
	parseDay,
	qepik,
	requestStatuses,
	toAzn,
} from 'visa-sdk/rules';
import { type Db, tables } from '../../platform/db';
import type { Deps } from '../../platform/deps';
import { invalidField } from '../../platform/refusal';
import type { CurrentUser } from '../users/currentUser';
import { inDays } from '../visa-requests/filters';
import { countFor } from '../visa-requests/list';
import { visibleTo } from '../visa-requests/visibility';

const { visaRequests, paymentAttempts, refunds, countries, users } = tables;
const DAYS_DEFAULT = 30;

/** The numbers of the index. Each is of what the caller may see, and of the rows that its list shows. [DSH-14] */
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
		// Three at a time: the longest ones side by side, and connections left for others.
		const [statuses, [sums, countries], [agents, queues]] = await Promise.all([
			byStatus(db, scope),
			(async () => [await money(db, scope, from, to), await byCountry(db, scope, from, to)] as const)(),
			(async () =>
				[
					await byAgent(db, scope, from, to),
					{
						stuckPayments: await counted('stuckPayments'),
						refundsDue: await counted('refundDue'),
						departuresNear: await counted('departingSoon'),
						overdue: await counted('overdue'),
					},
				] as const)(),
		]);
		return { ...{ from, to, byStatus: statuses, money: sums, byCountry: countries, byAgent: agents }, ...queues };
	}

	async function byStatus(db: Db, scope: SQL | undefined): Promise<Figures['byStatus']> {
		const { status } = visaRequests;
		const rows = await db.select({ status, count: count() }).from(visaRequests).where(scope).groupBy(status);
		const counts = new Map(rows.map((row) => [row.status, row.count]));
		return requestStatuses.map((one) => ({ status: one, count: counts.get(one) ?? 0, list: { status: one } }));
	}

	async function money(db: Db, scope: SQL | undefined, from: string, to: string): Promise<Figures['money']> {
		const paidDay = dayOf(paymentAttempts.paidAt);
		const paid = await db
			.select({ day: paidDay, amount: sql<string>`sum(${paymentAttempts.amount})` })
			.from(paymentAttempts)
			.innerJoin(visaRequests, eq(visaRequests.id, paymentAttempts.requestId))
			.where(and(inDays(paymentAttempts.paidAt, from, to), scope))
			.groupBy(paidDay);
		const doneDay = dayOf(refunds.doneAt);
		const refunded = await db
			.select({ day: doneDay, amount: sql<string>`sum(${refunds.amount})` })
			.from(refunds)
			.innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
			.innerJoin(visaRequests, eq(visaRequests.id, paymentAttempts.requestId))
			.where(and(inDays(refunds.doneAt, from, to), scope))
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

	async function byCountry(db: Db, scope: SQL | undefined, from: string, to: string): Promise<Figures['byCountry']> {
		const { id, name } = countries;
		const rows = await db
			.select({ id, name, count: count(), hours: medianHours })
			.from(visaRequests)
			.innerJoin(countries, eq(countries.id, visaRequests.countryId))
			.where(and(decidedIn(from, to), scope))
			.groupBy(id, name)
			.orderBy(asc(name), asc(id));
		return rows.map((row) => ({
			country: { id: row.id, name: row.name },
			...decided(row, { countryId: row.id, decidedFrom: from, decidedTo: to }),
		}));
	}

	async function byAgent(db: Db, scope: SQL | undefined, from: string, to: string): Promise<Figures['byAgent']> {
		const { id, firstName, lastName } = users;
		const rows = await db
			.select({ id, firstName, lastName, count: count(), hours: medianHours })
			.from(visaRequests)
			.leftJoin(users, eq(users.id, visaRequests.assignedTo))
			.where(and(decidedIn(from, to), scope))
			.groupBy(id, firstName, lastName)
			.orderBy(asc(firstName), asc(lastName), asc(id));
		return rows.map((row) => ({
			agent:
				row.id === null
					? null
					: ({ id: row.id, firstName: row.firstName ?? '', lastName: row.lastName ?? '' } satisfies PersonName),
			...decided(row, { assignedTo: row.id ?? 'nobody', decidedFrom: from, decidedTo: to }),
		}));
	}

	return figures;
}
export type FiguresOf = ReturnType<typeof createFigures>;

/** Hours from payment to the embassy's answer: half took less. */
const medianHours = sql<
	number | null
>`percentile_cont(0.5) within group (order by extract(epoch from ${visaRequests.decidedAt} - (
	select min("paid"."paid_at") from ${paymentAttempts} as "paid" where "paid"."request_id" = ${visaRequests.id}
)) / 3600)`.mapWith((hours: unknown) => (hours === null ? null : Math.round(Number(hours) * 10) / 10));

const decided = (row: { count: number; hours: number | null }, list: Record<string, string>) => ({
	count: row.count,
	medianHours: row.hours,
	list,
});
const decidedIn = (from: string, to: string) =>
	and(isNotNull(visaRequests.decidedAt), inDays(visaRequests.decidedAt, from, to));

/** The day on a Baku clock. */
const dayOf = (column: typeof paymentAttempts.paidAt | typeof refunds.doneAt) =>
	sql<string>`to_char(${column} at time zone ${sql.raw(`'${BUSINESS_ZONE}'`)}, 'YYYY-MM-DD')`;

/** @throws Refusal 400 when the last day is before the first, or too long after it */
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
