import type { ErrorBody } from 'visa-sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imageForm, jpeg, PASSWORD, register, signInStaff } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';

let server: TestServer;
beforeAll(async () => {
	const upload = { tries: 2, seconds: 600 };
	server = await startTestServer(
		{ upload, uploadOfBrowser: upload, uploadFromAddress: { tries: 8, seconds: 600 } },
		{
			TRUST_PROXY: 'true',
		},
	);
});
afterAll(() => server.close());

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const login = (email: string, password: string, address: string) =>
	server.post<ErrorBody>('/api/auth/login', { email, password }, from(address));
const many = <T>(count: number, work: (index: number) => Promise<T>) =>
	Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);

describe('wrong passwords', () => {
	it('slow down where they come from, and never the owner elsewhere', async () => {
		const { email } = await register(server);
		for (let tries = 0; tries < 10; tries += 1)
			expect((await login(email, 'yanlış-şifrə', '192.0.2.1')).status).toBe(401);
		const { status, body, headers } = await login(email, PASSWORD, '192.0.2.1');
		expect(status).toBe(429);
		const wait = Number(headers['retry-after']);
		expect(wait).toBeGreaterThan(14 * 60);
		expect(body.message).toBe('Həddən çox uğursuz cəhd oldu. 15 dəqiqədən sonra yenidən cəhd edin.');
		expect((await login(email, PASSWORD, '192.0.2.2')).status).toBe(200);
	});

	it('do not lock the admin out either', async () => {
		const { email } = (
			await server.get<{ email: string }>('/api/users/me', { token: await signInStaff(server, 'admin') })
		).body;
		await many(12, () => login(email, 'yanlış-şifrə', '192.0.2.3'));
		expect(await signInStaff(server, 'admin')).toBeTruthy();
	});

	it('count by the network of an address that has many', async () => {
		const { email } = await register(server);
		for (let host = 1; host <= 10; host += 1) await login(email, 'yanlış-şifrə', `2001:db8:7:1::${host}`);
		expect((await login(email, PASSWORD, '2001:db8:7:1:ffff::1')).status).toBe(429);
		expect((await login(email, PASSWORD, '2001:db8:7:2::1')).status).toBe(200);
	});

	it('are no more because they come at once', async () => {
		const { email } = await register(server);
		const answers = statuses(await many(80, () => login(email, 'yanlış-şifrə', '192.0.2.4')));
		expect(answers.filter((status) => status === 401).length).toBeLessThanOrEqual(60);
		expect(new Set(answers)).toEqual(new Set([401, 429]));
		expect((await login(email, PASSWORD, '192.0.2.4')).status).toBe(429);
	});

	it('of many people behind one address stop that address, and not before', async () => {
		const strict = await startTestServer({ loginFromAddress: { tries: 12, seconds: 900 } });
		const people = await Promise.all([register(strict), register(strict), register(strict)]);
		const tryOnce = (email: string, password: string) => strict.post('/api/auth/login', { email, password });
		for (const { email } of people) for (let tries = 0; tries < 4; tries += 1) await tryOnce(email, 'yanlış-şifrə');
		expect((await tryOnce(people[0].email, PASSWORD)).status).toBe(429);
		await strict.close();
	});
});

it('right passwords are never refused, however many come at once', async () => {
	const { email } = await register(server);
	await many(9, () => login(email, 'yanlış-şifrə', '192.0.2.5'));
	expect(new Set(statuses(await many(30, () => login(email, PASSWORD, '192.0.2.5'))))).toEqual(new Set([200]));
});

describe('uploads', () => {
	const upload = async (address: string, options: { token?: string; cookies?: Record<string, string> } = {}) =>
		server.post<ErrorBody>('/api/uploads/image', imageForm({ bytes: await jpeg() }), { ...from(address), ...options });

	it('are counted for each person, wherever they are, and the answer says how long to wait', async () => {
		const people = await Promise.all([register(server), register(server)]);
		const tokens: string[] = [];
		for (const { email } of people)
			tokens.push(
				(await server.post<{ accessToken: string }>('/api/auth/login', { email, password: PASSWORD })).body.accessToken,
			);
		const [one = '', other = ''] = tokens;
		expect(statuses([await upload('192.0.2.6', { token: one }), await upload('192.0.2.7', { token: one })])).toEqual([
			201, 201,
		]);
		const refused = await upload('192.0.2.6', { token: one });
		expect([refused.status, Number(refused.headers['retry-after']) > 500]).toEqual([429, true]);
		expect(refused.body.message).toBe('Həddən çox cəhd etdiniz. 10 dəqiqədən sonra yenidən cəhd edin.');
		expect((await upload('192.0.2.6', { token: other })).status).toBe(201);
	});

	it('of visitors are counted for each browser, so that one does not stop the others of a mobile network', async () => {
		const first = await upload('192.0.2.8');
		const uploadToken = first.cookies.find(({ name }) => name === 'uploadToken')?.value ?? '';
		const again = () => upload('192.0.2.8', { cookies: { uploadToken } });
		expect(statuses([await again(), await again(), await again()])).toEqual([201, 201, 429]);
		expect((await upload('192.0.2.8')).status).toBe(201);
	});

	it('without a browser that keeps its token end at the limit of the address', async () => {
		const answers = [];
		for (let times = 0; times < 9; times += 1) answers.push(await upload('192.0.2.9'));
		expect(statuses(answers)).toEqual([201, 201, 201, 201, 201, 201, 201, 201, 429]);
	});
});
