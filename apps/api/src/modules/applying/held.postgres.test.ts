import { eq } from 'drizzle-orm';
import type { Page, PaymentPage, VisaRequestRow } from 'visa-sdk/contract';
import { REQUEST_LIFETIME_MS } from 'visa-sdk/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../../platform/db/tables';
import { atBank, createRequest, newTraveller, requestForm, signInStaff } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';

const { uploads, visaRequests } = tables;
let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

it('[SUB-01] a request whose picture somebody else holds waits for it, and none of those who came with it', async () => {
	const all: { token: string; form: Awaited<ReturnType<typeof requestForm>> }[] = [];
	for (let made = 0; made < 6; made += 1) {
		const { token } = await newTraveller(server);
		all.push({ token, form: await requestForm(server, token) });
	}
	const answered: number[] = [];
	const create = async ({ token, form }: (typeof all)[0], index: number) => {
		const answer = await server.post<PaymentPage>('/api/visa-requests', form, { token });
		answered.push(index);
		return answer;
	};
	const held = all[2]?.form.document.split('/').at(-1) ?? '';
	const answers = await server.db.transaction(async (tx) => {
		await tx.select().from(uploads).where(eq(uploads.key, held)).for('update');
		const waiting = all.map(create);
		await expect.poll(() => [...answered].sort()).toEqual([0, 1, 3, 4, 5]);
		// In an array, or the transaction would wait for what waits for it.
		return [waiting];
	});
	expect((await Promise.all(answers[0] ?? [])).map(({ status }) => status)).toEqual(all.map(() => 201));
	expect(answered.at(-1)).toBe(2);
});

it('[PAY-04] a request that expires while a list waits for it is shown as expired', async () => {
	const { token } = await newTraveller(server);
	const { id, paymentUrl } = await createRequest(server, token);
	await atBank(server, paymentUrl, 'decline');
	server.clock.forward(REQUEST_LIFETIME_MS);
	const staff = await signInStaff(server, 'admin');
	const isWaited = async () => {
		const { rows } = await server.deps.database.query(
			"select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
		);
		return rows.length > 0;
	};
	const list = () => server.get<Page<VisaRequestRow>>('/api/visa-requests', { token: staff });
	const isIt = eq(visaRequests.id, id);
	const [listed] = await server.db.transaction(async (tx) => {
		await tx.select().from(visaRequests).where(isIt).for('update');
		const waiting = list();
		await expect.poll(isWaited).toBe(true);
		await tx.update(visaRequests).set({ status: 'EXPIRED' }).where(isIt);
		return [waiting];
	});
	const { data } = (await listed).body;
	expect(data.find((one) => one.id === id)?.status).toBe('EXPIRED');
});
