import { eq } from 'drizzle-orm';
import type { PaymentPage } from 'visa-sdk/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../../platform/db/tables';
import { newTraveller, requestForm } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';

const { uploads } = tables;
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
