import Fastify from 'fastify';
import type { ErrorBody } from 'visa-sdk/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../platform/db';
import { newId } from '../platform/ids';
import { startTestServer, type TestServer } from '../testing/server';
import { sendErrors } from './errors';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const answerTo = async (work: () => Promise<unknown>) => {
	const app = Fastify();
	sendErrors(app);
	app.get('/', work);
	const { statusCode, payload, json } = await app.inject('/');
	await app.close();
	return { status: statusCode, text: payload, body: json<ErrorBody>() };
};

it('[VAL-02] what came too late is a conflict, told without a word of SQL', async () => {
	const { citizenships, countryServices } = tables;
	const id = newId(server.clock.now());
	const row = { id, name: 'Yoxlama', sortKey: 'A' };
	const twice = await answerTo(() => server.db.insert(citizenships).values([row, row]));
	const orphan = await answerTo(() => server.db.insert(countryServices).values({ countryId: id, itemId: id }));
	for (const { status, text, body } of [twice, orphan]) {
		expect([status, body.code]).toEqual([409, 'CONFLICT']);
		expect(body.message).toBe('Məlumat bu arada dəyişib. Səhifəni yeniləyib yenidən cəhd edin.');
		expect(text).not.toMatch(/insert|citizenships|constraint|country_services/i);
	}
});

it('any other fault is one of ours, told without its words', async () => {
	const { status, text, body } = await answerTo(() => server.db.execute('select secret from nowhere'));
	expect([status, body.code]).toEqual([500, 'UNEXPECTED']);
	expect(text).not.toMatch(/secret|nowhere|relation/);
});
