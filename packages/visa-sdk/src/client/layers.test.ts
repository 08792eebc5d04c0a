import type { RequestListener } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkAnswers } from '../check';
import { createClient } from '../resources';
import { startTestServer, type TestServer } from '../testing/testServer';
import { ApiError } from './ApiError';
import { onUnauthorized } from './onUnauthorized';
import { retryAfterMs, retryReads } from './retryReads';
import type { CallOptions, ClientOptions, Layer } from './transport';

let server: TestServer;
let seen: { what: string; token: string | undefined; at: number }[];
/** In sequence; the last one continues. */
let answers: RequestListener[];

const refuse =
	(status: number, headers = {}): RequestListener =>
	(_request, response) =>
		response.writeHead(status, headers).end(JSON.stringify({ statusCode: status, message: 'Yox' }));
const settings: RequestListener = (_request, response) => response.end('{"isDemo":true}');
const hangUp: RequestListener = (request) => request.socket.destroy();

beforeEach(async () => {
	seen = [];
	server = await startTestServer((request, response) => {
		const { method, url, headers } = request;
		seen.push({ what: `${method} ${url}`, token: headers.authorization, at: performance.now() });
		(answers.length > 1 ? answers.shift() : answers[0])?.(request, response);
	});
});
afterEach(() => server.close());

const over = (layers: Layer[], getToken = () => 'token') => createClient({ baseUrl: server.url, layers, getToken });
const codeOf = (promise: Promise<unknown>) =>
	promise.then(
		() => 'answered',
		(error: unknown) => (error instanceof ApiError ? (error.code ?? error.statusCode) : error),
	);

describe('reads that are tried again', () => {
	it('[API-05] reach a service that comes back, and wait as long as it asks', async () => {
		answers = [hangUp, refuse(503, { 'retry-after': '1' }), settings];
		await expect(over([retryReads()]).settings.get()).resolves.toEqual({ isDemo: true });
		const [, second, third] = seen.map(({ at }) => at);
		expect((third ?? 0) - (second ?? 0)).toBeGreaterThanOrEqual(990);
	});

	it('[API-05] end: after so many tries, and where the service asks for too long', async () => {
		answers = [hangUp];
		expect(await codeOf(over([retryReads({ times: 1 })]).settings.get())).toBe('OFFLINE');
		expect(seen).toHaveLength(2);
		answers = [refuse(429, { 'retry-after': '3600' })];
		expect(await codeOf(over([retryReads()]).settings.get())).toBe(429);
		expect(seen).toHaveLength(3);
	});

	it('[API-05] are reads alone, and not what was refused for good', async () => {
		answers = [refuse(503, { 'retry-after': '0' })];
		await codeOf(over([retryReads()]).auth.login({ email: 'a@b.az', password: 'x' }));
		expect(seen).toHaveLength(1);
		answers = [refuse(404)];
		await codeOf(over([retryReads()]).settings.get());
		expect(seen).toHaveLength(2);
	});

	it('are given up with their signal, also while they wait', async () => {
		answers = [refuse(503, { 'retry-after': '20' })];
		const controller = new AbortController();
		const call = codeOf(over([retryReads()]).settings.get({ signal: controller.signal }));
		await vi.waitFor(() => expect(seen).toHaveLength(1));
		controller.abort('enough');
		expect(await call).toBe('enough');
		expect(seen).toHaveLength(1);
	});

	it('a date says as well when to come back', () => {
		const soon = new Date(Date.now() + 5000).toUTCString();
		expect(retryAfterMs(new ApiError(503, { retryAfter: soon }))).toBeGreaterThan(3000);
		expect(retryAfterMs(new ApiError(503, { retryAfter: 'soon' }))).toBeUndefined();
		expect(retryAfterMs(new Error('x'))).toBeUndefined();
	});
});

