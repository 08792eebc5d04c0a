import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { Figures, Page, QueueCounts, VisaRequestRow } from 'visa-sdk/contract';
import {
	attemptStatuses,
	businessToday,
	DEPARTURE_SOON_DAYS,
	deskQueues,
	isInQueue,
	qepik,
	requestStatuses,
	takenStates,
	toAzn,
} from 'visa-sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../../platform/db/tables';
import { newId } from '../../platform/ids';
import { type Desk, openDesk } from '../../testing/desk';

const { visaRequests, paymentAttempts } = tables;
const COUNT = 120;
let desk: Desk;
const day = 24 * 60 * 60_000;

/** Cases in every state, with every payment result, due and departing at all times, assigned to anybody and nobody. */
beforeAll(async () => {
	desk = await openDesk();
	const made = await desk.paid();
	const [model] = await desk.server.db.select().from(visaRequests).where(eq(visaRequests.id, made));
	const [attempt] = await desk.server.db.select().from(paymentAttempts).where(eq(paymentAttempts.requestId, made));
	if (!model || !attempt) throw new Error('a paid request has an attempt');
	const people = [null, desk.ids.agent, desk.ids.other, desk.ids.admin];
	const now = desk.server.clock.now();
	const rows = fc.sample(
		fc.record({
			status: fc.constantFrom(...requestStatuses),
			payment: fc.constantFrom(...attemptStatuses),
			taken: fc.option(fc.constantFrom(...takenStates)),
			assignedTo: fc.constantFrom(...people),
			due: fc.option(fc.integer({ min: -5 * day, max: 5 * day })),
			start: fc.integer({ min: -3, max: 20 }),
			isAsked: fc.boolean(),
			total: fc.integer({ min: 100, max: 90_000 }),
			decided: fc.option(fc.integer({ min: 0, max: 20 })),
		}),
		{ numRuns: COUNT, seed: 9 },
	);
	for (const [index, row] of rows.entries()) {
		const id = newId(now);
		const checkAskedAt = row.isAsked && row.status === 'IN_REVIEW' ? now : null;
		const isDecided = row.status === 'APPROVED' || row.status === 'REJECTED';
		const decidedAt = isDecided && row.decided !== null ? new Date(now.getTime() - row.decided * day) : null;
		await desk.server.db.insert(visaRequests).values({
			...model,
			id,
			reference: `VZ-TEST-${String(index).padStart(4, '0')}`,
			status: row.status,
			assignedTo: row.assignedTo,
			dueAt: row.due === null ? null : new Date(now.getTime() + row.due),
			startDate: businessToday(now).add({ days: row.start }).toString(),
			...{ checkAskedAt, decidedAt, total: qepik(row.total), createdAt: new Date(now.getTime() - index * day) },
		});
		const paidAt = row.payment === 'APPROVED' ? new Date(now.getTime() - (index % 25) * day) : null;
		const bank = { providerId: null, returnTokenHash: null, checkAt: null };
		const values = { ...attempt, ...bank, id: newId(now), requestId: id, amount: qepik(row.total), paidAt };
		const taken = { takenAmount: qepik(row.total + 1), takenCurrency: 'AZN', takenIsOurs: true, takenAt: now };
		const held = row.taken ? { ...taken, takenState: row.taken } : {};
		await desk.server.db.insert(paymentAttempts).values({ ...values, ...held, status: row.payment });
	}
	// Whoever looks ends the unpaid ones whose time is over, which the counts learn of afterwards.
	await list(desk.admin, {});
});
afterAll(() => desk.server.close());

/** Query strings repeat their keys, and so does this. */
const asked = (query: Record<string, string | string[]>) =>
	new URLSearchParams(
		Object.entries(query).flatMap(([key, value]) => [value].flat().map((one) => [key, one] as [string, string])),
	).toString();
const list = async (token: string, query: Record<string, string | string[]>) =>
	(await desk.server.get<Page<VisaRequestRow>>(`/api/visa-requests?limit=200&${asked(query)}`, { token })).body;

