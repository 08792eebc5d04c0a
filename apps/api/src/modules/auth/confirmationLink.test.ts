import { eq } from 'drizzle-orm';
import type { Confirmation, ErrorBody, Me, Session, UnprovenLink } from 'visa-sdk/contract';
import { sentences } from 'visa-sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../platform/clock';
import { tables } from '../../platform/db/tables';
import { newTraveller, PASSWORD, register, registrationForm, uploadImage } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';
import { eventsOf, refusalOf } from '../../testing/staff';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const NEW = 'dağ-çay-meşə-1';
const COOKIE = 'registrationToken';
type Cookies = Record<string, string>;
interface From {
	cookies?: Cookies;
	token?: string | null;
}

const confirm = (body: object, from: From = {}) =>
	server.post<Session & UnprovenLink & ErrorBody>('/api/auth/confirm-email', body, from);
const resend = (body: object, from: From = {}) =>
	server.post<Confirmation>('/api/auth/confirm-email/resend', body, from);
const login = (email: string, password = PASSWORD) => server.post<Session>('/api/auth/login', { email, password });
const me = (token: string) => server.get<Me>('/api/users/me', { token });
const rowOf = async (email: string) => {
	const [row] = await server.db.select().from(tables.users).where(eq(tables.users.email, email));
	if (!row) throw new Error(`nobody has ${email}`);
	return row;
};
const isConfirmed = async (email: string) => (await rowOf(email)).emailConfirmedAt !== null;
const cookieOf = (answer: { cookies: { name: string }[] }) => answer.cookies.find(({ name }) => name === COOKIE);
const lastLink = async (email: string) =>
	/confirm-email\?token=([\w-]+)/.exec((await server.mails(email)).at(-1)?.text ?? '')?.[1] ?? '';

/** What happens a minute later, when another e-mail may be sent. */
async function later<T>(work: () => Promise<T>): Promise<T> {
	const now = server.clock.now();
	server.clock.forward(MINUTE_MS + 1000);
	try {
		return await work();
	} finally {
		server.clock.set(now);
	}
}

