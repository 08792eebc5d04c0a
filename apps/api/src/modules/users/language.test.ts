import { eq } from 'drizzle-orm';
import type { Agent, Confirmation, Me, OwnData, Session } from 'visa-sdk/contract';
import type { Language } from 'visa-sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../../platform/db/tables';
import { demoStaff } from '../../start';
import { createPaid, createRequest, PASSWORD, registrationForm, signInStaff } from '../../testing/people';
import { roundTripsOf } from '../../testing/roundTrips';
import { startTestServer, type TestServer } from '../../testing/server';
import { refusalOf } from '../../testing/staff';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

/** As the client of a page sends it; null for a caller who names none. */
const on = (language: string | null) => ({ headers: { ...(language && { 'accept-language': language }) } });
const lettersOf = (email: string) => server.mails(email);
const lastOf = async (email: string) => (await lettersOf(email)).at(-1);
const codeIn = (text = '') => /\b\d{6}\b/.exec(text)?.[0] ?? '';
const me = async (token: string) => (await server.get<Me>('/api/users/me', { token })).body;
const logIn = async (email: string, language: string | null, password = PASSWORD) =>
	(await server.post<Session>('/api/auth/login', { email, password }, on(language))).body.accessToken;
const choose = (token: string, language: unknown) =>
	server.call('PUT', '/api/users/me/language', { language }, { token });
const storedOf = async (email: string) =>
	(await server.db.select().from(tables.users).where(eq(tables.users.email, email)))[0]?.language;
const askReset = (email: string, language: string) => server.post('/api/auth/forgot-password', { email }, on(language));

/** Registers on a page in this language. */
async function register(language: string | null, changes: Record<string, unknown> = {}) {
	const form = await registrationForm(server, changes);
	const { body, cookies } = await server.post<Confirmation>('/api/auth/register', form, on(language));
	const browser = Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
	return { email: form.email, form, confirmationId: body.confirmationId, browser };
}

/** Is signed in, with letters in this language. */
async function traveller(language: Language) {
	const { email, confirmationId } = await register(language);
	const code = codeIn((await lastOf(email))?.text);
	const { body } = await server.post<Session>(
		'/api/auth/confirm-email',
		{ confirmationId, code, password: PASSWORD },
		on(language),
	);
	return { email, token: body.accessToken };
}

const subjects = {
	confirm: { az: 'E-poçtunuzu təsdiqləyin', en: 'Confirm your e-mail', ru: 'Подтвердите почту' },
	reset: { az: 'Yeni şifrə təyin edin', en: 'Set a new password', ru: 'Задайте новый пароль' },
} as const;

