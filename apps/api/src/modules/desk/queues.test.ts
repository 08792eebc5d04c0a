import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { Figures, Page, QueueCounts, VisaRequestRow } from 'visa-sdk/contract';
import { attemptStatuses, businessToday, deskQueues, isInQueue, qepik, requestStatuses, toAzn } from 'visa-sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../../platform/db';
import { newId } from '../../platform/ids';
import { type Desk, openDesk } from '../../testing/desk';

const { visaRequests, paymentAttempts } = tables;
const COUNT = 120;
let desk: Desk;
const day = 24 * 60 * 60_000;

/** Cases in every state, with every payment, due and leaving at all times, of everybody and of nobody. */
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
		await desk.server.db.insert(paymentAttempts).values({ ...values, status: row.payment });
	}
});
afterAll(() => desk.server.close());

/** Query strings repeat their keys; so does this. */
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
	it('[DSH-14] equal what SQL says over the rows', async () => {
		const { body } = await desk.server.get<Figures>('/api/desk/figures', { token: desk.admin });
		const { rows } = await desk.server.deps.database.query(
			`select coalesce(sum(amount), 0)::int as paid from payment_attempts
			where paid_at >= $1::date::timestamp at time zone 'Asia/Baku'`,
			[body.from],
		);
		const paid = body.money.reduce((sum, one) => sum + Math.round(one.paid * 100), 0);
		expect(paid).toBe(rows[0]?.paid);
		const [decided] = await desk.server.db
			.select({ count: sql<number>`count(*)::int` })
			.from(visaRequests)
			.where(sql`${visaRequests.decidedAt} is not null`);
		expect(body.byCountry.reduce((sum, { count }) => sum + count, 0)).toBe(decided?.count);
		expect(body.byAgent.reduce((sum, { count }) => sum + count, 0)).toBe(decided?.count);
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
