import type { ErrorBody, Session } from 'visa-sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../platform/limits';
import { newTraveller, PASSWORD } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';
import { refusalOf } from '../../testing/staff';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const OTHER = 'dağların-arxasında-qış';
const change = (token: string | null, currentPassword: string, password = OTHER) =>
	server.post('/api/auth/change-password', { currentPassword, password }, { token });
const login = (email: string, password: string) => server.post<Session>('/api/auth/login', { email, password });
const isSignedIn = async (token: string) => (await server.get('/api/users/me', { token })).status === 200;

describe('changing the own password', () => {
	it('[API-01] works once, ends the other sessions and the links of letters, and sends a letter', async () => {
		const { token, email } = await newTraveller(server);
		const { body: other } = await login(email, PASSWORD);
		await server.post('/api/auth/forgot-password', { email });
		const link = (await server.mails(email)).map(({ text }) => /reset-password\?token=([\w-]+)/.exec(text)?.[1]);
		expect((await change(token, PASSWORD)).status).toBe(204);
		expect([await isSignedIn(token), await isSignedIn(other.accessToken)]).toEqual([true, false]);
		expect((await login(email, PASSWORD)).status).toBe(401);
		expect((await login(email, OTHER)).status).toBe(200);
		const reset = { token: link.find((found) => found), password: PASSWORD };
		expect((await server.post('/api/auth/reset-password', reset)).status).toBe(400);
		const letter = (await server.mails(email)).at(-1);
		expect([letter?.subject, letter?.text]).toEqual([
			'Şifrəniz dəyişdirildi',
			expect.stringContaining('bütün başqa cihazlarda çıxış edildi'),
		]);
	});

	it('of two at once happens once', async () => {
		const { token, email } = await newTraveller(server);
		const both = await Promise.all([change(token, PASSWORD), change(token, PASSWORD, `${OTHER}-2`)]);
		expect(both.map(({ status }) => status).sort()).toEqual([204, 400]);
		expect(await isSignedIn(token)).toBe(true);
		expect((await login(email, PASSWORD)).status).toBe(401);
	});

	it('[ACC-02] leaves no session to whoever signs in with the old password meanwhile', async () => {
		for (let round = 0; round < 4; round += 1) {
			const { token, email } = await newTraveller(server);
			const early = Array.from({ length: 4 }, () => login(email, PASSWORD));
			const [changed, ...signedIn] = await Promise.all([
				change(token, PASSWORD),
				...early,
				...Array.from({ length: 4 }, () => login(email, PASSWORD)),
			]);
			expect(changed.status).toBe(204);
			const tokens = signedIn.flatMap(({ status, body }) => (status === 200 ? [body.accessToken] : []));
			expect(await Promise.all(tokens.map(isSignedIn))).toEqual(tokens.map(() => false));
			expect(await isSignedIn(token)).toBe(true);
		}
	});

	it('[VAL-02] refuses a wrong password of today, and new ones that are short, common or the same', async () => {
		const { token, email } = await newTraveller(server);
		const wrong = await change(token, 'yanlış şifrədir');
		expect(refusalOf(wrong)).toEqual([400, 'VALIDATION', 'currentPassword']);
		expect(refusalOf(await change(token, PASSWORD, PASSWORD))).toEqual([400, 'VALIDATION', 'password']);
		expect(refusalOf(await change(token, PASSWORD, 'qısa'))).toEqual([400, 'VALIDATION', 'password']);
		expect(refusalOf(await change(token, PASSWORD, 'password123'))).toEqual([400, 'VALIDATION', 'password']);
		expect((await login(email, PASSWORD)).status).toBe(200);
	});

	it('[VAL-02] tells of a wrong password of today and a common new one at once', async () => {
		const { token } = await newTraveller(server);
		const { status, body } = await server.post<ErrorBody>(
			'/api/auth/change-password',
			{ currentPassword: 'yanlış şifrədir', password: 'password123' },
			{ token },
		);
		expect(status).toBe(400);
		expect(body.errors?.map(({ field }) => field)).toEqual(['currentPassword', 'password']);
	});

	it('can be guessed at as little as at the sign-in', async () => {
		const { token } = await newTraveller(server);
		for (let tries = 0; tries < LIMITS.login.tries; tries += 1) {
			expect((await change(token, 'yanlış şifrədir')).status).toBe(400);
		}
		const stopped = await change(token, PASSWORD);
		expect(refusalOf(stopped)).toEqual([429, 'TOO_MANY_REQUESTS']);
		expect(stopped.headers['retry-after']).toBeDefined();
	});

	it('is for those who are signed in', async () => {
		expect((await change(null, PASSWORD)).status).toBe(401);
	});
});
