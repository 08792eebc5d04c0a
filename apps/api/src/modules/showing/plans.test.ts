import { eq } from 'drizzle-orm';
import type { Page, VisaRequestRow } from 'visa-sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../../platform/db/tables';
import { newId } from '../../platform/ids';
import { type Desk, openDesk } from '../../testing/desk';
import { createRequest } from '../../testing/people';
import { deskLists, planOf, searches } from '../../testing/plans';
import { roundTripsOf } from '../../testing/roundTrips';
import { searched } from './filters';

let desk: Desk;
beforeAll(async () => {
	desk = await openDesk();
	await desk.paid();
});
afterAll(() => desk.server.close());

describe('no list of the staff goes through all requests for want of an index', () => {
	it.each(deskLists)('[DSH-10] %s', async (path) => {
		const sent = await roundTripsOf(async () => {
			const { status } = await desk.server.get(`/api${path}`, { token: desk.admin });
			expect(status).toBe(200);
		});
		const asking = sent.filter(({ text }) => /^(with|select)\b/i.test(text) && text.includes('visa_requests'));
		for (const one of asking) expect(await planOf(desk.server.db, one, true)).not.toMatch(/Seq Scan on visa_requests/);
		expect(asking.length + sent.filter(({ text }) => text.includes('"events"')).length).toBeGreaterThan(0);
	});
});

it.each([...searches, 'VZ', 'yoxdur', '%', 'poct.example'])(
	'[DSH-10] a search for %s finds the same among many people as among few',
	async (search) => {
		const { db } = desk.server;
		const found = async (many: number) => {
			const asked = await searched(db, search, many);
			const rows = await db.select({ id: tables.visaRequests.id }).from(tables.visaRequests).where(asked?.where);
			return { isOfFew: asked?.isOfFew, ids: rows.map(({ id }) => id).sort() };
		};
		const [few, many] = [await found(1_000_000), await found(0)];
		expect([few.isOfFew, many.isOfFew]).toEqual([true, false]);
		expect(many.ids).toEqual(few.ids);
	},
);

describe('the payment of a request', () => {
	it('[PAY-01] stands in no index as it is, so that opening the page of a new one changes none', async () => {
		const { rows } = await desk.server.deps.database.query(
			"select indexdef as made from pg_indexes where tablename = 'visa_requests'",
		);
		expect(rows.length).toBeGreaterThan(10);
		expect(rows.filter(({ made }) => String(made).includes('payment_status'))).toEqual([]);
	});

	it('[DSH-10] is found as created and as redirected, which lie together in the index', async () => {
		const { server, admin, traveller } = desk;
		const made = async () => (await createRequest(server, traveller.token)).id;
		const [created, redirected, pending] = [await made(), await made(), await made()];
		const { paymentAttempts } = tables;
		const move = (id: string, status: 'CREATED' | 'PENDING') =>
			server.db.update(paymentAttempts).set({ status }).where(eq(paymentAttempts.requestId, id));
		await move(created, 'CREATED');
		await move(pending, 'PENDING');
		const found = async (...statuses: string[]) => {
			const asked = statuses.map((status) => `payment=${status}`).join('&');
			const { body } = await server.get<Page<VisaRequestRow>>(`/api/visa-requests?limit=200&${asked}`, {
				token: admin,
			});
			expect(body.total).toBe(body.data.length);
			const own = [created, redirected, pending];
			return body.data.flatMap(({ id }) => (own.includes(id) ? id : [])).sort();
		};
		expect(await found('CREATED')).toEqual([created]);
		expect(await found('REDIRECTED')).toEqual([redirected]);
		expect(await found('CREATED', 'REDIRECTED')).toEqual([created, redirected].sort());
		expect(await found('REDIRECTED', 'PENDING')).toEqual([redirected, pending].sort());
		expect(await found('PENDING')).toEqual([pending]);
	});
});

describe('[DSH-10] a number', () => {
	it('is found by any part of it, by its groups of three letters', async () => {
		const { server, admin, traveller } = desk;
		for (let made = 0; made < 3; made += 1) await createRequest(server, traveller.token);
		const all = (await server.db.select().from(tables.visaRequests)).map(({ reference }) => reference);
		const [{ length }, number = ''] = [all, all[0]];
		expect(length).toBeGreaterThan(3);
		for (const part of [
			number,
			number.slice(3, 7),
			number.slice(5, 10),
			number.slice(-4),
			number.slice(-2),
			number.slice(4, 5),
		]) {
			const { body } = await server.get<Page<VisaRequestRow>>(`/api/visa-requests?limit=200&search=${part}`, {
				token: admin,
			});
			const found = body.data.map(({ reference }) => reference);
			// A short part may also occur in somebody's address.
			expect([part, found]).toEqual([part, expect.arrayContaining(all.filter((one) => one.includes(part)))]);
			if (part === number) expect(found).toEqual([number]);
		}
		const { rows } = await server.deps.database.query(
			"select indexdef as made from pg_indexes where tablename = 'visa_requests' and indexdef like '%gin_trgm_ops%'",
		);
		expect(rows.map(({ made }) => String(made).includes('reference'))).toEqual([true]);
	});

	it('is of one request alone', async () => {
		const { server } = desk;
		const [row] = await server.db.select().from(tables.visaRequests).limit(1);
		if (!row) throw new Error('there are requests');
		const again = server.db.insert(tables.visaRequests).values({ ...row, id: newId(server.clock.now()) });
		await expect(again).rejects.toMatchObject({ cause: { constraint: 'visa_requests_reference' } });
	});
});
