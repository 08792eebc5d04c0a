import type { Confirmation } from 'visa-sdk/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newTraveller, registrationForm } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

it('[SEC-02] who asks again while another browser has just got a letter gets the next one when its minute is over', async () => {
	const began = server.clock.now().getTime();
	const at = (seconds: number) => server.clock.set(new Date(began + seconds * 1000));
	const email = 'iki.cihaz@poct.example';
	const form = await registrationForm(server, { email });
	const phone = await server.post<Confirmation>('/api/auth/register', form);
	at(50);
	await server.post<Confirmation>('/api/auth/register', form);
	at(70);
	const { confirmationId } = phone.body;
	const again = await server.post<Confirmation>('/api/auth/confirm-email/resend', { confirmationId });
	expect(again.status).toBe(200);
	const waiting = await server.deps.database.query(
		"select ceil(extract(epoch from start_after - created_on))::int as wait from pgboss.job where name = 'mail' and state = 'created'",
	);
	const waits = waiting.rows.map(({ wait }) => Number(wait));
	expect(waits.filter((wait) => wait > 30 && wait <= 60)).toHaveLength(1);
});

it('[SEC-02] whoever asks again too soon uses up none of the letters that tell an owner of it', async () => {
	const owner = await newTraveller(server);
	const form = await registrationForm(server, { email: owner.email });
	const { confirmationId } = (await server.post<Confirmation>('/api/auth/register', form)).body;
	const again = async () => (await server.post('/api/auth/confirm-email/resend', { confirmationId })).status;
	const before = (await server.mails(owner.email)).length;
	for (let count = 0; count < 5; count += 1) expect(await again()).toBe(429);
	server.clock.forward(60_000);
	expect(await again()).toBe(200);
	expect(await server.mails(owner.email)).toHaveLength(before + 1);
});