describe('[ACC-10] letters are in the language of the page', () => {
	it.each([
		['ru', 'ru'],
		['en-GB, az;q=0.5', 'en'],
		['az', 'az'],
		['fr-FR', 'az'],
		['*', 'az'],
		[null, 'az'],
	] as const)('registered on, which is asked for as %s', async (asked, language) => {
		const { email } = await register(asked);
		const letter = await lastOf(email);
		expect(letter?.subject).toBe(subjects.confirm[language]);
		expect(letter?.html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
		expect(codeIn(letter?.text)).not.toBe('');
		expect(await storedOf(email)).toBe(language);
	});

	it('for a request from its making to the money that goes back', async () => {
		const { email, token } = await traveller('ru');
		const { id, reference } = await createPaid(server, token);
		await server.post(`/api/visa-requests/${id}/cancel`, undefined, { token });
		const letters = (await lettersOf(email)).filter(({ subject }) => subject.includes(reference));
		expect(letters.map(({ subject }) => subject.replace(`: ${reference}`, '')).sort()).toEqual([
			'Ваша заявка создана',
			'Заявка отменена',
			'Оплата возвращена',
			'Оплата получена',
		]);
		for (const { text } of letters) expect(text).toContain('Здравствуйте, Leyla!');
		expect(letters.map(({ text }) => text).join()).toMatch(/Результат будет готов не позднее \d+\s[а-я]+\s\d{4}\./);
	});

	it('that a signed-in traveller switches to', async () => {
		const { email, token } = await traveller('az');
		expect((await choose(token, 'en')).status).toBe(204);
		expect((await me(token)).language).toBe('en');
		const { reference } = await createRequest(server, token);
		expect((await lastOf(email))?.subject).toBe(`Your application was made: ${reference}`);
		expect((await choose(token, 'ru')).status).toBe(204);
		await askReset(email, 'az');
		expect((await lastOf(email))?.subject).toBe(subjects.reset.ru);
	});

	it('signed in on; nothing is written where that is the same, or where the caller names none', async () => {
		const { email } = await traveller('az');
		await logIn(email, 'ru');
		expect(await storedOf(email)).toBe('ru');
		await logIn(email, null);
		await logIn(email, '*');
		expect(await storedOf(email)).toBe('ru');
		const sent = await roundTripsOf(() => logIn(email, 'ru'));
		expect(sent.filter(({ text }) => /update "users"/.test(text))).toEqual([]);
		await logIn(email, 'en', 'yanlış-şifrə-idi');
		expect(await storedOf(email)).toBe('ru');
	});

	it('of the code, but not of the link, which may open where nobody has chosen a language', async () => {
		const [byCode, byLink] = [await register('ru'), await register('ru')];
		const code = codeIn((await lastOf(byCode.email))?.text);
		const { confirmationId } = byCode;
		await server.post('/api/auth/confirm-email', { confirmationId, code, password: PASSWORD }, on('en'));
		expect(await storedOf(byCode.email)).toBe('en');
		const token = /token=([\w-]+)/.exec((await lastOf(byLink.email))?.text ?? '')?.[1];
		const from = { ...on('az'), cookies: byLink.browser };
		const done = await server.post<Session>('/api/auth/confirm-email', { token }, from);
		expect(done.body.accessToken).toBeTruthy();
		expect(await storedOf(byLink.email)).toBe('ru');
	});

	it('on which the confirmation is asked for again, or registered again', async () => {
		const { email, form, confirmationId } = await register('az');
		expect((await lastOf(email))?.subject).toBe(subjects.confirm.az);
		server.clock.forward(61_000);
		await server.post('/api/auth/confirm-email/resend', { confirmationId }, on('ru'));
		expect((await lastOf(email))?.subject).toBe(subjects.confirm.ru);
		await server.post('/api/auth/register', form, on('en'));
		expect((await lastOf(email))?.subject).toBe(subjects.confirm.en);
	});

	it('of the account, and not of a stranger who registers its address', async () => {
		const { email } = await traveller('ru');
		await register('en', { email, password: 'başqa-bir-şifrə-yazdım' });
		expect((await lastOf(email))?.subject).toBe('У вас уже есть аккаунт');
		expect(await storedOf(email)).toBe('ru');
	});
});

describe('[ACC-10] the language of letters', () => {
	it('is one of the service’s', async () => {
		const { token } = await traveller('en');
		for (const language of ['de', '', null, undefined, 'RU']) {
			expect((await choose(token, language)).status).toBe(400);
		}
		expect((await me(token)).language).toBe('en');
	});

	it('is taken along with the own data, and goes with them', async () => {
		const { email, token } = await traveller('ru');
		const { id } = await me(token);
		expect((await server.get<OwnData>('/api/users/me/export', { token })).body.user.language).toBe('ru');
		await server.call('DELETE', '/api/users/me', undefined, { token });
		expect((await lastOf(email))?.subject).toBe('Ваш аккаунт удалён');
		const [row] = await server.db.select().from(tables.users).where(eq(tables.users.id, id));
		expect(row?.language).toBe('az');
	});

	it('is Azerbaijani for staff, whatever the page that they sign in on or switch', async () => {
		const [{ email, password } = { email: '', password: '' }] = demoStaff.filter(({ role }) => role === 'admin');
		const token = await logIn(email, 'ru', password);
		expect(refusalOf(await choose(token, 'en'))).toEqual([403, 'FORBIDDEN']);
		await askReset(email, 'en');
		expect((await lastOf(email))?.subject).toBe(subjects.reset.az);
		expect(await storedOf(email)).toBe('az');
	});

	it('is Azerbaijani for an agent who is invited', async () => {
		const admin = await signInStaff(server, 'admin');
		const form = { firstName: 'Orxan', lastName: 'Quliyev', email: 'orxan.dil@viza.example' };
		const { status } = await server.post<Agent>('/api/users/agents', form, { token: admin, ...on('ru') });
		expect(status).toBe(201);
		const letter = await lastOf(form.email);
		expect(letter?.subject).toBe('Viza komandasına dəvət');
		expect(letter?.html).toMatch(/<html[^>]* lang="az"/);
	});
});
