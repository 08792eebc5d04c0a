import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type {
	ConfirmedSecondFactor,
	ErrorBody,
	RecoveredSession,
	SecondFactor,
	SecondFactorSetUp,
	Session,
	SignInChallenge,
} from 'visa-sdk/contract';
import { messages, sentences } from 'visa-sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../../platform/db/tables';
import { demoStaff } from '../../start';
import { newTraveller, signInNewAgent, signInStaff } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';
import { refusalOf } from '../../testing/staff';

const PERIOD_MS = 30_000;
let server: TestServer;
let strict: TestServer;
beforeAll(async () => {
	server = await startTestServer();
	strict = await startTestServer({}, { STAFF_SECOND_FACTOR: 'required' });
});
afterAll(async () => {
	await server.close();
	await strict.close();
});

/** The code that the person's device shows now. */
const codeOf = (at: TestServer, secret: string, shift = 0) =>
	new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.clock.now().getTime() + shift });
const nextPeriod = (at: TestServer) => at.clock.forward(PERIOD_MS);
const call = <Body = ErrorBody>(at: TestServer, path: string, body: unknown, token?: string) =>
	at.post<Body>(`/api/auth/second-factor/${path}`, body, { token: token ?? null });
const password = demoStaff[0]?.password;
const login = (at: TestServer, email: string) =>
	at.post<SignInChallenge & Partial<Session>>('/api/auth/login', {
		email,
		password: at === strict ? password : agentPassword,
	});
const agentPassword = demoStaff[1]?.password;
const withPassword = { currentPassword: agentPassword };
const challengeOf = async (email: string) => (await login(server, email)).body.challenge;
const meOf = async (token: string) =>
	(await server.get<{ id: string; email: string }>('/api/users/me', { token })).body;

const subjectsTo = async (email: string) => (await server.mails(email)).map(({ subject }) => subject);

/** An agent with a second factor. */
async function newGuarded() {
	const token = await signInNewAgent(server);
	const { id, email } = await meOf(token);
	const { secret } = (await call<SecondFactorSetUp>(server, 'set-up', withPassword, token)).body;
	const { body } = await call<ConfirmedSecondFactor>(server, 'confirm', { code: codeOf(server, secret) }, token);
	nextPeriod(server);
	return { id, email, token, secret, recoveryCodes: body.recoveryCodes };
}

