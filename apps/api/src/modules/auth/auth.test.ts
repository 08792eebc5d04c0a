import { eq } from 'drizzle-orm';
import type { Confirmation, ErrorBody, Me, ResetLink, Session } from 'visa-sdk/contract';
import { sentences } from 'visa-sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../platform/clock';
import { tables } from '../../platform/db/tables';
import { newTraveller, PASSWORD, register, registrationForm, signInStaff } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';
import { refusalOf } from '../../testing/staff';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const me = (token: string | null) => server.get<Me>('/api/users/me', { token });
const login = (email: string, password: string, audience?: string) =>
	server.post<Session>('/api/auth/login', { email, password, audience });
const confirm = (body: unknown, cookies: Record<string, string> = {}) =>
	server.post<Session & ErrorBody & { returnTo: string | null }>('/api/auth/confirm-email', body, { cookies });

describe('registering', () => {
	it('[RTE-03] answers 201, keeps no plain secret, and sends a letter', async () => {
		const form = await registrationForm(server, {
			email: ' Nigar.Yeni@Poct.Example ',
			returnTo: '/application?countryId=1',
		});
		const { status } = await server.post<Confirmation>('/api/auth/register', form);
		expect(status).toBe(201);
		const [user] = await server.db.select().from(tables.users).where(eq(tables.users.email, 'nigar.yeni@poct.example'));
		expect(user).toMatchObject({ role: 'client', phone: '+994501234567', emailConfirmedAt: null });
		expect(user?.passwordHash).toMatch(/^\$argon2id\$/);
		const [mail] = await server.mails('nigar.yeni@poct.example');
		expect(mail?.text).toContain('redirect=%2Fapplication%3FcountryId%3D1');
		const [row] = await server.db
			.select()
			.from(tables.emailConfirmations)
			.where(eq(tables.emailConfirmations.userId, user?.id ?? ''));
		expect(mail?.text).not.toContain(row?.tokenHash);
	});

	it('[SEC-02] tells nobody but its owner that an address has an account', async () => {
		const owner = await newTraveller(server);
		const again = async (email: string) => {
			const form = await registrationForm(server, { email, password: 'başqasının-şifrəsi', returnTo: '/application' });
			return server.post<Confirmation & ErrorBody>('/api/auth/register', form);
		};
		const [known, unknown] = [await again(owner.email), await again('heckesin@poct.example')];
		expect(known.status).toBe(unknown.status);
		expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body));
		// Whatever is done with the answer afterwards.
		const follow = async ({ body: { confirmationId } }: typeof known) => {
			const answers = [await server.post('/api/auth/confirm-email/resend', { confirmationId })];
			for (let tries = 0; tries < 6; tries += 1) answers.push(await confirm({ confirmationId, code: '000000' }));
			const now = server.clock.now();
			server.clock.forward(MINUTE_MS + 1000);
			answers.push(await server.post('/api/auth/confirm-email/resend', { confirmationId }));
			answers.push(await confirm({ confirmationId, code: '000000' }));
			server.clock.set(now);
			// How long to wait depends on how long the calls took.
			return answers.map(({ status, body }) => [status, status === 429 || (body as ErrorBody).message]);
		};
		expect(await follow(known)).toEqual(await follow(unknown));
		const letters = (await server.mails(owner.email)).filter(({ subject }) => subject === 'Sizin artıq hesabınız var');
		expect(letters).toHaveLength(2);
		expect(letters[0]?.text).toContain('/auth/login?redirect=%2Fapplication');
		expect((await login(owner.email, PASSWORD)).status).toBe(200);
		expect((await login(owner.email, 'başqasının-şifrəsi')).status).toBe(401);
	});

	it('[SEC-02] writes an owner few letters, however often the address is tried', async () => {
		const { email } = await newTraveller(server);
		for (let times = 0; times < 6; times += 1) {
			const form = await registrationForm(server, { email, password: 'başqasının-şifrəsi' });
			expect((await server.post('/api/auth/register', form)).status).toBe(201);
		}
		const subjects = (await server.mails(email)).map(({ subject }) => subject);
		expect(subjects.filter((subject) => subject === 'Sizin artıq hesabınız var')).toHaveLength(3);
	});

	it('[SEC-02] often, with one password, tells nobody whether the address was free', async () => {
		const owner = await newTraveller(server);
		const often = async (email: string) => {
			const answers: unknown[] = [];
			for (let times = 0; times < 6; times += 1) {
				const form = await registrationForm(server, { email, password: 'tez-tez-yazılan-şifrə' });
				const { status, body } = await server.post<Confirmation & ErrorBody>('/api/auth/register', form);
				const resent = await server.post<ErrorBody>('/api/auth/confirm-email/resend', {
					confirmationId: body.confirmationId,
				});
				answers.push([status, Object.keys(body), resent.status, resent.body.message]);
			}
			return answers;
		};
		expect(await often(owner.email)).toEqual(await often('hec.kesin.deyil@poct.example'));
	});

	it('[SEC-02] too often by the same person sends nothing more, and a minute later a letter whose code works', async () => {
		const { email } = await register(server);
		const form = await registrationForm(server, { email });
		let last = '';
		for (let times = 0; times < 5; times += 1)
			last = (await server.post<Confirmation>('/api/auth/register', form)).body.confirmationId;
		const sent = (await server.mails(email)).length;
		const now = server.clock.now();
		server.clock.forward(61_000);
		const { status, body } = await server.post<Confirmation>('/api/auth/confirm-email/resend', {
			confirmationId: last,
		});
		expect([status, (await server.mails(email)).length]).toEqual([200, sent + 1]);
		const code = /\b\d{6}\b/.exec((await server.mails(email)).at(-1)?.text ?? '')?.[0];
		expect((await confirm({ confirmationId: body.confirmationId, code, password: PASSWORD })).status).toBe(200);
		server.clock.set(now);
	});

	it('once more by the same person sends the letter anew; its code works', async () => {
		const { email } = await register(server);
		const form = await registrationForm(server, { email });
		const { status, body } = await server.post<Confirmation>('/api/auth/register', form);
		expect(status).toBe(201);
		const code = /\b\d{6}\b/.exec((await server.mails(email)).at(-1)?.text ?? '')?.[0];
		expect((await confirm({ confirmationId: body.confirmationId, code, password: PASSWORD })).status).toBe(200);
	});

	it('of one address twice at once makes one account', async () => {
		const form = await registrationForm(server, {});
		const answers = await Promise.all([1, 2].map(() => server.post('/api/auth/register', form)));
		expect(answers.map(({ status }) => status)).toEqual([201, 201]);
		expect(await server.db.$count(tables.users, eq(tables.users.email, form.email))).toBe(1);
	});

	it.each([
		'Nigar.Memmedova@Poct.Example',
		'nigar-memmedova-1',
		'Viza2026',
		'viza.az.viza',
		'Nigar memmedova password',
	])('[SEC-03] refuses the password %s, made of the own address or of the service’s name', async (password) => {
		const form = await registrationForm(server, { email: 'nigar.memmedova@poct.example', password });
		const { status, body } = await server.post<ErrorBody>('/api/auth/register', form);
		const message = 'Şifrə e-poçt ünvanınızdan və ya xidmətin adından ibarət olmasın, başqasını seçin';
		expect([status, body.errors]).toEqual([400, [{ field: 'password', message }]]);
	});

	it('takes a password that holds the name among enough else', async () => {
		const form = await registrationForm(server, { password: 'viza üçün uzun bir cümlə' });
		expect((await server.post('/api/auth/register', form)).status).toBe(201);
	});

	it.each([
		['password', { password: 'password123' }, 'Bu şifrə çox yayılıb, başqasını seçin'],
		['password', { password: 'qısa' }, 'Şifrə ən azı 8 simvol olmalıdır'],
		['dateOfBirth', { dateOfBirth: '2020-01-01' }, 'Qeydiyyatdan keçmək üçün ən azı 18 yaşınız olmalıdır'],
		['firstName', { firstName: 'Лейла' }, 'Yalnız latın hərfləri, boşluq, defis və apostrof yazın'],
		['lastName', { lastName: 'Əliyeva\r\nBcc: kimse' }, 'Yalnız latın hərfləri, boşluq, defis və apostrof yazın'],
		['citizenshipId', { citizenshipId: '01890a5d-ac96-774b-bcce-b302099a8057' }, 'Vətəndaşlığı seçin'],
		['isTermsAccepted', { isTermsAccepted: false }, 'Davam etmək üçün şərtləri qəbul edin'],
		['returnTo', { returnTo: '//evil.example' }, 'Dəyər düzgün deyil'],
	])('[VAL-02] refuses a wrong %s', async (field, change, message) => {
		const { status, body } = await server.post<ErrorBody>('/api/auth/register', await registrationForm(server, change));
		expect(status).toBe(400);
		expect(body.errors).toContainEqual({ field, message });
	});

	it('makes nobody staff', async () => {
		const form = await registrationForm(server, { role: 'admin' });
		await server.post('/api/auth/register', form);
		const [user] = await server.db.select().from(tables.users).where(eq(tables.users.email, form.email));
		expect(user?.role).toBe('client');
	});
});

