import { Writable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import type { Page, VisaOption } from 'visa-sdk/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../platform/db/tables';
import { choose, signInStaff } from '../testing/people';
import { startTestServer, type TestServer } from '../testing/server';

const log: string[] = [];
let server: TestServer;
beforeAll(async () => {
	const sink = new Writable({
		write(chunk, _encoding, done) {
			log.push(String(chunk));
			done();
		},
	});
	server = await startTestServer({}, {}, { log: pino({ level: 'error' }, sink) });
});
afterAll(() => server.close());

it('one row outside the contract takes no other from a list; the total counts it, and the log names it', async () => {
	const { country, visaOption } = await choose(server);
	const token = await signInStaff(server, 'admin');
	const lists = [`/api/visa-options/country/${country.id}`, '/api/visa-options?limit=200'];
	const list = (path: string) => server.get<Page<VisaOption>>(path, { token });
	for (const path of lists) {
		await server.db.update(tables.visaOptions).set({ duration: 30 }).where(eq(tables.visaOptions.id, visaOption.id));
		const before = await list(path);
		expect(before.body.data.map(({ id }) => id)).toContain(visaOption.id);
		await server.db
			.update(tables.visaOptions)
			.set({ duration: -98765, type: 'gizli' })
			.where(eq(tables.visaOptions.id, visaOption.id));
		const after = await list(path);
		expect(after.status).toBe(200);
		expect(after.body.data.map(({ id }) => id)).toEqual(
			before.body.data.map(({ id }) => id).filter((id) => id !== visaOption.id),
		);
		expect(after.body.total).toBe(before.body.total);
	}
	const lines = log.filter((line) => line.includes(visaOption.id));
	expect(lines.length).toBeGreaterThanOrEqual(2);
	for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: 50, id: visaOption.id, field: 'duration' });
	expect(lines.join('')).not.toMatch(/gizli|98765/);
});