describe('[DSH-17] the second factor of staff', () => {
	it('is set up by somebody signed in, and then asked for at the sign-in', async () => {
		const { email, token, secret, recoveryCodes } = await newGuarded();
		expect(recoveryCodes).toHaveLength(10);
		for (const code of recoveryCodes) expect(code).toMatch(/^(?:[\dA-Z]{4}-){3}[\dA-Z]{4}$/);
		const state = (await server.get<SecondFactor>('/api/auth/second-factor', { token })).body;
		expect(state).toMatchObject({ isSetUp: true, isRequired: false, recoveryCodesLeft: 10 });

		const answer = await login(server, email);
		expect(answer.status).toBe(200);
		expect(answer.body).toEqual({ challenge: expect.any(String), next: 'verify', expiresAt: expect.any(String) });
		expect(answer.cookies).toEqual([]);
		const { challenge } = answer.body;
		expect((await server.get('/api/users/me', { token: challenge })).status).toBe(401);

		const code = codeOf(server, secret);
		const signedIn = await call<Session>(server, 'verify', { challenge, code });
		expect(signedIn.status).toBe(200);
		expect(signedIn.cookies.map(({ name }) => name)).toEqual(['accessToken']);
		expect((await meOf(signedIn.body.accessToken)).email).toBe(email);
		// The challenge is used up.
		nextPeriod(server);
		expect((await call(server, 'verify', { challenge, code: codeOf(server, secret) })).status).toBe(401);
	});

	it('set up by somebody signed in, ends the other sessions and is told by a letter', async () => {
		const token = await signInNewAgent(server);
		const { email } = await meOf(token);
		const { accessToken: other } = (await login(server, email)).body;
		const { secret } = (await call<SecondFactorSetUp>(server, 'set-up', withPassword, token)).body;
		expect((await call(server, 'confirm', { code: codeOf(server, secret) }, token)).status).toBe(200);
		expect((await server.get('/api/users/me', { token: other ?? '' })).status).toBe(401);
		expect((await server.get('/api/users/me', { token })).status).toBe(200);
		expect(await subjectsTo(email)).toContain('İki addımlı giriş quruldu');
	});

	it('set up by somebody signed in, takes the password, guessed at as seldom as at the sign-in: an open session won’t do', async () => {
		const token = await signInNewAgent(server);
		const { email } = await meOf(token);
		const begin = (body: object) => call<SecondFactorSetUp & ErrorBody>(server, 'set-up', body, token);
		const missing = await begin({});
		expect(refusalOf(missing)).toEqual([400, 'VALIDATION', 'currentPassword']);
		expect(missing.body.errors?.[0]?.message).toBe(messages.passwordRequired);
		for (let tries = 0; tries < 9; tries += 1) {
			const wrong = await begin({ currentPassword: 'yanlış-şifrə' });
			expect(refusalOf(wrong)).toEqual([400, 'VALIDATION', 'currentPassword']);
			expect(wrong.body).not.toHaveProperty('secret');
		}
		const tried = { email, password: 'yanlış-şifrə' };
		expect((await server.post('/api/auth/login', tried)).status).toBe(401);
		expect((await begin(withPassword)).status).toBe(429);
		expect((await login(server, email)).status).toBe(429);
	});

	it('is nothing that travellers meet', async () => {
		const { token } = await newTraveller(server);
		expect((await call(server, 'set-up', {}, token)).status).toBe(403);
		expect((await call(server, 'set-up', {})).status).toBe(401);
		expect((await server.get('/api/auth/second-factor', { token })).status).toBe(403);
	});

	it('accepts each code once, also of two that come at once, and those of a clock that is half a minute off', async () => {
		const { email, secret } = await newGuarded();
		const challenges = [await challengeOf(email), await challengeOf(email)];
		const code = codeOf(server, secret);
		const both = await Promise.all(challenges.map((challenge) => call(server, 'verify', { challenge, code })));
		expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
		const refused = both.find(({ status }) => status === 400)?.body;
		expect(refused).toMatchObject({ errors: [{ field: 'code', message: sentences.secondFactorWrong }] });
		// The code before the last accepted one isn't accepted either.
		const challenge = await challengeOf(email);
		const early = codeOf(server, secret, -PERIOD_MS);
		expect((await call(server, 'verify', { challenge, code: early })).status).toBe(400);
		const late = codeOf(server, secret, PERIOD_MS);
		expect((await call(server, 'verify', { challenge, code: late })).status).toBe(200);
		const far = codeOf(server, secret, 4 * PERIOD_MS);
		expect((await call(server, 'verify', { challenge: await challengeOf(email), code: far })).status).toBe(400);
	});

	it('refuses a challenge that is over, and one whose password was changed meanwhile', async () => {
		const { email, token, secret } = await newGuarded();
		const challenge = await challengeOf(email);
		const change = { currentPassword: agentPassword, password: 'dağların-başında-qış' };
		expect((await server.post('/api/auth/change-password', change, { token })).status).toBe(204);
		expect((await call(server, 'verify', { challenge, code: codeOf(server, secret) })).body.code).toBe(
			'UNAUTHENTICATED',
		);
		const other = await newGuarded();
		const late = await challengeOf(other.email);
		server.clock.forward(10 * 60_000);
		expect((await call(server, 'verify', { challenge: late, code: codeOf(server, other.secret) })).status).toBe(401);
	});

	it('is passed by a recovery code, once each, however it is typed', async () => {
		const { email, id, recoveryCodes } = await newGuarded();
		const typed = ` ${recoveryCodes[0]?.toLowerCase().replaceAll('-', ' ')} `;
		const recover = async () =>
			call<RecoveredSession & ErrorBody>(server, 'recover', {
				challenge: await challengeOf(email),
				recoveryCode: typed,
			});
		expect((await recover()).body).toMatchObject({ accessToken: expect.any(String), recoveryCodesLeft: 9 });
		const again = await recover();
		expect([again.status, again.body.errors?.[0]?.field]).toEqual([400, 'recoveryCode']);
		const events = await server.db.select().from(tables.events).where(eq(tables.events.subjectId, id));
		expect(events.map(({ kind }) => kind)).toEqual(['second-factor-set-up', 'recovery-code-used']);
		expect(await subjectsTo(email)).toContain('Ehtiyat kodu ilə giriş edildi');
	});

	it('gets new recovery codes, and is switched off, with a code alone', async () => {
		const { email, token, secret, recoveryCodes } = await newGuarded();
		expect((await call(server, 'recovery-codes', { code: '000000' }, token)).status).toBe(400);
		const renewed = await call<ConfirmedSecondFactor>(
			server,
			'recovery-codes',
			{ code: codeOf(server, secret) },
			token,
		);
		expect(renewed.body.recoveryCodes).toHaveLength(10);
		const old = { challenge: await challengeOf(email), recoveryCode: recoveryCodes[1] };
		expect((await call(server, 'recover', old)).status).toBe(400);
		nextPeriod(server);
		expect((await call(server, 'switch-off', { code: codeOf(server, secret) }, token)).status).toBe(204);
		expect((await login(server, email)).body.accessToken).toBeTruthy();
		expect((await call(server, 'switch-off', { code: codeOf(server, secret) }, token)).status).toBe(409);
		expect(await subjectsTo(email)).toContain('İki addımlı giriş söndürüldü');
	});

	it('limits wrong codes as wrong passwords are', async () => {
		const { email, token, secret } = await newGuarded();
		const challenge = await challengeOf(email);
		const wrong = codeOf(server, secret) === '000000' ? '000001' : '000000';
		for (let tries = 0; tries < 10; tries += 1) {
			expect((await call(server, 'verify', { challenge, code: wrong })).status).toBe(400);
		}
		const right = await call(server, 'verify', { challenge, code: codeOf(server, secret) });
		expect([right.status, right.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
		// Someone guessing codes knows the password. With another one the owner doesn't have to wait.
		const change = { currentPassword: agentPassword, password: 'dağların-başında-qış' };
		expect((await server.post('/api/auth/change-password', change, { token })).status).toBe(204);
		const again = await server.post<SignInChallenge>('/api/auth/login', { email, password: change.password });
		const proof = { challenge: again.body.challenge, code: codeOf(server, secret) };
		expect((await call(server, 'verify', proof)).status).toBe(200);
	});

	it('is kept sealed, and its codes as hashes', async () => {
		const { id, secret, recoveryCodes } = await newGuarded();
		const [factor] = await server.db.select().from(tables.secondFactors).where(eq(tables.secondFactors.userId, id));
		expect(factor?.secret).toMatch(/^sealed:/);
		expect(factor?.secret).not.toContain(secret);
		const codes = await server.db.select().from(tables.recoveryCodes).where(eq(tables.recoveryCodes.userId, id));
		for (const { codeHash } of codes) expect(recoveryCodes.join().replaceAll('-', '')).not.toContain(codeHash);
	});

	it('is taken away by an admin when it is lost: written down, and that person is signed out', async () => {
		const { id, email, token } = await newGuarded();
		const admin = await signInStaff(server, 'admin');
		const reset = (of: string, by: string) =>
			server.post(`/api/users/${of}/second-factor/reset`, undefined, { token: by });
		expect((await reset(id, token)).status).toBe(403);
		const own = await reset((await meOf(admin)).id, admin);
		expect([own.status, own.body.message]).toEqual([409, sentences.resetOwnFactor]);
		expect((await reset(id, admin)).status).toBe(204);
		expect((await server.get('/api/users/me', { token })).status).toBe(401);
		expect((await login(server, email)).body.accessToken).toBeTruthy();
		expect((await reset(id, admin)).status).toBe(409);
		const events = await server.db.select().from(tables.events).where(eq(tables.events.subjectId, id));
		expect(events.map(({ kind }) => kind)).toContain('second-factor-reset');
		const letter = (await server.mails(email)).find(({ subject }) => subject === 'İki addımlı giriş sıfırlandı');
		// Whoever reads it didn't do it, but may have asked for it.
		expect(letter?.text).toContain('Bunu siz istəməmisinizsə');
		expect(letter?.text).not.toContain('Bunu siz etməmisinizsə');
	});
});

describe('[DSH-17] where all staff must have a second factor', () => {
	const email = demoStaff[0]?.email ?? '';

	it('whoever has none sets it up in the middle of signing in, and can’t switch it off', async () => {
		const { challenge, next, accessToken } = (await login(strict, email)).body;
		expect([next, accessToken]).toEqual(['setUp', undefined]);
		expect((await call(strict, 'verify', { challenge, code: '123456' })).status).toBe(409);
		const { secret, otpauthUrl } = (await call<SecondFactorSetUp>(strict, 'set-up', { challenge })).body;
		expect(otpauthUrl).toContain(`secret=${secret}`);
		expect((await call(strict, 'confirm', { challenge, code: '000000' })).status).toBe(400);
		const confirmed = await call<ConfirmedSecondFactor>(strict, 'confirm', { challenge, code: codeOf(strict, secret) });
		const token = confirmed.body.session?.accessToken ?? '';
		expect((await strict.get('/api/users/me', { token })).status).toBe(200);
		nextPeriod(strict);
		const off = await call(strict, 'switch-off', { code: codeOf(strict, secret) }, token);
		expect([off.status, off.body.message]).toEqual([409, sentences.secondFactorRequired]);
		expect((await login(strict, email)).body.next).toBe('verify');
	});

	it('a session that began before it was asked for ends', async () => {
		const token = await signInNewAgent(strict);
		expect((await strict.get('/api/users/me', { token })).status).toBe(401);
	});

	it('a traveller signs in as ever', async () => {
		const { token } = await newTraveller(strict);
		expect((await strict.get('/api/users/me', { token })).status).toBe(200);
	});
});

describe('[DSH-17] a session that nobody uses', () => {
	const minutes = (count: number) => server.clock.forward(count * 60_000);

	it('of staff ends after 30 minutes without a call, in the one shape of refusals', async () => {
		const token = await signInNewAgent(server);
		for (let times = 0; times < 4; times += 1) {
			minutes(29);
			expect((await server.get('/api/users/me', { token })).status).toBe(200);
		}
		minutes(30);
		const over = await server.get('/api/users/me', { token });
		expect([over.status, over.body.code, over.body.message]).toEqual([401, 'UNAUTHENTICATED', sentences.signIn]);
	});

	it('of a traveller ends after 14 days', async () => {
		const { token } = await newTraveller(server);
		minutes(13 * 24 * 60);
		expect((await server.get('/api/users/me', { token })).status).toBe(200);
		minutes(14 * 24 * 60);
		expect((await server.get('/api/users/me', { token })).status).toBe(401);
	});

	it('tells the site after how long', async () => {
		expect((await server.get('/api/settings')).body).toMatchObject({ staffIdleMinutes: 30 });
	});
});
