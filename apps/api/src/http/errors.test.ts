import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import type { ErrorBody } from 'visa-sdk/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../platform/db/tables';
import { newId } from '../platform/ids';
import { startTestServer, type TestServer } from '../testing/server';
import { refuseConnection, sendErrors } from './errors';

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

it('a call that is only half sent is told so, and its connection is gone although its sender keeps it', async () => {
	const times = { requestTimeout: 200, headersTimeout: 100, connectionsCheckingInterval: 20 };
	const patient = createServer(times, (call) => void call.resume());
	patient.on('clientError', refuseConnection);
	await once(patient.listen(0, '127.0.0.1'), 'listening');
	const { port } = patient.address() as AddressInfo;
	const half = ['GET / HTTP/1.1\r\nHost: x', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nab'].map(
		(text) => {
			// Never closes its own side.
			const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
			socket.write(text);
			return { socket, answer: once(socket, 'data') };
		},
	);
	for (const { answer } of half) expect(String(await answer)).toMatch(/^HTTP\/1.1 408 .*"code":"VALIDATION"/s);
	const open = () => new Promise((found) => patient.getConnections((_fault, count) => found(count)));
	await expect.poll(open, { timeout: 10_000 }).toBe(0);
	for (const { socket } of half) socket.destroy();
	patient.close();
});

it('no call may take its time for ever', () => {
	const { headersTimeout, requestTimeout, timeout } = server.app.server;
	expect([headersTimeout, requestTimeout, timeout]).toEqual([20_000, 300_000, 60_000]);
});

it('any other fault is one of ours, told without its words', async () => {
	const { status, text, body } = await answerTo(() => server.db.execute('select secret from nowhere'));
	expect([status, body.code]).toEqual([500, 'UNEXPECTED']);
	expect(text).not.toMatch(/secret|nowhere|relation/);
});
