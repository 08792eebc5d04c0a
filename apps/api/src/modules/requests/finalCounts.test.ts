import { count, eq, inArray, sql } from 'drizzle-orm';
import type { RequestStatus } from 'visa-sdk/rules';
import { finalStatuses } from 'visa-sdk/rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tables } from '../../platform/db/tables';
import { newId, newReference } from '../../platform/ids';
import { createRequest, newTraveller } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';
import { foldFinal } from './finalCounts';

const { finalCounts, visaRequests } = tables;
let server: TestServer;
let model: typeof visaRequests.$inferSelect;
// Calls counted by others would count too.
beforeEach(async () => {
	server = await startTestServer();
	const { id } = await createRequest(server, (await newTraveller(server)).token);
	const [row] = await server.db.select().from(visaRequests).where(eq(visaRequests.id, id));
	if (!row) throw new Error('the request is there');
	model = row;
});
afterEach(() => server.close());

const add = async (status: RequestStatus) => {
	const id = newId(server.clock.now());
	await server.db.insert(visaRequests).values({ ...model, id, reference: newReference(), status });
	return id;
};
const move = (id: string, status: RequestStatus) =>
	server.db.update(visaRequests).set({ status }).where(eq(visaRequests.id, id));
const inOrder = (rows: { status: string; count: number }[]) =>
	rows.filter((row) => row.count !== 0).sort((one, other) => one.status.localeCompare(other.status));
const kept = async () =>
	inOrder(
		await server.db
			.select({ status: finalCounts.status, count: sql<number>`sum(${finalCounts.count})::int` })
			.from(finalCounts)
			.groupBy(finalCounts.status),
	);
const counted = async () =>
	inOrder(
		await server.db
			.select({ status: visaRequests.status, count: count() })
			.from(visaRequests)
			.where(inArray(visaRequests.status, [...finalStatuses]))
			.groupBy(visaRequests.status),
	);

describe('[DSH-14] what is over is counted as it ends', () => {
	it('however a request comes to its end, leaves it, or goes', async () => {
		for (const status of finalStatuses) {
			await add(status);
			const [open, gone] = [await add('IN_REVIEW'), await add(status)];
			await move(open, status);
			await server.db.delete(visaRequests).where(eq(visaRequests.id, gone));
		}
		const back = await add('REJECTED');
		await move(back, 'APPROVED');
		await move(back, 'IN_REVIEW');
		expect(await kept()).toEqual(await counted());
		expect((await kept()).map(({ count }) => count)).toEqual([2, 2, 2, 2]);
	});

	it('and not when what ended it is taken back', async () => {
		const before = await kept();
		const id = await add('IN_REVIEW');
		const undone = server.db.transaction(async (tx) => {
			await tx.update(visaRequests).set({ status: 'APPROVED' }).where(eq(visaRequests.id, id));
			throw new Error('no');
		});
		await expect(undone).rejects.toThrow('no');
		expect(await kept()).toEqual(before);
	});

	it('and stays the same when its rows are put together, by several at once while more come', async () => {
		for (const status of [...finalStatuses, ...finalStatuses]) await add(status);
		expect(await server.db.$count(finalCounts)).toBeGreaterThan(4);
		await Promise.all([foldFinal(server.db, 0), add('EXPIRED'), foldFinal(server.db, 0), add('APPROVED')]);
		expect(await kept()).toEqual(await counted());
		await foldFinal(server.db, 0);
		expect(await server.db.$count(finalCounts)).toBe(4);
		expect(await kept()).toEqual(await counted());
	});
});

it('[DSH-14] the first payment is known of the request itself, whatever is said of its attempts', async () => {
	const { paymentAttempts } = tables;
	const isOf = eq(paymentAttempts.requestId, model.id);
	const paidAt = async () =>
		(await server.deps.database.query('select paid_at::text from visa_requests where id = $1', [model.id])).rows[0]
			?.paid_at;
	const [attempt] = await server.db.select().from(paymentAttempts).where(isOf);
	if (!attempt) throw new Error('the attempt is there');
	expect(await paidAt()).toBeNull();
	const [first, later] = [new Date('2026-03-01T00:00:00Z'), new Date('2026-03-02T00:00:00Z')];
	await server.db.update(paymentAttempts).set({ status: 'APPROVED', paidAt: later }).where(isOf);
	expect(await paidAt()).toContain('2026-03-02');
	const other = { id: newId(later), number: 2, providerId: null, returnTokenHash: null, paidAt: first };
	await server.db.insert(paymentAttempts).values({ ...attempt, ...other, status: 'REFUNDED' });
	expect(await paidAt()).toContain('2026-03-01');
	await server.db.update(paymentAttempts).set({ paidAt: null }).where(isOf);
	expect(await paidAt()).toBeNull();
});
