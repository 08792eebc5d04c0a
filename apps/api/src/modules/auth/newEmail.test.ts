import type { EmailChange, Me, Session } from 'visa-sdk/contract';
import { sentences } from 'visa-sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../platform/clock';
import { LIMITS } from '../../platform/limits';
import { newTraveller, PASSWORD, register, registrationForm, signInStaff } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';
import { eventsOf, refusalOf } from '../../testing/staff';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const PATH = '/api/auth/change-email';
let made = 0;
const newAddress = () => {
	made += 1;
	return `yeni.${made}@poct.example`;
};
const ask = (token: string | null, email: string, currentPassword = PASSWORD) =>
	server.post(PATH, { email, currentPassword }, { token });
const confirm = (proof: object, token: string | null = null) =>
	server.post<{ email: string }>(`${PATH}/confirm`, proof, { token });
const pending = async (token: string) => (await server.get<EmailChange>(PATH, { token })).body.pending;
const login = (email: string) => server.post<Session>('/api/auth/login', { email, password: PASSWORD });
const me = (token: string) => server.get<Me>('/api/users/me', { token });
const subjects = async (email: string) => (await server.mails(email)).map(({ subject }) => subject);

/** The content of the last e-mail to the new address. */
async function letterTo(email: string) {
	const text = (await server.mails(email)).at(-1)?.text ?? '';
	const code = /^\d{6}$/m.exec(text)?.[0] ?? '';
	return { code, token: /new-email\?token=([\w-]+)/.exec(text)?.[1] ?? '' };
}

