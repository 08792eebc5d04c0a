import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { contract } from 'visa-sdk/contract';
import { UPLOAD_MAXIMUM_BYTES, UPLOAD_TIMEOUT_MS } from 'visa-sdk/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refuseConnection } from './errors';
import { type Caller, type Handlers, mount } from './mount';
import { CALL_TIMES, endSlowCalls } from './slowCalls';

/** Short, but so far apart that a busy machine doesn't take one for the other. */
const times = { callMs: 600, uploadMs: 6000, partBytes: 16 };
let app: FastifyInstance;
let port: number;
beforeAll(async () => {
	app = Fastify({
		requestTimeout: times.uploadMs,
		clientErrorHandler: refuseConnection,
		http: { headersTimeout: 200, connectionsCheckingInterval: 20 },
	});
	endSlowCalls(app, times);
	app.addContentTypeParser('application/file-of-test', (_request, payload, done) => {
		text(payload).then((body) => done(null, body), done);
	});
	app.post('/upload', { config: { isUpload: true } }, async ({ body }) => String(body).length);
	app.post('/call', async ({ body }) => String(body).length);
	app.get('/slow', async () => {
		await wait(2 * times.callMs);
		return 'slowly';
	});
	await app.listen({ port: 0, host: '127.0.0.1' });
	port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

/** Sends a body of so many bytes, in steps. @returns the answer's first line, and when the connection was over */
async function send(path: string, length: number, step: { bytes: number; everyMs: number }) {
	const socket = connect({ port, host: '127.0.0.1' });
	const began = Date.now();
	let heard = '';
	socket.on('data', (chunk) => (heard += String(chunk)));
	socket.on('error', () => undefined);
	socket.write(
		`POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/file-of-test\r\ncontent-length: ${length}\r\n\r\n`,
	);
	const over = once(socket, 'close');
	for (let sent = 0; sent < length && socket.writable; sent += step.bytes) {
		socket.write('x'.repeat(Math.min(step.bytes, length - sent)));
		await Promise.race([wait(step.everyMs), over]);
	}
	await over;
	return { status: Number(heard.split(' ')[1]), took: Date.now() - began };
}

it('[UPL-06] a picture that arrives steadily has longer than any other call', async () => {
	const steady = { bytes: 50, everyMs: 100 };
	const [upload, call] = await Promise.all([send('/upload', 500, steady), send('/call', 500, steady)]);
	expect(upload.status).toBe(200);
	expect(upload.took).toBeGreaterThan(times.callMs);
	expect(call.status).toBe(408);
});

it('[SEC-09] a picture of which hardly anything arrives is cut off as early as any other call', async () => {
	const trickle = { bytes: 1, everyMs: 150 };
	const answers = await Promise.all([send('/upload', 500, trickle), send('/call', 500, trickle)]);
	for (const { status, took } of answers) {
		expect(status).toBe(408);
		expect(took).toBeLessThan(times.uploadMs);
	}
});

it('[SEC-09] a picture that never ends is cut off too', async () => {
	const { status } = await send('/upload', 1_000_000, { bytes: 40, everyMs: 40 });
	expect(status).toBe(408);
});

it('whoever has sent everything may wait for the answer', async () => {
	expect(await (await fetch(`http://127.0.0.1:${port}/slow`)).text()).toBe('slowly');
});

it('[UPL-06] the largest picture comes through from a phone with 400 kbit/s', async () => {
	const bytesPerSecond = 400_000 / 8;
	// With what the network adds to it.
	const neededMs = (UPLOAD_MAXIMUM_BYTES / bytesPerSecond) * 1000 * 1.2;
	expect(CALL_TIMES.uploadMs).toBeGreaterThan(neededMs);
	expect(UPLOAD_TIMEOUT_MS).toBeGreaterThan(CALL_TIMES.uploadMs);
	expect((CALL_TIMES.partBytes / CALL_TIMES.callMs) * 1000).toBeLessThan(bytesPerSecond / 4);
	const routes: string[] = [];
	const mounted = Fastify();
	mounted.addHook('onRoute', ({ url, config }) => {
		if (config?.isUpload) routes.push(url);
	});
	const answer = async () => undefined as never;
	const handlers = Object.fromEntries(
		Object.entries(contract).map(([name, calls]) => [
			name,
			Object.fromEntries(Object.keys(calls).map((one) => [one, answer])),
		]),
	);
	const guard = {
		userOf: async () => null,
		isClosed: async () => false,
		isParty: async () => false,
		isPayer: async () => false,
	};
	mount(mounted, handlers as unknown as Handlers<Caller>, guard);
	expect(routes.sort()).toEqual(['/uploads/flag', '/uploads/image', '/visa-requests/:id/visas']);
});
