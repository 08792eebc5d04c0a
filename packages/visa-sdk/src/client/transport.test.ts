import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../testing/testServer';
import { ApiError } from './ApiError';
import { type ClientOptions, createTransport } from './transport';

let server: TestServer;
let answer: RequestListener;
let seen: { method?: string | undefined; url?: string | undefined; headers: IncomingHttpHeaders; body: string }[];

beforeEach(async () => {
	seen = [];
	answer = (_request, response) => response.end('{}');
	server = await startTestServer((request, response, body) => {
		const { method, url, headers } = request;
		seen.push({ method, url, headers, body: body.toString() });
		answer(request, response);
	});
});
afterEach(async () => {
	vi.restoreAllMocks();
	await server.close();
});

const address = () => `${server.url}/api`;
const transport = (options: Partial<ClientOptions> = {}) => createTransport({ baseUrl: address(), ...options });

async function failure(promise: Promise<unknown>): Promise<ApiError> {
	const error = await promise.then(
		() => undefined,
		(reason: unknown) => reason,
	);
	expect(error).toBeInstanceOf(ApiError);
	return error as ApiError;
}

describe('requests', () => {
	it('[API-02] every JSON request says so and carries the bearer of the moment', async () => {
		let token: string | null = 'first';
		const send = transport({ getToken: () => token });
		await send({ method: 'GET', path: '/countries', query: { page: 1 } });
		token = 'second';
		await send({ method: 'POST', path: '/auth/logout' });
		token = null;
		await send({ method: 'POST', path: '/auth/login', body: { email: ' a@b.az ' } });
		expect(seen.map(({ method, url, body }) => [method, url, body])).toEqual([
			['GET', '/api/countries?page=1', ''],
			['POST', '/api/auth/logout', ''],
			['POST', '/api/auth/login', '{"email":"a@b.az"}'],
		]);
		expect(seen.map(({ headers }) => headers['content-type'])).toEqual(Array(3).fill('application/json'));
		expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer first', 'Bearer second', undefined]);
	});

	it('[API-02] waits for a token that has to be fetched', async () => {
		const send = transport({ getToken: () => Promise.resolve('fetched') });
		await send({ method: 'GET', path: '/users/me' });
		expect(seen[0]?.headers.authorization).toBe('Bearer fetched');
	});

	it('[ACC-09] asks for refusals in the language of the moment, and for none without one', async () => {
		let language: string | null = 'ru';
		const send = transport({ getLanguage: () => language });
		await send({ method: 'GET', path: '/countries' });
		language = 'az';
		await send({ method: 'POST', path: '/uploads/image', form: new FormData() });
		language = null;
		await send({ method: 'GET', path: '/countries' });
		expect(seen.map(({ headers }) => headers['accept-language'])).toEqual(['ru', 'az', '*']);
	});

	it('[API-02] files go as multipart with a boundary', async () => {
		const form = new FormData();
		form.set('file', new File(['image'], 'pasport.png', { type: 'image/png' }));
		await transport()({ method: 'POST', path: '/uploads/image', form });
		expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/);
		expect(seen[0]?.body).toMatch(/name="file"; filename="pasport.png"/);
	});

	it('carries the headers of one call', async () => {
		await transport()(
			{ method: 'POST', path: '/a' },
			{ idempotencyKey: 'k', returnToken: 't', headers: { 'x-a': 'b' } },
		);
		expect(seen[0]?.headers).toMatchObject({ 'idempotency-key': 'k', 'payment-return-token': 't', 'x-a': 'b' });
	});

	it('encodes path parameters and refuses those that would change the path', async () => {
		await transport()({ method: 'GET', path: '/countries/{id}', params: { id: 'a/b ə' } });
		expect(seen[0]?.url).toBe('/api/countries/a%2Fb%20%C9%99');
		for (const id of ['', '.', '..']) {
			const error = await failure(transport()({ method: 'GET', path: '/countries/{id}', params: { id } }));
			expect(error.cause).toBeInstanceOf(RangeError);
		}
		expect(seen).toHaveLength(1);
	});

	// By default fetch sends cookies to its own origin only.
	it('asks for cookies as the host says, and leaves them to fetch otherwise', async () => {
		const modes: unknown[] = [];
		const fakeFetch = (_url: unknown, init?: RequestInit) => {
			modes.push(init?.credentials);
			return Promise.resolve(new Response('{}'));
		};
		await transport({ fetch: fakeFetch })({ method: 'GET', path: '/' });
		await transport({ fetch: fakeFetch, credentials: 'include' })({ method: 'GET', path: '/' });
		expect(modes).toEqual([undefined, 'include']);
	});

	it('works in a runtime without cookies, which refuses to be asked for them', async () => {
		const fetchOfEdge = async (url: RequestInfo | URL, init?: RequestInit) => {
			if (init?.credentials !== undefined) throw new Error("The 'credentials' field is not implemented");
			return fetch(url, init);
		};
		expect(await transport({ fetch: fetchOfEdge })({ method: 'GET', path: '/' })).toEqual({});
	});
});