describe('[SEC-11] the link alone', () => {
	it('confirms in the browser that registered, whose cookie is for this alone and goes with it', async () => {
		const form = await registrationForm(server);
		const answer = await server.post('/api/auth/register', form);
		const cookie = cookieOf(answer);
		expect(cookie).toMatchObject({ path: '/api/auth', httpOnly: true, sameSite: 'Lax', maxAge: 86_400 });
		const token = await lastLink(form.email);
		const rows = await server.db.select().from(tables.emailConfirmations);
		expect(JSON.stringify(rows)).not.toContain(answer.cookies[0]?.value);
		const done = await confirm({ token }, { cookies: { [COOKIE]: answer.cookies[0]?.value ?? '' } });
		expect((await me(done.body.accessToken)).body.isEmailConfirmed).toBe(true);
		expect(cookieOf(done)).toMatchObject({ path: '/api/auth', value: '', httpOnly: true });
	});

	it('of a service on https is bound to a cookie that goes over https alone', async () => {
		const { publicUrl } = server.deps;
		server.deps.publicUrl = () => 'https://viza.test';
		const answer = await server.post('/api/auth/register', await registrationForm(server));
		server.deps.publicUrl = publicUrl;
		expect(cookieOf(answer)).toMatchObject({ secure: true });
	});

	it('confirms where its own user is signed in', async () => {
		const { email, linkToken: token } = await register(server);
		const { body } = await login(email);
		const done = await confirm({ token }, { token: body.accessToken });
		expect((await me(done.body.accessToken)).body).toMatchObject({ email, isEmailConfirmed: true });
	});

	it('of whoever else sent it does nothing but tell whose it is: not over a session, nor without one', async () => {
		const victim = await newTraveller(server);
		const other = await register(server);
		const attacker = await register(server);
		const { linkToken: token, email } = attacker;
		const ways: From[] = [
			{},
			{ token: victim.token },
			{ cookies: other.browser },
			// They registered in this browser themselves, and somebody else has signed in there since.
			{ token: victim.token, cookies: attacker.browser },
		];
		for (const from of ways) {
			const { status, body, cookies } = await confirm({ token }, from);
			expect([status, body, cookies]).toEqual([200, { email }, []]);
		}
		expect(await isConfirmed(email)).toBe(false);
		expect((await me(victim.token)).body.email).toBe(victim.email);
		// It isn't used up.
		expect((await confirm({ token }, { cookies: attacker.browser })).body.accessToken).toBeTruthy();
	});

	it('works for each e-mail of a browser that registers again', async () => {
		const { email, linkToken: token, browser } = await register(server);
		const again = await server.post('/api/auth/register', await registrationForm(server, { email }), {
			cookies: browser,
		});
		expect(cookieOf(again)).toMatchObject({ value: browser[COOKIE] });
		expect((await confirm({ token }, { cookies: browser })).body.accessToken).toBeTruthy();
	});

	it('isn’t enough where a handle or another link was used to send it again: only for the browser that registered', async () => {
		const { email, confirmation, linkToken, browser } = await register(server);
		const { confirmationId } = confirmation;
		for (const body of [{ confirmationId }, { token: linkToken }]) {
			await later(async () => {
				const answer = await resend(body, { cookies: { [COOKIE]: 'x'.repeat(43) } });
				expect([answer.status, cookieOf(answer)]).toEqual([200, undefined]);
				const token = await lastLink(email);
				expect((await confirm({ token }, { cookies: { [COOKIE]: 'x'.repeat(43) } })).body).toEqual({ email });
				server.clock.forward(MINUTE_MS + 1000);
				const own = await resend(body, { cookies: browser });
				expect(cookieOf(own)).toMatchObject({ value: browser[COOKIE], maxAge: 86_400 });
				expect((await confirm({ token }, {})).body).toEqual({ email });
			});
			server.clock.forward(5 * MINUTE_MS);
		}
		const token = await lastLink(email);
		expect((await confirm({ token }, { cookies: browser })).body.accessToken).toBeTruthy();
	});

	it('is enough where its user had it sent again while signed in, also after signing out', async () => {
		const { email } = await register(server);
		const { body } = await login(email);
		await later(async () => {
			const answer = await resend({}, { token: body.accessToken });
			const cookies = { [COOKIE]: answer.cookies[0]?.value ?? '' };
			expect((await confirm({ token: await lastLink(email) }, { cookies })).body.accessToken).toBeTruthy();
		});
	});
});

describe('[SEC-11] the link with the password of the registration', () => {
	it('confirms and signs in on any device', async () => {
		const { email, linkToken: token } = await register(server);
		const victim = await newTraveller(server);
		const { body } = await confirm({ token, password: PASSWORD }, { token: victim.token });
		expect((await me(body.accessToken)).body).toMatchObject({ email, isEmailConfirmed: true });
	});

	it('counts wrong ones with those of signing in', async () => {
		const { email, linkToken: token } = await register(server);
		for (let tries = 0; tries < 9; tries += 1) {
			const answer = await confirm({ token, password: 'yanlış-şifrə' });
			expect(refusalOf(answer)).toEqual([400, 'VALIDATION', 'password']);
			expect(answer.body.errors?.[0]?.message).toBe(sentences.wrongPassword);
		}
		expect((await login(email, 'yanlış-şifrə')).status).toBe(401);
		expect((await confirm({ token, password: PASSWORD })).status).toBe(429);
		expect((await login(email)).status).toBe(429);
		expect(await isConfirmed(email)).toBe(false);
	});

	it('takes one of the two, for a code like for a link', async () => {
		const { linkToken: token, confirmation } = await register(server);
		expect(refusalOf(await confirm({ token, password: PASSWORD, newPassword: NEW }))).toEqual([
			400,
			'VALIDATION',
			'newPassword',
		]);
		expect(refusalOf(await confirm({ token, password: '' }))).toEqual([400, 'VALIDATION', 'password']);
		const { confirmationId } = confirmation;
		const byCode = await confirm({ confirmationId, code: '000000', newPassword: NEW });
		expect(refusalOf(byCode)).toEqual([400, 'VALIDATION', 'code']);
	});
});