describe('confirming the e-mail', () => {
	it('by the link signs in and tells where to go on', async () => {
		const { linkToken: token, browser } = await register(server, { returnTo: '/application' });
		const { status, body, cookies } = await confirm({ token }, browser);
		expect(status).toBe(200);
		expect(body.returnTo).toBe('/application');
		expect((await me(body.accessToken)).body.isEmailConfirmed).toBe(true);
		expect(cookies).toContainEqual(expect.objectContaining({ name: 'accessToken', path: '/', sameSite: 'Lax' }));
		expect(cookies.find(({ name }) => name === 'accessToken')?.httpOnly).toBeUndefined();
		// Opened again, as a mail program or a second tab does: nothing is wrong.
		const again = await confirm({ token });
		expect([again.status, again.body.message]).toEqual([
			409,
			'E-poçt ünvanınız artıq təsdiqlənib. Hesabınıza daxil olun.',
		]);
	});

	it.each(['qırıq', 'a'.repeat(43)])('by a link that leads nowhere says so in one sentence: %s', async (token) => {
		const { status, body } = await confirm({ token });
		expect([status, body.message]).toEqual([400, 'Təsdiq keçidi yanlışdır və ya vaxtı bitib. Yeni məktub istəyin.']);
	});

	/** Types wrong codes for an address, five per handle, and returns the responses. */
	async function guess(email: string, passwords: string[]) {
		const answers: unknown[] = [];
		for (const password of passwords) {
			const form = await registrationForm(server, { email, password });
			const { confirmationId } = (await server.post<Confirmation>('/api/auth/register', form)).body;
			for (let tries = 0; tries < 5; tries += 1) {
				const { status, body } = await confirm({ confirmationId, code: '000000' });
				answers.push([status, body.code]);
			}
		}
		return answers;
	}

	it('[SEC-02] by the code ends with so many wrong ones of an account, also for the right one; the link goes on', async () => {
		const { email, confirmation, code, linkToken: token, browser } = await register(server);
		await guess(email, Array(5).fill(PASSWORD));
		expect((await confirm({ confirmationId: confirmation.confirmationId, code })).status).toBe(429);
		expect((await confirm({ token }, browser)).body.accessToken).toBeTruthy();
	});

	it('[SEC-02] so many wrong codes, with one password and then another, tell nobody whether the address was free', async () => {
		const owner = await newTraveller(server);
		const passwords = [...Array(5).fill('birincinin-şifrəsi'), 'ikincinin-şifrəsi'];
		const answers = await guess('bosdur.yoxsa@poct.example', passwords);
		expect(answers).toEqual(await guess(owner.email, passwords));
		expect(answers.at(-1)).toEqual([429, expect.anything()]);
	});

	it('by the code allows five tries', async () => {
		const { confirmation, code } = await register(server);
		const wrong = code === '000000' ? '000001' : '000000';
		const { confirmationId } = confirmation;
		for (let tries = 0; tries < 5; tries += 1)
			expect((await confirm({ confirmationId, code: wrong })).status).toBe(400);
		const { status, body } = await confirm({ confirmationId, code });
		expect(status).toBe(400);
		expect(body.message).toBe('Kod bir neçə dəfə yanlış yazıldı. Yeni kod istəyin.');
	});

	it('by the code tells that the link has done it already, on this or another device', async () => {
		const { confirmation, code, linkToken: token, browser } = await register(server);
		expect((await confirm({ token }, browser)).body.accessToken).toBeTruthy();
		const { status, body } = await confirm({ confirmationId: confirmation.confirmationId, code });
		expect([status, body.code]).toEqual([409, 'CONFLICT']);
		expect(body.message).toBe('E-poçt ünvanınız artıq təsdiqlənib. Hesabınıza daxil olun.');
	});

	it('fails after 30 minutes, by link and by code', async () => {
		const { confirmation, code, linkToken: token, browser } = await register(server);
		const now = server.clock.now();
		server.clock.forward(30 * MINUTE_MS);
		expect((await confirm({ confirmationId: confirmation.confirmationId, code })).status).toBe(400);
		expect((await confirm({ token }, browser)).status).toBe(400);
		server.clock.set(now);
	});

	it('can be sent again once a minute; the old code is dead', async () => {
		const { email, confirmation, code } = await register(server);
		const { confirmationId } = confirmation;
		const resend = () => server.post<Confirmation>('/api/auth/confirm-email/resend', { confirmationId });
		const early = await resend();
		expect(early.status).toBe(429);
		expect(early.headers['retry-after']).toBeDefined();
		const now = server.clock.now();
		server.clock.forward(MINUTE_MS + 1000);
		const again = await resend();
		expect(again.status).toBe(200);
		expect((await confirm({ confirmationId, code })).status).toBe(400);
		const fresh = /\b\d{6}\b/.exec((await server.mails(email))[1]?.text ?? '')?.[0];
		expect((await confirm({ confirmationId: again.body.confirmationId, code: fresh, password: PASSWORD })).status).toBe(
			200,
		);
		server.clock.set(now);
	});

	it('can be sent again by whoever has the link of an e-mail that has expired', async () => {
		const { email, linkToken: token } = await register(server, { returnTo: '/application' });
		const resend = (body: object) => server.post<Confirmation>('/api/auth/confirm-email/resend', body);
		expect((await resend({ token })).status).toBe(429);
		const now = server.clock.now();
		server.clock.forward(31 * MINUTE_MS);
		expect((await confirm({ token })).status).toBe(400);
		const { status, body } = await resend({ token });
		expect(status).toBe(200);
		const code = /\b\d{6}\b/.exec((await server.mails(email)).at(-1)?.text ?? '')?.[0];
		const done = await confirm({ confirmationId: body.confirmationId, code, password: PASSWORD });
		expect([done.status, done.body.returnTo]).toEqual([200, '/application']);
		expect((await resend({ token })).status).toBe(409);
		// A token of nobody is none: whoever has no other means signs in.
		expect((await resend({ token: 'qırıq' })).status).toBe(401);
		server.clock.set(now);
	});

	it('is possible after signing in, without a handle', async () => {
		const { email } = await register(server);
		const { body } = await login(email, PASSWORD);
		const now = server.clock.now();
		server.clock.forward(MINUTE_MS + 1000);
		expect((await server.post('/api/auth/confirm-email/resend', {}, { token: body.accessToken })).status).toBe(200);
		expect((await server.post('/api/auth/confirm-email/resend', {})).status).toBe(401);
		server.clock.set(now);
	});
});

