import { connect } from 'node:net';
import { contract, type Endpoint, ErrorBody } from 'visa-sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newTraveller } from '../testing/people';
import { startTestServer, type TestServer } from '../testing/server';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const endpoints: Endpoint[] = Object.values(contract).flatMap((resource) => Object.values<Endpoint>(resource));

describe('the contract over HTTP', () => {
	it.each(endpoints.map((endpoint) => [endpoint.method, endpoint.path]))('[API-01] %s %s exists', (method, path) => {
		const url = `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
		expect(server.app.hasRoute({ method, url })).toBe(true);
	});

	it.each([
		['POST', '/visa-requests/get-total-price'],
		['POST', '/visa-requests'],
		['GET', '/visa-requests/me'],
		['GET', '/users/me'],
		['POST', '/promocodes/activate'],
		['POST', '/visa-requests/01890a5d-ac96-774b-bcce-b302099a8057/cancel'],
	] as const)('[NAV-06] %s %s answers 401 to a visitor', async (method, path) => {
		const { status, body } = await server.call(method, `/api${path}`, method === 'POST' ? {} : undefined);
		expect(status).toBe(401);
		expect(ErrorBody.parse(body)).toMatchObject({ statusCode: 401, code: 'UNAUTHENTICATED' });
	});

	it('takes a bad bearer for a visitor on an open call', async () => {
		const { status } = await server.get('/api/countries', { token: 'x'.repeat(43) });
		expect(status).toBe(200);
	});

	it('[API-02] accepts a JSON content type without a body', async () => {
		const headers = { 'content-type': 'application/json' };
		expect((await server.call('POST', '/api/auth/logout', '', { headers })).status).toBe(204);
	});
});

describe('[API-06] every fault has the one error body', () => {
	const fault = async (answer: Promise<{ status: number; body: unknown }>) => {
		const { status, body } = await answer;
		const read = ErrorBody.parse(body);
		expect(read.statusCode).toBe(status);
		if (read.code === 'VALIDATION') expect(read.errors?.[0]).toMatchObject({ message: read.message });
		return read;
	};

	it('for an unknown path under /api', async () => {
		expect(await fault(server.get('/api/nowhere'))).toMatchObject({ statusCode: 404, code: 'NOT_FOUND' });
	});

	it('for malformed JSON', async () => {
		expect(await fault(server.post('/api/auth/login', '{"email":'))).toMatchObject({
			statusCode: 400,
			code: 'VALIDATION',
		});
	});

	it('for an unknown media type', async () => {
		const headers = { 'content-type': 'application/xml' };
		expect(await fault(server.call('POST', '/api/auth/login', '<a/>', { headers }))).toMatchObject({ statusCode: 415 });
	});

	it('for a body that is too large', async () => {
		const body = { email: 'a'.repeat(400_000) };
		expect(await fault(server.post('/api/auth/login', body))).toMatchObject({ statusCode: 413 });
	});

	it.each(['1', 'null', '%00', 'a'.repeat(500), '99999999999999999999', '%ED%A0%80', "'--"])(
		'for the path id %s, which is found nowhere',
		async (id) => {
			const { status } = await server.get(`/api/countries/${id}`);
			expect([400, 404, 414]).toContain(status);
		},
	);

	it.each(['\0', 'a\0b', '\ud800'])('for text that no database holds', async (text) => {
		const answer = await fault(server.post('/api/auth/forgot-password', { email: `${text}@poct.example` }));
		expect(answer.statusCode).toBe(400);
	});

	it('for a body that goes on and on inwards', async () => {
		const deep = `{"email":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`;
		expect(await fault(server.post('/api/auth/login', deep))).toMatchObject({ statusCode: 400, code: 'VALIDATION' });
		expect(await fault(server.post('/api/auth/login', `${'['.repeat(20_000)}${']'.repeat(20_000)}`))).toMatchObject({
			statusCode: 400,
		});
	});

	it.each(['', 'a b', 'k'.repeat(201), 'é'])('for the idempotency key %j, which is none', async (key) => {
		const { token } = await newTraveller(server);
		const answer = server.call('POST', '/api/visa-requests', {}, { token, headers: { 'idempotency-key': key } });
		expect(await fault(answer)).toMatchObject({ statusCode: 400, code: 'VALIDATION' });
	});

	it('for what is no call at all, and for a head that is too long', async () => {
		const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
		const say = (text: string) =>
			new Promise<string>((done, failed) => {
				const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
				let heard = '';
				socket.on('data', (chunk) => {
					heard += chunk;
				});
				socket.on('end', () => done(heard)).on('error', failed);
			});
		for (const [text, statusCode] of [
			['NONSENSE / HTTP/1.1\r\n\r\n', 400],
			[`GET /api/settings?${'x'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 431],
		] as const) {
			const heard = await say(text);
			expect(heard).toContain(`HTTP/1.1 ${statusCode}`);
			const body = ErrorBody.parse(JSON.parse(heard.split('\r\n\r\n')[1] ?? ''));
			expect(body).toMatchObject({ statusCode, errors: [{ field: '', message: body.message }] });
		}
	});

	it('and for what nobody expected, without saying what it was', async () => {
		const { count } = server.deps.limits;
		server.deps.limits.count = async () => Promise.reject(new Error('relation "secret_table" does not exist'));
		const body = await fault(server.post('/api/auth/forgot-password', { email: 'kimse@poct.example' }));
		server.deps.limits.count = count;
		expect(body).toMatchObject({ statusCode: 500, code: 'UNEXPECTED' });
		expect(JSON.stringify(body)).not.toContain('secret_table');
	});
});

describe('[VAL-02] validation', () => {
	it('answers 400 with the first sentence and every field', async () => {
		const { status, body } = await server.post<ErrorBody>('/api/visa-requests/get-total-price-unauthorized', {
			countryId: 'no',
			serviceId: 'no',
			visaOptionId: 'no',
			peopleCount: 11,
		});
		expect(status).toBe(400);
		expect(body.message).toBe('Ölkə seçilməyib');
		expect(body.errors).toEqual([
			{ field: 'countryId', message: 'Ölkə seçilməyib' },
			{ field: 'serviceId', message: 'Seçilməyib' },
			{ field: 'visaOptionId', message: 'Seçilməyib' },
			{ field: 'peopleCount', message: 'Səyahətçi sayı 1 ilə 10 arasında tam ədəd olmalıdır' },
		]);
	});

	it.each([{}, [], 'text', 5, null, { email: 5, password: {} }, { email: null, password: [] }])(
		'never speaks English: %j',
		async (body) => {
			for (const path of [
				'auth/login',
				'auth/register',
				'auth/confirm-email',
				'payments/returns',
				'auth/reset-password',
			]) {
				const { status, text } = await server.post(`/api/${path}`, JSON.stringify(body));
				expect(status).toBe(400);
				expect(text).not.toMatch(/invalid|expected|required|too small|must/i);
			}
		},
	);

	it('refuses pages that are none', async () => {
		for (const query of ['page=0', 'page=x', 'limit=201', 'limit=-1', 'page=1e99', 'page=1&page=2']) {
			expect((await server.get(`/api/countries?${query}`)).status).toBe(400);
		}
	});
});