describe('[SEC-11] the code', () => {
	it('like the link, is enough where it was registered or for its user, and elsewhere takes the password', async () => {
		const victim = await newTraveller(server);
		const { email, confirmation, code, browser } = await register(server);
		const { confirmationId } = confirmation;
		const proof = { confirmationId, code };
		// More often than a wrong one may be tried: a right one isn't counted.
		for (const from of [{}, {}, { token: victim.token }, {}, { token: victim.token, cookies: browser }, {}]) {
			const { status, body, cookies } = await confirm(proof, from);
			expect([status, body, cookies]).toEqual([200, { email }, []]);
		}
		expect(await isConfirmed(email)).toBe(false);
		expect(refusalOf(await confirm({ ...proof, password: 'yanlış-şifrə' }))).toEqual([400, 'VALIDATION', 'password']);
		const done = await confirm({ ...proof, password: PASSWORD }, { token: victim.token });
		expect((await me(done.body.accessToken)).body).toMatchObject({ email, isEmailConfirmed: true });
		const own = await register(server);
		const here = { confirmationId: own.confirmation.confirmationId, code: own.code };
		expect((await confirm(here, { cookies: own.browser })).body.accessToken).toBeTruthy();
		const mine = await register(server);
		const { body: session } = await login(mine.email);
		const signedIn = { confirmationId: mine.confirmation.confirmationId, code: mine.code };
		expect((await confirm(signedIn, { token: session.accessToken })).body.accessToken).toBeTruthy();
	});

	it('with a new password leaves nothing to the stranger who had registered the address', async () => {
		const begun = await begunByAStranger();
		const { confirmationId } = begun.confirmation;
		expect((await confirm({ confirmationId, code: begun.code, newPassword: NEW })).status).toBe(200);
		await expectNothingLeft(begun);
	});
});

/** An account that a stranger has registered with somebody else's address, and done there what can be done. */
async function begunByAStranger() {
	const made = await register(server);
	const { email } = made;
	const { body: session } = await login(email);
	const { accessToken: token } = session;
	const content = {
		...{ version: 1, country: null, visaType: null, visaOption: null, service: null },
		...{ startDate: null, endDate: null, notes: 'yad', document: null, peopleCount: 1 },
	};
	await uploadImage(server, token);
	expect((await server.call('PUT', '/api/users/me/draft', { content, version: null }, { token })).status).toBe(200);
	expect((await server.post('/api/promocodes/activate', { code: 'XOSGELDIN' }, { token })).status).toBe(200);
	const own = { email: `yad.${email}`, currentPassword: PASSWORD };
	expect((await server.post('/api/auth/change-email', own, { token })).status).toBe(200);
	const change = /new-email\?token=([\w-]+)/.exec((await server.mails(own.email)).at(-1)?.text ?? '')?.[1];
	return { ...made, token, change };
}

/** Whether nothing of the stranger opens the account any more, or is left in it. */
async function expectNothingLeft({ email, token, change }: Awaited<ReturnType<typeof begunByAStranger>>) {
	expect([(await me(token)).status, (await login(email)).status]).toEqual([401, 401]);
	const row = await rowOf(email);
	expect(row).toMatchObject({ activePromocodeId: null, emailConfirmedAt: expect.any(Date) });
	const { drafts, uploads, emailChanges } = tables;
	for (const table of [drafts, uploads, emailChanges])
		expect(await server.db.$count(table, eq(table.userId, row.id))).toBe(0);
	const answer = await server.post('/api/auth/change-email/confirm', { token: change });
	expect(answer.status).toBe(400);
	expect((await login(email, NEW)).status).toBe(200);
}