describe.each(['admin', 'agent', 'other'] as const)('for %s', (who) => {
	it('[DSH-10] each queue counts what its list shows, and both what the rule says', async () => {
		const token = desk[who];
		const { body: counts } = await desk.server.get<QueueCounts>('/api/desk/queues', { token });
		const { data: all } = await list(token, {});
		for (const queue of deskQueues) {
			const { data, total } = await list(token, { queue });
			expect([queue, total, data.length]).toEqual([queue, counts[queue], counts[queue]]);
			const byRule = all.filter((row) => isInQueue(queue, row, desk.ids[who], desk.server.clock.now()));
			expect([queue, data.map(({ id }) => id).sort()]).toEqual([queue, byRule.map(({ id }) => id).sort()]);
		}
		expect(counts.all).toBe(all.length);
	});

	it('[DSH-14] every number of the index is as long as the list that it names', async () => {
		const token = desk[who];
		const { body } = await desk.server.get<Figures>('/api/desk/figures', { token });
		const { stuckPayments, refundsDue, departuresNear, overdue } = body;
		const numbers = [...body.byStatus, ...body.byCountry, ...body.byAgent];
		for (const one of [...numbers, stuckPayments, refundsDue, departuresNear, overdue]) {
			expect([one.list, (await list(token, one.list)).total]).toEqual([one.list, one.count]);
		}
		for (const { paid, paidList } of body.money.filter((one) => one.paid > 0)) {
			const { data } = await list(token, paidList);
			expect(toAzn(qepik(data.reduce((sum, { totalPrice }) => sum + Math.round(totalPrice * 100), 0)))).toBe(paid);
		}
	});
});

describe('the list', () => {
	it('[DSH-10] takes several values of each question', async () => {
		const { data: all } = await list(desk.admin, {});
		const expectRows = async (query: Record<string, string | string[]>, isIn: (row: VisaRequestRow) => boolean) => {
			const { data } = await list(desk.admin, query);
			expect([query, data.map(({ id }) => id).sort()]).toEqual([
				query,
				all
					.filter(isIn)
					.map(({ id }) => id)
					.sort(),
			]);
		};
		const status = ['SUBMITTED', 'APPROVED'];
		await expectRows({ status }, (row) => status.includes(row.status));
		const payment = ['DECLINED', 'REFUNDED'];
		await expectRows({ payment }, (row) => payment.includes(row.attemptStatus ?? ''));
		const of = [desk.ids.agent, 'nobody'];
		await expectRows({ assignedTo: of }, (row) => of.includes(row.assignedTo?.id ?? 'nobody'));
		await expectRows(
			{ minTotal: '100', maxTotal: '300.5' },
			({ totalPrice }) => totalPrice >= 100 && totalPrice <= 300.5,
		);
		const from = businessToday().add({ days: 2 }).toString();
		await expectRows({ startFrom: from, startTo: from }, ({ startDate }) => startDate === from);
		await expectRows({ search: 'test-001' }, ({ reference }) => reference.startsWith('VZ-TEST-001'));
		const { data: byName } = await list(desk.admin, { search: 'ALIYEVA leyla' });
		expect(byName).toHaveLength(all.length);
	});

	it('[DSH-10] sorts by what is due, with what has no day at the end of both', async () => {
		for (const sort of ['dueAt', '-dueAt']) {
			const days = (await list(desk.admin, { sort })).data.map(({ dueAt }) => dueAt);
			const told = days.filter((one) => one !== null);
			expect(days.slice(0, told.length)).toEqual(sort === 'dueAt' ? told.toSorted() : told.toSorted().reverse());
		}
	});

	it.each<Record<string, string>>([
		{ queue: 'nothing' },
		{ minTotal: 'x' },
		{ startFrom: '31/02/2027' },
		{ payment: 'PAID' },
		{ assignedTo: 'somebody' },
	])('refuses %o with 400', async (query) => {
		const path = `/api/visa-requests?${asked(query)}`;
		const refused = await desk.server.get<{ code: string }>(path, { token: desk.admin });
		expect([refused.status, refused.body.code]).toEqual([400, 'VALIDATION']);
	});
});

