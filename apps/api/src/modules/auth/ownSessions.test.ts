import type { OwnSession, Session } from 'visa-sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../platform/clock';
import { newTraveller, PASSWORD, signInStaff } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';
import { eventsOf, refusalOf } from '../../testing/staff';
import { deviceOf } from './devices';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const PHONE =
	'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.6778.81 Mobile Safari/537.36';
const PC = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';

async function signInFrom(email: string, userAgent: string): Promise<string> {
	const headers = { 'user-agent': userAgent };
	const { body } = await server.post<Session>('/api/auth/login', { email, password: PASSWORD }, { headers });
	return body.accessToken;
}
const list = async (token: string) => (await server.get<OwnSession[]>('/api/users/me/sessions', { token })).body;
const end = (token: string, id = '') =>
	server.call('DELETE', `/api/users/me/sessions${id && `/${id}`}`, undefined, { token });
const isSignedIn = async (token: string) => (await server.get('/api/users/me', { token })).status === 200;

describe('[ACC-02] where one is signed in', () => {
	it('is listed with the kind of device in words, and which one asks; nothing else of the device is kept', async () => {
		const { token, email } = await newTraveller(server);
		await signInFrom(email, PHONE);
		const pc = await signInFrom(email, PC);
		const own = await list(pc);
		expect(own.map(({ device }) => device)).toEqual(
			expect.arrayContaining([
				{ kind: 'phone', system: 'Android', browser: 'Chrome' },
				{ kind: 'computer', system: 'Windows', browser: 'Firefox' },
			]),
		);
		expect(own.filter(({ isCurrent }) => isCurrent)).toMatchObject([{ device: { browser: 'Firefox' } }]);
		const stored = await server.get('/api/users/me/export', { token });
		expect(JSON.stringify(stored.body)).not.toMatch(/SM-S921B|131\.0|133\.0/);
	});

	it.each([
		['nothing', '', { kind: 'unknown', system: null, browser: null }],
		['a program', 'curl/8.5.0', { kind: 'unknown', system: null, browser: null }],
		['a name of a person', 'Leyla-nin-telefonu/1 (+994501112233)', { kind: 'unknown', system: null, browser: null }],
		['a very long text', 'x'.repeat(20_000), { kind: 'unknown', system: null, browser: null }],
		[
			'a browser',
			'Mozilla/5.0 (iPad; CPU OS 17_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.1 Mobile/15E148 Safari/604.1',
			{ kind: 'tablet', system: 'iOS', browser: 'Safari' },
		],
	])('of %s only names of a fixed list are taken', (_what, userAgent, device) => {
		expect(deviceOf(userAgent)).toEqual(device);
	});

	it('one of them is ended, and not another person’s', async () => {
		const { token, email } = await newTraveller(server);
		const phone = await signInFrom(email, PHONE);
		const found = (await list(token)).find(({ device }) => device.kind === 'phone');
		const stranger = await newTraveller(server);
		expect((await end(stranger.token, found?.id)).status).toBe(404);
		expect(await isSignedIn(phone)).toBe(true);
		expect((await end(token, found?.id)).status).toBe(204);
		expect((await end(token, found?.id)).status).toBe(404);
		expect([await isSignedIn(phone), await isSignedIn(token)]).toEqual([false, true]);
	});

	it('all others are ended at once, which is written down once', async () => {
		const { token, email } = await newTraveller(server);
		const others = [await signInFrom(email, PHONE), await signInFrom(email, PC)];
		expect((await end(token)).status).toBe(204);
		expect((await end(token)).status).toBe(204);
		for (const other of others) expect(await isSignedIn(other)).toBe(false);
		expect(await list(token)).toMatchObject([{ isCurrent: true }]);
		const { id } = (await server.get<{ id: string }>('/api/users/me', { token })).body;
		expect((await eventsOf(server, id)).filter((kind) => kind === 'sessions-ended')).toHaveLength(1);
	});

	it('of which none but an expired one is left, writes down nothing when the others are ended', async () => {
		const { email } = await newTraveller(server);
		const now = server.clock.now();
		try {
			server.clock.set(new Date(now.getTime() + 30 * DAY_MS + 1));
			const token = await signInFrom(email, PC);
			expect((await end(token)).status).toBe(204);
			const { id } = (await server.get<{ id: string }>('/api/users/me', { token })).body;
			expect(await eventsOf(server, id)).not.toContain('sessions-ended');
		} finally {
			server.clock.set(now);
		}
	});

	it.each([
		['has run out', 30],
		['was left for too long', 14],
	])('one that %s since it was listed is ended as asked, and nothing is written down', async (_what, days) => {
		const { token, email } = await newTraveller(server);
		await signInFrom(email, PHONE);
		const found = (await list(token)).find(({ device }) => device.kind === 'phone');
		const now = server.clock.now();
		try {
			server.clock.set(new Date(now.getTime() + days * DAY_MS + 1));
			const later = await signInFrom(email, PC);
			expect((await end(later, found?.id)).status).toBe(204);
			const { id } = (await server.get<{ id: string }>('/api/users/me', { token: later })).body;
			expect(await eventsOf(server, id)).not.toContain('sessions-ended');
		} finally {
			server.clock.set(now);
		}
	});

	it('holds none that is over or was left idle', async () => {
		const { email } = await newTraveller(server);
		const now = server.clock.now();
		try {
			server.clock.set(new Date(now.getTime() + 15 * DAY_MS));
			expect(await list(await signInFrom(email, PC))).toHaveLength(1);
		} finally {
			server.clock.set(now);
		}
	});

	it('is for staff too, and for nobody who is not signed in', async () => {
		expect(await list(await signInStaff(server, 'agent'))).toEqual(
			expect.arrayContaining([expect.objectContaining({ isCurrent: true })]),
		);
		expect(refusalOf(await server.get('/api/users/me/sessions'))).toEqual([401, 'UNAUTHENTICATED']);
	});
});