describe('answers', () => {
	it.each([200, 204])(
		'[API-06] an empty answer is nothing, and unreadable where content is due: %d',
		async (status) => {
			answer = (_request, response) => response.writeHead(status).end();
			expect(await transport()({ method: 'POST', path: '/auth/logout' })).toBeUndefined();
			const error = await failure(transport()({ method: 'GET', path: '/users/me', isAnswered: true }));
			expect(error).toMatchObject({ statusCode: 500, code: 'UNREADABLE', isUnreachable: undefined });
			expect(error.cause).toBeInstanceOf(SyntaxError);
		},
	);

	it("[API-06] a refusal brings the server's words", async () => {
		const body = {
			statusCode: 409,
			message: 'Qiymət dəyişdi',
			code: 'PRICE_CHANGED',
			errors: [{ field: 'totalPrice', message: 'Köhnə qiymət' }],
			totalPrice: 125.5,
			requestId: 'r-1',
		};
		answer = (_request, response) => response.writeHead(409).end(JSON.stringify(body));
		const error = await failure(transport()({ method: 'POST', path: '/visa-requests' }));
		expect({ ...error, message: error.message }).toEqual({ name: 'ApiError', ...body });
		expect(error.cause).toBeUndefined();
	});

	it('[API-08] a body with status and message alone brings its message, and blames no network', async () => {
		answer = (_request, response) => response.writeHead(422).end('{"statusCode":422,"message":"Ölkə seçilməyib"}');
		const error = await failure(transport()({ method: 'GET', path: '/' }));
		expect(error).toMatchObject({ message: 'Ölkə seçilməyib', statusCode: 422, isUnreachable: undefined });
	});

	it.each(['', 'null', '"text"', '{}', '{"message":""}', '{"message":5}', '<html>Bad gateway</html>'])(
		"[API-06] without a message it is 'Unexpected error' with the status: %s",
		async (text) => {
			answer = (_request, response) => response.writeHead(502).end(text);
			const error = await failure(transport()({ method: 'GET', path: '/' }));
			expect(error).toMatchObject({ message: 'Unexpected error', statusCode: 502, errors: [], code: 'UNEXPECTED' });
			expect(error.isUnreachable).toBeUndefined();
		},
	);

	it.each([
		[404, undefined],
		[499, undefined],
		[500, 'UNEXPECTED'],
		[503, 'UNEXPECTED'],
	])('[API-06] a refusal without a code has one of ours only where the server failed: %d', async (status, code) => {
		answer = (_request, response) => response.writeHead(status).end('{"message":"Yox"}');
		expect((await failure(transport()({ method: 'GET', path: '/' }))).code).toBe(code);
	});

	it.each([
		[404, 'UNREADABLE', '<!doctype html><title>Not found</title>'],
		[405, 'UNREADABLE', ''],
		[502, 'UNEXPECTED', '<html>Bad gateway</html>'],
	])(
		'[API-06] a page instead of a refusal is not the service, and the cause says so: %d',
		async (status, code, text) => {
			answer = (_request, response) => response.writeHead(status, { 'retry-after': '5' }).end(text);
			const error = await failure(transport()({ method: 'GET', path: '/countries' }));
			expect(error).toMatchObject({ message: 'Unexpected error', statusCode: status, code, retryAfter: '5' });
			expect(error.isUnreachable).toBeUndefined();
			expect(error.cause).toBeInstanceOf(SyntaxError);
		},
	);

	it('[API-06] JSON of another service is told in the same way', async () => {
		answer = (_request, response) => response.writeHead(404).end('{"error":"no such route"}');
		const error = await failure(transport()({ method: 'GET', path: '/countries' }));
		expect(error).toMatchObject({ statusCode: 404, code: 'UNREADABLE', cause: { error: 'no such route' } });
	});

	it.each(['{"name":["Yaz"]}', '"Yaz"', 'null'])(
		'[API-06] errors of another form than ours are none: %s',
		async (errors) => {
			answer = (_request, response) => response.writeHead(422).end(`{"message":"Yox","errors":${errors}}`);
			expect(await failure(transport()({ method: 'GET', path: '/' }))).toMatchObject({ message: 'Yox', errors: [] });
		},
	);

	it("[API-06] a network fault is 'Unexpected error' and 500, with its cause", async () => {
		answer = (request) => request.socket.destroy();
		const error = await failure(transport()({ method: 'GET', path: '/' }));
		expect(error).toMatchObject({ message: 'Unexpected error', statusCode: 500, isUnreachable: true, code: 'OFFLINE' });
		expect(error.cause).toBeInstanceOf(TypeError);
	});

	it('[API-08] a relative address where there is no page blames no network, and says what it is', async () => {
		const error = await failure(transport({ baseUrl: '/api' })({ method: 'GET', path: '/countries' }));
		expect(error).toMatchObject({ code: 'UNEXPECTED', isUnreachable: undefined });
		expect(error.cause).toMatchObject({ message: expect.stringContaining('/api/countries') as string });
		// A fetch of the host's own may know where it leads.
		const lost = transport({ baseUrl: '/api', fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
		expect(await failure(lost({ method: 'GET', path: '/countries' }))).toMatchObject({ code: 'OFFLINE' });
	});

	it('[API-06] an unreadable success is an error too', async () => {
		answer = (_request, response) => response.end('<html>');
		const error = await failure(transport()({ method: 'GET', path: '/' }));
		expect(error).toMatchObject({
			message: 'Unexpected error',
			statusCode: 500,
			isUnreachable: undefined,
			code: 'UNREADABLE',
		});
		expect(error.cause).toBeInstanceOf(SyntaxError);
	});
});

describe('time-out and cancelling', () => {
	it('[API-02] waits 60 000 ms and no longer', async () => {
		const timeout = vi.spyOn(AbortSignal, 'timeout');
		await transport()({ method: 'GET', path: '/' });
		expect(timeout).toHaveBeenCalledWith(60_000);
	});

	it.each([
		['before the answer begins', () => undefined],
		['in the middle of the answer', (_request, response) => response.write('{')],
	] satisfies [string, RequestListener][])(
		"[API-06] a time-out %s is 'Unexpected error' and 500",
		async (_when, listener) => {
			answer = listener;
			const error = await failure(transport({ timeoutMs: 60 })({ method: 'GET', path: '/' }));
			expect(error).toMatchObject({
				message: 'Unexpected error',
				statusCode: 500,
				isUnreachable: true,
				code: 'TIMEOUT',
			});
			expect(error.cause).toMatchObject({ name: 'TimeoutError' });
		},
	);

	it('[API-02] what takes longer by nature waits longer, unless the client or the call says otherwise', async () => {
		answer = () => undefined;
		const call = { method: 'GET', path: '/', timeoutMs: 60 } as const;
		expect((await failure(transport()(call))).code).toBe('TIMEOUT');
		answer = (_request, response) => void setTimeout(() => response.end('{}'), 150);
		await expect(transport({ timeoutMs: 5000 })(call)).resolves.toEqual({});
		await expect(transport()(call, { timeoutMs: 5000 })).resolves.toEqual({});
	});

	it('[API-02] a call may wait for less', async () => {
		answer = () => undefined;
		const error = await failure(transport()({ method: 'GET', path: '/' }, { timeoutMs: 60 }));
		expect(error.code).toBe('TIMEOUT');
	});

	it.each([
		['of the client', { timeoutMs: Number.POSITIVE_INFINITY }, {}],
		['of a call', { timeoutMs: 60 }, { timeoutMs: Number.POSITIVE_INFINITY }],
	])('[API-02] an infinite time-out %s never comes', async (_whose, ofClient, ofCall) => {
		const timeout = vi.spyOn(AbortSignal, 'timeout');
		expect(await transport(ofClient)({ method: 'GET', path: '/' }, ofCall)).toEqual({});
		// What is longer overflows, and a platform's timer goes off at once.
		expect(timeout.mock.calls[0]?.[0]).toBeLessThan(2 ** 31);
	});

	it('[API-02] a time-out of 0 is over at once', async () => {
		answer = () => undefined;
		const error = await failure(transport()({ method: 'GET', path: '/' }, { timeoutMs: 0 }));
		expect(error.code).toBe('TIMEOUT');
	});

	it('listens to a caller’s signal only while it waits for a token, so that a long-lived one holds no calls', async () => {
		const { signal } = new AbortController();
		const fetchOfHost = vi.fn<typeof fetch>(async () => Response.json({}));
		const send = transport({ fetch: fetchOfHost, getToken: async () => 'token' });
		await send({ method: 'GET', path: '/' }, { signal });
		expect(fetchOfHost.mock.lastCall?.[1]?.signal).toMatchObject({ onabort: null });
	});

	it('[API-02] neither a time-out nor a cancelled call waits for a token', async () => {
		const getToken = () => new Promise<string>(() => undefined);
		const send = transport({ getToken });
		expect(await failure(send({ method: 'GET', path: '/' }, { timeoutMs: 60 }))).toMatchObject({ code: 'TIMEOUT' });
		const controller = new AbortController();
		const call = send({ method: 'GET', path: '/' }, { signal: controller.signal });
		controller.abort('enough');
		await expect(call).rejects.toBe('enough');
		expect(seen).toHaveLength(0);
	});

	it('[API-02] both are told also where a fetch of the host rejects with something else', async () => {
		const fetchOfHost = vi.fn<typeof fetch>(
			(_url, init) =>
				new Promise((_resolve, reject) => {
					init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
				}),
		);
		const send = transport({ fetch: fetchOfHost });
		expect(await failure(send({ method: 'GET', path: '/' }, { timeoutMs: 60 }))).toMatchObject({ code: 'TIMEOUT' });
		const controller = new AbortController();
		const call = send({ method: 'GET', path: '/' }, { signal: controller.signal });
		await vi.waitFor(() => expect(fetchOfHost).toHaveBeenCalledTimes(2));
		controller.abort('enough');
		await expect(call).rejects.toBe('enough');
	});

	it('a cancelled call rejects with the reason of its own signal', async () => {
		const controller = new AbortController();
		const reason = new DOMException('The traveller went back', 'AbortError');
		answer = () => controller.abort(reason);
		const options = { signal: controller.signal };
		await expect(transport()({ method: 'GET', path: '/' }, options)).rejects.toBe(reason);
		await expect(transport()({ method: 'GET', path: '/' }, options)).rejects.toBe(reason);
		expect(seen).toHaveLength(1);
	});
});