describe('a token that is no longer known', () => {
	const known: RequestListener = (request, response) =>
		(request.headers.authorization === 'Bearer new' ? settings : refuse(401))(request, response);

	it('is renewed once for all calls that were refused with it', async () => {
		let token = 'old';
		const renew = vi.fn(async () => {
			// It takes as long as the slowest of them takes to be refused.
			await vi.waitFor(() => expect(seen).toHaveLength(3), { timeout: 15_000 });
			token = 'new';
			return true;
		});
		answers = [known];
		const client = over([onUnauthorized(renew)], () => token);
		expect(await Promise.all([client.settings.get(), client.users.me(), client.settings.get()])).toHaveLength(3);
		expect(renew).toHaveBeenCalledTimes(1);
		expect(seen.map((one) => one.token).sort()).toEqual([
			...Array(3).fill('Bearer new'),
			...Array(3).fill('Bearer old'),
		]);
	});

	it('that nobody renews is a refusal, told of once; the second try is the last', async () => {
		answers = [refuse(401)];
		const told = vi.fn();
		expect(await codeOf(over([onUnauthorized(told)]).settings.get())).toBe(401);
		expect(told.mock.calls).toMatchObject([[{ statusCode: 401, message: 'Yox' }]]);
		expect(await codeOf(over([onUnauthorized(() => true)]).settings.get())).toBe(401);
		expect(seen).toHaveLength(3);
	});

	it('that nobody renews is told of once to all calls that were sent before, however late they are refused', async () => {
		const late: (() => void)[] = [];
		answers = [refuse(401), (_request, response) => late.push(() => refuse(401)(_request, response))];
		const told = vi.fn();
		const client = over([onUnauthorized(told)]);
		const calls = Promise.all([
			codeOf(client.settings.get()),
			codeOf(client.users.me()),
			codeOf(client.settings.get()),
		]);
		await vi.waitFor(() => expect(late).toHaveLength(2));
		await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1));
		for (const refuseNow of late) refuseNow();
		expect(await calls).toEqual([401, 401, 401]);
		expect(told).toHaveBeenCalledTimes(1);
		// A later call is refused anew.
		answers = [refuse(401)];
		await codeOf(client.settings.get());
		expect(told).toHaveBeenCalledTimes(2);
	});

	it('that comes when the token is new already is answered by a second try alone', async () => {
		let token = 'old';
		let release = () => {};
		const gate = new Promise<void>((open) => {
			release = open;
		});
		answers = [
			(request, response) => {
				if (request.headers.authorization === 'Bearer new') return settings(request, response);
				if (request.url?.endsWith('/users/me')) return void gate.then(() => refuse(401)(request, response));
				refuse(401)(request, response);
			},
		];
		const renew = vi.fn(() => {
			token = 'new';
			return true;
		});
		const client = over([onUnauthorized(renew)], () => token);
		const late = client.users.me();
		await client.settings.get();
		release();
		await expect(late).resolves.toBeDefined();
		expect(renew).toHaveBeenCalledTimes(1);
	});

	it('[API-06] is none for who only asks whether somebody is signed in; a visitor is not even asked about', async () => {
		answers = [refuse(401)];
		const told = vi.fn();
		const ask = (layer: Layer, token: string) => codeOf(over([layer], () => token).users.me({ isVisitorFine: true }));
		expect(await ask(onUnauthorized(told), '')).toBe(401);
		expect(seen, 'not sent').toHaveLength(0);
		expect(await ask(onUnauthorized(told), 'dead')).toBe(401);
		expect(seen).toHaveLength(1);
		expect(
			await ask(
				onUnauthorized(told, () => ''),
				'',
			),
		).toBe(401);
		expect(seen, 'not sent').toHaveLength(1);
		expect(told).not.toHaveBeenCalled();
		// A refused token was somebody's session.
		expect(
			await ask(
				onUnauthorized(told, () => 'dead'),
				'dead',
			),
		).toBe(401);
		expect(told).toHaveBeenCalledTimes(1);
		// Any other call of a visitor is reported.
		expect(await codeOf(over([onUnauthorized(told, () => '')], () => '').users.me())).toBe(401);
		expect(told).toHaveBeenCalledTimes(2);
	});

	it('[API-06] who has no token is not asked about, unless something else may sign in', async () => {
		answers = [settings];
		const ask = (options: Partial<ClientOptions>, call: CallOptions = {}) =>
			createClient({ baseUrl: server.url, ...options }).users.me({ isVisitorFine: true, ...call });
		await expect(ask({})).rejects.toMatchObject({ statusCode: 401, errors: [] });
		expect(seen).toHaveLength(0);
		await expect(ask({}, { headers: { Authorization: 'Bearer theirs' } })).resolves.toBeDefined();
		await expect(ask({ fetch: (url, init) => fetch(url, init) })).resolves.toBeDefined();
		expect(seen).toHaveLength(2);
		const signsIn: Layer = (next) => (request, options) =>
			next(request, { ...options, headers: { Authorization: 'Bearer of a layer' } });
		await expect(ask({ layers: [signsIn] })).resolves.toBeDefined();
		expect(seen.at(-1)?.token).toBe('Bearer of a layer');
	});

	it('[API-06] that cannot be had fails as any call does', async () => {
		const getToken = () => Promise.reject(new Error('no store'));
		for (const layers of [[], [onUnauthorized(() => true, getToken)]]) {
			const { users } = createClient({ baseUrl: server.url, getToken, layers });
			const failed = users.me({ isVisitorFine: true });
			await expect(failed).rejects.toBeInstanceOf(ApiError);
			await expect(failed).rejects.toMatchObject({ code: 'UNEXPECTED', cause: { message: 'no store' } });
		}
		expect(seen).toHaveLength(0);
	});

	it('stands as it is when renewing fails', async () => {
		answers = [refuse(401)];
		const failing = () => Promise.reject(new Error('no line'));
		expect(await codeOf(over([onUnauthorized(failing)]).settings.get())).toBe(401);
	});

	it('is not what a wrong password is, nor a second factor that is set up too late', async () => {
		answers = [refuse(401)];
		const told = vi.fn();
		const { auth, secondFactor } = over([onUnauthorized(told)]);
		expect(await codeOf(auth.login({ email: 'a@b.az', password: 'x' }))).toBe(401);
		expect(await codeOf(secondFactor.confirm({ code: '123456' }))).toBe(401);
		expect(told).not.toHaveBeenCalled();
	});
});

describe('answers that are checked', () => {
	it('[API-01] are refused when they are none of the contract, with the field', async () => {
		answers = [(_request, response) => response.end('{"data":[{"id":7}]}')];
		await expect(createClient({ baseUrl: server.url }).countries.list()).resolves.toMatchObject({ data: [{ id: 7 }] });
		const error = await over([checkAnswers()])
			.countries.list()
			.catch((reason: unknown) => reason);
		expect(error).toMatchObject({ code: 'UNREADABLE', message: 'Unexpected error', statusCode: 500 });
		expect(JSON.stringify((error as ApiError).cause)).toContain('totalPages');
	});

	it('[API-01] are given on as they came when they fit, with what is new in them', async () => {
		const page = { data: [], page: 1, limit: 20, total: 0, totalPages: 0, tomorrow: true };
		answers = [(_request, response) => response.end(JSON.stringify(page))];
		await expect(over([checkAnswers()]).countries.list({ page: 1 })).resolves.toEqual(page);
	});
});