describe('[ACC-01] another e-mail address', () => {
	it('counts once its letter’s code is typed; the old address hears of both', async () => {
		const { token, email } = await newTraveller(server);
		const next = newAddress();
		expect((await ask(token, next.toUpperCase())).body).toMatchObject({ email: next });
		expect(await pending(token)).toMatchObject({ email: next });
		expect((await me(token)).body.email).toBe(email);
		expect((await login(email)).status).toBe(200);
		const { code } = await letterTo(next);
		expect(refusalOf(await confirm({ code: code === '000000' ? '000001' : '000000' }, token))).toEqual([
			400,
			'VALIDATION',
			'code',
		]);
		expect((await confirm({ code }, token)).body).toEqual({ email: next });
		expect((await me(token)).body).toMatchObject({ email: next, isEmailConfirmed: true });
		expect([(await login(email)).status, (await login(next)).status]).toEqual([401, 200]);
		expect(await pending(token)).toBeNull();
		expect(await subjects(email)).toEqual(
			expect.arrayContaining(['E-poçt ünvanının dəyişdirilməsi istənilib', 'E-poçt ünvanınız dəyişdirildi']),
		);
		const { id } = (await me(token)).body;
		expect(await eventsOf(server, id)).toEqual(expect.arrayContaining(['email-change-asked', 'email-changed']));
	});

	it('that counts already is told to whoever opens its letter again or types its code late, and to nobody else', async () => {
		const { token, email } = await newTraveller(server);
		const next = newAddress();
		await ask(token, next);
		const letter = await letterTo(next);
		const both = await Promise.all([confirm({ token: letter.token }, token), confirm({ token: letter.token }, token)]);
		const late = [await confirm({ token: letter.token }), await confirm({ code: letter.code }, token)];
		for (const { status, body } of [...both, ...late]) expect([status, body]).toEqual([200, { email: next }]);
		const { id } = (await me(token)).body;
		expect((await eventsOf(server, id)).filter((kind) => kind === 'email-changed')).toHaveLength(1);
		expect((await subjects(email)).filter((subject) => subject === 'E-poçt ünvanınız dəyişdirildi')).toHaveLength(1);
		const wrong = letter.code === '000000' ? '000001' : '000000';
		expect((await confirm({ code: wrong }, token)).body).toMatchObject({ message: sentences.emailNotAsked });
		const stranger = await newTraveller(server);
		expect((await confirm({ code: letter.code }, stranger.token)).body).toMatchObject({
			message: sentences.emailNotAsked,
		});
		// The account has another address since.
		const last = newAddress();
		await ask(token, last);
		await confirm({ code: (await letterTo(last)).code }, token);
		expect(refusalOf(await confirm({ token: letter.token }))).toEqual([400, 'VALIDATION', 'token']);
	});

	it('that counts already is told after a new password too, whichever way it was set, and after giving up nothing', async () => {
		const { token } = await newTraveller(server);
		const next = newAddress();
		await ask(token, next);
		const letter = await letterTo(next);
		await confirm({ token: letter.token }, token);
		const opened = async () => (await confirm({ token: letter.token })).body;
		const password = 'dağların-arxasında-yaz';
		await server.post('/api/auth/change-password', { currentPassword: PASSWORD, password }, { token });
		expect(await opened()).toEqual({ email: next });
		await server.post('/api/auth/forgot-password', { email: next });
		const links = (await server.mails(next)).map(({ text }) => /reset-password\?token=([\w-]+)/.exec(text)?.[1]);
		const reset = { token: links.find((found) => found), password: 'dağların-arxasında-payız' };
		expect((await server.post('/api/auth/reset-password', reset)).status).toBe(204);
		expect(await opened()).toEqual({ email: next });
		const { body: session } = await server.post<Session>('/api/auth/login', { email: next, password: reset.password });
		await server.call('DELETE', PATH, undefined, { token: session.accessToken });
		expect(await opened()).toEqual({ email: next });
	});

	it('[SEC-11] counts by the link too, where its user isn’t signed in with the password, and without signing anybody in', async () => {
		const { token, email } = await newTraveller(server);
		const { body: other } = await login(email);
		const stranger = await newTraveller(server);
		const next = newAddress();
		await ask(token, next);
		const link = await letterTo(next);
		// The owner of the address, whom a stranger's account must not get.
		for (const from of [null, stranger.token])
			expect(refusalOf(await confirm({ token: link.token }, from))).toEqual([400, 'VALIDATION', 'password']);
		const answer = await confirm({ token: link.token, password: PASSWORD }, stranger.token);
		expect([answer.status, answer.body]).toEqual([200, { email: next }]);
		expect(answer.cookies).toEqual([]);
		expect((await me(stranger.token)).body.email).toBe(stranger.email);
		// The caller stays signed in; the others don't.
		expect([(await me(token)).status, (await me(other.accessToken)).status]).toEqual([200, 401]);
	});

	it('[SEC-11] counts wrong passwords of a link with those of signing in', async () => {
		const { token, email } = await newTraveller(server);
		const next = newAddress();
		await ask(token, next);
		const link = await letterTo(next);
		for (let tries = 0; tries < 9; tries += 1)
			expect(refusalOf(await confirm({ ...link, code: undefined, password: 'yanlış-şifrə' }))).toEqual([
				400,
				'VALIDATION',
				'password',
			]);
		expect((await server.post('/api/auth/login', { email, password: 'yanlış-şifrə' })).status).toBe(401);
		expect((await confirm({ token: link.token, password: PASSWORD })).status).toBe(429);
		// Where its user is signed in the link alone will do.
		expect((await confirm({ token: link.token }, token)).status).toBe(200);
	});

	it('needs the password, which can be guessed at as little as at the sign-in', async () => {
		const { token } = await newTraveller(server);
		const next = newAddress();
		for (let tries = 0; tries < LIMITS.login.tries; tries += 1) {
			expect(refusalOf(await ask(token, next, 'yanlış şifrədir'))).toEqual([400, 'VALIDATION', 'currentPassword']);
		}
		expect((await ask(token, next)).status).toBe(429);
		expect(await subjects(next)).toEqual([]);
	});

	it('[SEC-02] that is taken is told to its owner alone, and is never got', async () => {
		const [traveller, other] = [await newTraveller(server), await newTraveller(server)];
		const [taken, free] = [await ask(traveller.token, other.email), await ask(other.token, newAddress())];
		expect([taken.status, Object.keys(taken.body)]).toEqual([free.status, Object.keys(free.body)]);
		expect(taken.body).toMatchObject({ email: other.email });
		expect(await subjects(other.email)).toContain('Ünvanınız başqa hesab üçün yazılıb');
		const letters = (await server.mails(other.email)).filter(({ text }) => text.includes('new-email'));
		expect(letters).toEqual([]);
		const wrong = await confirm({ code: '000000' }, traveller.token);
		expect(refusalOf(wrong)).toEqual([400, 'VALIDATION', 'code']);
		expect((await me(other.token)).body.email).toBe(other.email);
	});

	it('that is one’s own is refused, and one that is taken meanwhile', async () => {
		const traveller = await newTraveller(server);
		const own = await ask(traveller.token, traveller.email);
		expect([...refusalOf(own), own.body.message]).toEqual([400, 'VALIDATION', 'email', sentences.emailSame]);
		const next = newAddress();
		await ask(traveller.token, next);
		const { token } = await letterTo(next);
		expect((await server.post('/api/auth/register', await registrationForm(server, { email: next }))).status).toBe(201);
		expect(refusalOf(await confirm({ token }, traveller.token))).toEqual([409, 'CONFLICT', 'email']);
		expect((await me(traveller.token)).body.email).toBe(traveller.email);
	});

	it('of two accounts that want it goes to the one that confirms first', async () => {
		const [one, other] = [await newTraveller(server), await newTraveller(server)];
		const next = newAddress();
		await ask(one.token, next);
		const first = await letterTo(next);
		await ask(other.token, next);
		const second = await letterTo(next);
		const both = await Promise.all([
			confirm({ token: first.token }, one.token),
			confirm({ token: second.token }, other.token),
		]);
		expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
	});

	it('ends the letters of before: an unfinished confirmation and a link to a new password', async () => {
		const { email, linkToken: old } = await register(server);
		const { body: session } = await login(email);
		await server.post('/api/auth/forgot-password', { email });
		const reset = /reset-password\?token=([\w-]+)/.exec((await server.mails(email)).at(-1)?.text ?? '')?.[1];
		const next = newAddress();
		await ask(session.accessToken, next);
		// An unconfirmed address may be a stranger's: nothing is sent to it.
		expect(await subjects(email)).not.toContain('E-poçt ünvanının dəyişdirilməsi istənilib');
		const { token } = await letterTo(next);
		expect((await confirm({ token }, session.accessToken)).status).toBe(200);
		expect((await me(session.accessToken)).body).toMatchObject({ email: next, isEmailConfirmed: true });
		expect((await server.post('/api/auth/confirm-email', { token: old })).status).toBe(400);
		expect((await server.post('/api/auth/reset-password', { token: reset, password: 'dağ-çay-meşə-1' })).status).toBe(
			400,
		);
	});

	it('is given up by a new password, by asking again, and by withdrawing', async () => {
		const { token } = await newTraveller(server);
		const [first, second, third] = [newAddress(), newAddress(), newAddress()];
		await ask(token, first);
		const { token: link } = await letterTo(first);
		await ask(token, second);
		expect((await confirm({ token: link })).status).toBe(400);
		expect(await pending(token)).toMatchObject({ email: second });
		expect((await server.call('DELETE', PATH, undefined, { token })).status).toBe(204);
		expect(await pending(token)).toBeNull();
		await ask(token, third);
		const password = 'dağların-arxasında-yaz';
		await server.post('/api/auth/change-password', { currentPassword: PASSWORD, password }, { token });
		expect(await pending(token)).toBeNull();
		expect((await confirm({ token: (await letterTo(third)).token })).status).toBe(400);
	});

	it('is over after half an hour, and after five wrong codes', async () => {
		const { token } = await newTraveller(server);
		const next = newAddress();
		await ask(token, next);
		const { code } = await letterTo(next);
		const wrong = code === '111111' ? '222222' : '111111';
		for (let tries = 0; tries < 5; tries += 1) expect((await confirm({ code: wrong }, token)).status).toBe(400);
		expect((await confirm({ code }, token)).body).toMatchObject({ message: sentences.codeTriesUsed });
		const now = server.clock.now();
		try {
			server.clock.set(new Date(now.getTime() + 31 * MINUTE_MS));
			expect(await pending(token)).toBeNull();
			expect((await confirm({ token: (await letterTo(next)).token })).status).toBe(400);
			expect((await confirm({ code }, token)).body).toMatchObject({ message: sentences.emailNotAsked });
		} finally {
			server.clock.set(now);
		}
	});

	it('sends strangers only so many letters', async () => {
		const { token } = await newTraveller(server);
		for (let tries = 0; tries < LIMITS.changeEmail.tries; tries += 1) {
			expect((await ask(token, newAddress())).status).toBe(200);
		}
		expect(refusalOf(await ask(token, newAddress()))).toEqual([429, 'TOO_MANY_REQUESTS']);
	});

	it('sends one stranger only so many, however many accounts ask, and says nothing by it', async () => {
		const [free, owner] = [newAddress(), await newTraveller(server)];
		const tries = LIMITS.newEmailLetter.tries + 1;
		const outcomes = async (email: string) => {
			const seen: unknown[] = [];
			for (let asked = 0; asked < tries; asked += 1) {
				const answer = await ask((await newTraveller(server)).token, email);
				seen.push([answer.status, Object.keys(answer.body).sort()]);
			}
			return seen;
		};
		const seen = await outcomes(free);
		expect(seen.map((one) => (one as unknown[])[0])).toEqual([...Array(tries - 1).fill(200), 429]);
		expect(await subjects(free)).toHaveLength(tries - 1);
		expect(await outcomes(owner.email)).toEqual(seen);
	});

	it('can’t be guessed by asking again and again: wrong codes are counted by the day', async () => {
		const { token } = await newTraveller(server);
		const { tries } = LIMITS.newEmailCode;
		const guess = async () => {
			const next = newAddress();
			expect((await ask(token, next)).status).toBe(200);
			const { code } = await letterTo(next);
			return { code, wrong: code === '111111' ? '222222' : '111111' };
		};
		let wrongs = 0;
		for (let asked = 0; asked < tries / 5; asked += 1) {
			const { wrong } = await guess();
			for (let tried = 0; tried < 5; tried += 1) {
				expect((await confirm({ code: wrong }, token)).status).toBe(400);
				wrongs += 1;
			}
		}
		expect(wrongs).toBe(tries);
		const next = newAddress();
		await ask(token, next);
		const { code, token: link } = await letterTo(next);
		expect((await confirm({ code }, token)).status).toBe(429);
		// The link, which nobody guesses, stays valid.
		expect((await confirm({ token: link }, token)).status).toBe(200);
	});

	it('is for staff too; a code is for those who are signed in', async () => {
		const token = await signInStaff(server, 'agent');
		expect((await server.get(PATH, { token })).status).toBe(200);
		expect(refusalOf(await confirm({ code: '123456' }))).toEqual([401, 'UNAUTHENTICATED']);
		expect(refusalOf(await ask(null, newAddress()))).toEqual([401, 'UNAUTHENTICATED']);
	});
});