describe('[SEC-11] the link with a new password', () => {
	it('leaves nothing to the stranger who had registered the address', async () => {
		const begun = await begunByAStranger();
		const { body, status } = await confirm({ token: begun.linkToken, newPassword: NEW });
		expect(status).toBe(200);
		expect((await me(body.accessToken)).body).toMatchObject({ email: begun.email, isEmailConfirmed: true });
		await expectNothingLeft(begun);
		expect((await me(body.accessToken)).status).toBe(200);
		const happened = await eventsOf(server, (await rowOf(begun.email)).id);
		expect(happened).toEqual(expect.arrayContaining(['password-reset', 'email-confirmed']));
	});

	it('makes the other e-mails of that registration worthless, where the stranger registered too', async () => {
		const { email, linkToken: first, browser } = await register(server);
		await server.post('/api/auth/register', await registrationForm(server, { email }), { cookies: browser });
		const second = await lastLink(email);
		expect(second).not.toBe(first);
		expect((await confirm({ token: second, newPassword: NEW })).status).toBe(200);
		const late = await confirm({ token: first }, { cookies: browser });
		expect([late.status, late.body.message]).toEqual([409, sentences.emailConfirmed]);
	});

	it('does nothing once another e-mail has confirmed the address: what was done since then stays', async () => {
		const { email, linkToken: first, browser } = await register(server);
		await later(async () => {
			await resend({ token: first }, { cookies: browser });
			const { body } = await confirm({ token: await lastLink(email) }, { cookies: browser });
			await uploadImage(server, body.accessToken);
			for (const proof of [{ newPassword: NEW }, { password: PASSWORD }, {}]) {
				const late = await confirm({ token: first, ...proof });
				expect([late.status, late.body.message]).toEqual([409, sentences.emailConfirmed]);
			}
			const own = await confirm({ token: first, newPassword: NEW }, { cookies: browser });
			expect(own.status).toBe(409);
			expect((await me(body.accessToken)).status).toBe(200);
		});
		const { id } = await rowOf(email);
		expect(await server.db.$count(tables.uploads, eq(tables.uploads.userId, id))).toBe(1);
	});

	it.each(['password123', 'qısa'])(
		'is refused at its field if it is one like %s, and nothing happens',
		async (wrong) => {
			const { email, linkToken: token } = await register(server);
			expect(refusalOf(await confirm({ token, newPassword: wrong }))).toEqual([400, 'VALIDATION', 'newPassword']);
			expect([await isConfirmed(email), (await login(email)).status]).toEqual([false, 200]);
		},
	);
});

describe('[SEC-11] a new password by the link of a forgotten one', () => {
	it('confirms the address that nobody had confirmed, and leaves nothing to the stranger who had registered it', async () => {
		const begun = await begunByAStranger();
		await server.post('/api/auth/forgot-password', { email: begun.email });
		expect((await server.mails(begun.email)).at(-1)?.text).toContain('yarımçıq müraciət silinəcək');
		const token = /reset-password\?token=([\w-]+)/.exec((await server.mails(begun.email)).at(-1)?.text ?? '')?.[1];
		expect((await server.post('/api/auth/reset-password', { token, password: NEW })).status).toBe(204);
		await expectNothingLeft(begun);
		// Where the stranger registered, the link that only the mailbox has does nothing more either.
		const late = await confirm({ token: begun.linkToken }, { cookies: begun.browser });
		expect([late.status, late.body.message]).toEqual([409, sentences.emailConfirmed]);
	});

	it('keeps what was prepared in an account whose address was confirmed before', async () => {
		const { email, token: session } = await newTraveller(server);
		await uploadImage(server, session);
		await server.post('/api/auth/forgot-password', { email });
		expect((await server.mails(email)).at(-1)?.text).not.toContain('yarımçıq müraciət silinəcək');
		const token = /reset-password\?token=([\w-]+)/.exec((await server.mails(email)).at(-1)?.text ?? '')?.[1];
		expect((await server.post('/api/auth/reset-password', { token, password: NEW })).status).toBe(204);
		const { id } = await rowOf(email);
		expect(await server.db.$count(tables.uploads, eq(tables.uploads.userId, id))).toBe(1);
	});
});