describe('signing in and out', () => {
	it('says the same of an unknown address and a wrong password', async () => {
		const { email } = await register(server);
		const [wrong, unknown] = [await login(email, 'başqa-şifrə'), await login('heckim@poct.example', 'başqa-şifrə')];
		expect([wrong.status, unknown.status]).toEqual([401, 401]);
		const strip = ({ requestId: _, ...body }: Record<string, unknown>) => body;
		expect(strip({ ...wrong.body })).toEqual(strip({ ...unknown.body }));
	});

	it('refuses a client at the dashboard with that same error', async () => {
		const { email } = await register(server);
		const { status, body } = await login(email, PASSWORD, 'dashboard');
		expect(status).toBe(401);
		expect(body).toMatchObject({ message: 'E-poçt və ya şifrə yanlışdır' });
		expect((await me(await signInStaff(server, 'admin'))).body.role).toBe('admin');
	});

	it('stops after ten failed tries, also with the right password, for that account alone', async () => {
		const [{ email }, other] = [await register(server), await register(server)];
		for (let tries = 0; tries < 10; tries += 1) expect((await login(email, 'yanlış-şifrə')).status).toBe(401);
		expect((await login(email, PASSWORD)).status).toBe(429);
		expect((await login(other.email, PASSWORD)).status).toBe(200);
	});

	it('[NAV-06] logging out revokes the session and clears the cookie', async () => {
		const { token } = await newTraveller(server);
		const { status, cookies } = await server.post('/api/auth/logout', undefined, { token });
		expect(status).toBe(204);
		expect(cookies).toContainEqual(expect.objectContaining({ name: 'accessToken', value: '', path: '/' }));
		expect((await me(token)).status).toBe(401);
	});

	it('ends a session after its time', async () => {
		const { token } = await newTraveller(server);
		const now = server.clock.now();
		server.clock.forward(31 * 24 * 60 * MINUTE_MS);
		expect((await me(token)).status).toBe(401);
		server.clock.set(now);
	});

	it('[SEC-04] ends a traveller’s session after 14 days without a call, and none before', async () => {
		const { token } = await newTraveller(server);
		const now = server.clock.now();
		server.clock.forward(13 * DAY_MS);
		expect((await me(token)).status).toBe(200);
		server.clock.forward(13 * DAY_MS);
		expect((await me(token)).status).toBe(200);
		server.clock.forward(-26 * DAY_MS);
		const { token: idle } = await newTraveller(server);
		server.clock.forward(14 * DAY_MS);
		expect((await me(idle)).status).toBe(401);
		server.clock.set(now);
	});

	it('keeps tokens only as hashes', async () => {
		const { token } = await newTraveller(server);
		const rows = await server.db.select().from(tables.sessions);
		expect(JSON.stringify(rows)).not.toContain(token);
	});
});