describe('the figures', () => {
	/** Read from the tables directly, by nothing that the service uses. */
	const told = async <Row>(text: string, values: unknown[] = []) =>
		(await desk.server.deps.database.query(text, values)).rows as Row[];
	const inDays = (column: string) => `to_char(${column} at time zone 'Asia/Baku', 'YYYY-MM-DD') between $1 and $2`;
	const hours = `percentile_cont(0.5) within group (order by extract(epoch from r.decided_at -
		(select min(a.paid_at) from payment_attempts a where a.request_id = r.id)) / 3600)`;
	const isOpen = "r.status in ('SUBMITTED', 'IN_REVIEW', 'INFO_REQUIRED', 'SENT_TO_EMBASSY')";
	const rounded = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10);

	it('[DSH-14] equal what SQL says over the rows, each of them', async () => {
		const [attempt] = await told<{ id: string }>("select id from payment_attempts where status = 'APPROVED' limit 1");
		const doneAt = desk.server.clock.now();
		const refund = {
			id: newId(doneAt),
			attemptId: attempt?.id ?? '',
			amount: qepik(250),
			state: 'DONE',
			reason: 'x',
		} as const;
		await desk.server.db.insert(tables.refunds).values({ ...refund, doneAt, createdAt: doneAt, nextTryAt: doneAt });
		const { body } = await desk.server.get<Figures>('/api/desk/figures', { token: desk.admin });
		const days = [body.from, body.to];

		const byStatus = await told<{ status: string; count: number }>(
			'select status, count(*)::int as count from visa_requests group by status',
		);
		for (const { status, count } of body.byStatus) {
			expect([status, count]).toEqual([status, byStatus.find((row) => row.status === status)?.count ?? 0]);
		}
		expect(body.byStatus.reduce((sum, { count }) => sum + count, 0)).toBe(
			byStatus.reduce((sum, { count }) => sum + count, 0),
		);

		const paid = await told<{ day: string; sum: number }>(
			`select to_char(paid_at at time zone 'Asia/Baku', 'YYYY-MM-DD') as day, sum(amount)::int as sum
			from payment_attempts where ${inDays('paid_at')} group by 1`,
			days,
		);
		const refunded = await told<{ day: string; sum: number }>(
			`select to_char(done_at at time zone 'Asia/Baku', 'YYYY-MM-DD') as day, sum(f.amount)::int as sum
			from refunds f join payment_attempts a on a.id = f.attempt_id where a.paid_at is not null and ${inDays('done_at')} group by 1`,
			days,
		);
		expect([paid.length > 1, refunded.length]).toEqual([true, 1]);
		const of = (rows: { day: string; sum: number }[], day: string) => rows.find((row) => row.day === day)?.sum ?? 0;
		expect(body.money.map((one) => [one.day, Math.round(one.paid * 100), Math.round(one.refunded * 100)])).toEqual(
			body.money.map(({ day }) => [day, of(paid, day), of(refunded, day)]),
		);

		const byCountry = await told<{ id: string; count: number; hours: number | null }>(
			`select r.country_id as id, count(*)::int as count, ${hours}::float8 as hours from visa_requests r
			where ${inDays('r.decided_at')} group by 1`,
			days,
		);
		expect(body.byCountry.map(({ country, count, medianHours }) => [country.id, count, medianHours]).sort()).toEqual(
			byCountry.map((row) => [row.id, row.count, rounded(row.hours)]).sort(),
		);
		const byAgent = await told<{ id: string | null; count: number; hours: number | null }>(
			`select r.assigned_to as id, count(*)::int as count, ${hours}::float8 as hours from visa_requests r
			where ${inDays('r.decided_at')} group by 1`,
			days,
		);
		expect(
			body.byAgent.map(({ agent, count, medianHours }) => [String(agent?.id ?? null), count, medianHours]).sort(),
		).toEqual(byAgent.map((row) => [String(row.id), row.count, rounded(row.hours)]).sort());

		const now = desk.server.clock.now();
		const soon = businessToday(now).add({ days: DEPARTURE_SOON_DAYS }).toString();
		const count = async (where: string, values: unknown[] = []) =>
			(await told<{ count: number }>(`select count(*)::int as count from visa_requests r where ${where}`, values))[0]
				?.count;
		expect({
			stuckPayments: body.stuckPayments.count,
			refundsDue: body.refundsDue.count,
			departuresNear: body.departuresNear.count,
			overdue: body.overdue.count,
		}).toEqual({
			stuckPayments: await count(
				`exists (select 1 from payment_attempts a where a.request_id = r.id and a.taken_state = 'UNSETTLED')
				or (r.status in ('AWAITING_PAYMENT', 'PAYMENT_FAILED') and (r.payment_status = 'PENDING' or (r.payment_status = 'ERROR'
				and not exists (select 1 from payment_attempts a where a.request_id = r.id and a.taken_state is not null))))`,
			),
			refundsDue: await count(
				`r.payment_status = 'REFUND_PENDING' or (r.status in ('CANCELLED', 'EXPIRED') and r.payment_status = 'APPROVED')
				or exists (select 1 from payment_attempts a where a.request_id = r.id and a.taken_state = 'REFUNDING')`,
			),
			departuresNear: await count(`${isOpen} and r.start_date <= $1`, [soon]),
			overdue: await count(`${isOpen} and r.due_at <= $1`, [now]),
		});
	});

	it.each<Record<string, string>>([
		{ from: '2026-02-02', to: '2026-02-01' },
		{ from: '2020-01-01', to: '2026-01-01' },
		{ from: 'x' },
	])('refuse %o with 400', async (query) => {
		const refused = await desk.server.get(`/api/desk/figures?${asked(query)}`, {
			token: desk.admin,
		});
		expect(refused.status).toBe(400);
	});
});