describe('a forgotten password', () => {
	const forgot = (email: string) => server.post('/api/auth/forgot-password', { email });
	const linkTo = async (email: string) => {
		const mails = await server.mails(email);
		const text = mails.filter(({ subject }) => subject === 'Yeni şifrə təyin edin').at(-1)?.text ?? '';
		return /reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? '';
	};
	const reset = (token: string, password: string) =>
		server.post<ErrorBody>('/api/auth/reset-password', { token, password });

	it('answers the same for known and unknown addresses', async () => {
		const { email } = await register(server);
		const [known, unknown] = [await forgot(email), await forgot('heckim@poct.example')];
		expect([known.status, unknown.status, known.text, unknown.text]).toEqual([204, 204, '', '']);
		expect(await server.mails('heckim@poct.example')).toEqual([]);
	});

	it('[RTE-04] is replaced on the way to where its owner was going', async () => {
		const { email } = await register(server);
		const way = (returnTo: string) => server.post('/api/auth/forgot-password', { email, returnTo });
		expect((await way('//evil.example')).status).toBe(400);
		expect((await way('/application?countryId=1')).status).toBe(204);
		const letter = (await server.mails(email)).find(({ subject }) => subject === 'Yeni şifrə təyin edin');
		const link = /http\S+reset-password\S+/.exec(letter?.text ?? '')?.[0] ?? '';
		expect(new URL(link).searchParams.get('redirect')).toBe('/application?countryId=1');
	});

	it('is replaced once by the link; all sessions end and a letter tells of it', async () => {
		const { email, token: session } = await newTraveller(server);
		await forgot(email);
		const token = await linkTo(email);
		expect((await reset(token, 'password')).status).toBe(400);
		expect((await reset(token, `${email}1`)).status).toBe(400);
		expect((await reset(token, 'yeni-uzun-parol')).status).toBe(204);
		expect((await reset(token, 'başqa-uzun-parol')).status).toBe(400);
		expect((await me(session)).status).toBe(401);
		expect((await login(email, PASSWORD)).status).toBe(401);
		expect((await login(email, 'yeni-uzun-parol')).status).toBe(200);
		expect((await server.mails(email)).map(({ subject }) => subject)).toContain('Şifrəniz dəyişdirildi');
	});

	const check = (token: string) => server.post<ResetLink & ErrorBody>('/api/auth/reset-password/check', { token });

	it('[RTE-03] has a link that its page can check, as often as it is opened, and that still works afterwards', async () => {
		const { email } = await register(server);
		await server.post('/api/auth/forgot-password', { email, returnTo: '/dashboard' });
		const token = await linkTo(email);
		for (let times = 0; times < 3; times += 1) {
			const { status, body } = await check(token);
			expect([status, body]).toEqual([200, { isInvitation: false, isStaff: false }]);
		}
		expect((await reset(token, 'yeni-uzun-parol')).status).toBe(204);
		const { status, body } = await check(token);
		expect([status, body.errors]).toEqual([400, [{ field: 'token', message: sentences.resetLink }]]);
	});

	it('[RTE-03] has a link that is told of when its time is over, or a newer password was set, or it is none', async () => {
		const { email } = await register(server);
		await forgot(email);
		const early = await linkTo(email);
		await forgot(email);
		const late = await linkTo(email);
		const now = server.clock.now();
		server.clock.forward(30 * MINUTE_MS);
		expect(refusalOf(await check(late))).toEqual([400, 'VALIDATION', 'token']);
		server.clock.set(now);
		expect((await reset(late, 'yeni-uzun-parol')).status).toBe(204);
		expect(refusalOf(await check(early))).toEqual([400, 'VALIDATION', 'token']);
		expect(refusalOf(await check('a'.repeat(43)))).toEqual([400, 'VALIDATION', 'token']);
	});

	it('[SEC-02] has a check that ends an address’s guessing, and keeps nobody from setting a password', async () => {
		const strict = await startTestServer({ checkLink: { tries: 2, seconds: 60 } });
		const ask = (token: string) => strict.post<ResetLink>('/api/auth/reset-password/check', { token });
		const { email } = await register(strict);
		await strict.post('/api/auth/forgot-password', { email });
		const letter = (await strict.mails(email)).at(-1)?.text ?? '';
		const token = /reset-password\?token=([\w-]+)/.exec(letter)?.[1] ?? '';
		for (let times = 0; times < 5; times += 1) expect((await ask(token)).status).toBe(200);
		expect([(await ask('a'.repeat(43))).status, (await ask('b'.repeat(43))).status]).toEqual([400, 400]);
		expect((await ask(token)).status).toBe(429);
		const body = { token, password: 'yeni-uzun-parol' };
		expect((await strict.post('/api/auth/reset-password', body)).status).toBe(204);
		await strict.close();
	});

	it('[SEC-03] is no wrong link when the new one is too weak, and no wrong link of others keeps an office waiting', async () => {
		const { email } = await register(server);
		await forgot(email);
		const token = await linkTo(email);
		for (let tries = 0; tries < 70; tries += 1)
			expect(refusalOf(await reset(`${token.slice(0, -3)}${100 + tries}`, PASSWORD))).toEqual([
				400,
				'VALIDATION',
				'token',
			]);
		for (let tries = 0; tries < 70; tries += 1)
			expect(refusalOf(await reset(token, 'password'))).toEqual([400, 'VALIDATION', 'password']);
		expect((await reset(token, 'yeni-uzun-parol')).status).toBe(204);
	});

	it('[SEC-03] is hashed a few times at most for one link, and the link still works later', async () => {
		const { email } = await register(server);
		await forgot(email);
		const token = await linkTo(email);
		const { passwordResets, users } = tables;
		const [link] = await server.db
			.select({ id: passwordResets.id })
			.from(passwordResets)
			.innerJoin(users, eq(users.id, passwordResets.userId))
			.where(eq(users.email, email));
		const id = link?.id ?? '';
		for (let tries = 0; tries < 5; tries += 1) expect(await server.deps.limits.count('resetLink', id)).toBeNull();
		const { status, headers } = await reset(token, 'yeni-uzun-parol');
		expect([status, Number(headers['retry-after'])]).toEqual([429, expect.any(Number)]);
		await server.deps.limits.forget('resetLink', id);
		expect((await reset(token, 'yeni-uzun-parol')).status).toBe(204);
	});

	it('has a link that dies in 30 minutes', async () => {
		const { email } = await register(server);
		await forgot(email);
		const token = await linkTo(email);
		const now = server.clock.now();
		server.clock.forward(30 * MINUTE_MS);
		expect((await reset(token, 'yeni-uzun-parol')).status).toBe(400);
		server.clock.set(now);
	});

	it('sends no more than three letters in a quarter of an hour', async () => {
		const { email } = await register(server);
		for (let times = 0; times < 5; times += 1) expect((await forgot(email)).status).toBe(204);
		expect((await server.mails(email)).filter(({ subject }) => subject === 'Yeni şifrə təyin edin')).toHaveLength(3);
	});
});

describe('limits by address', () => {
	it('answer 429 with a sentence', async () => {
		const strict = await startTestServer({ forgot: { tries: 1, seconds: 60 } });
		const ask = () => strict.post<ErrorBody>('/api/auth/forgot-password', { email: 'kimse@poct.example' });
		expect((await ask()).status).toBe(204);
		const { status, body } = await ask();
		await strict.close();
		expect(status).toBe(429);
		expect(body).toMatchObject({
			code: 'TOO_MANY_REQUESTS',
			message: expect.stringMatching(
				/^Həddən çox cəhd etdiniz\. (60 saniyədən|1 dəqiqədən) sonra yenidən cəhd edin\.$/,
			),
		});
	});
});
