import type { ErrorBody, PaymentPage } from 'visa-sdk/contract';
import { type Language, speeches } from 'visa-sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../platform/db/tables';
import { sentences } from '../platform/sentences';
import { createPaid, newTraveller, signInStaff } from '../testing/people';
import { startTestServer, type TestServer } from '../testing/server';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer({ login: { tries: 2, seconds: 610 } });
});
afterAll(() => server.close());

const asking = (language: string | undefined) => ({
	token: null,
	headers: { 'content-type': 'application/json', ...(language !== undefined && { 'accept-language': language }) },
});
const post = (path: string, language: string, body: unknown) =>
	server.call<ErrorBody>('POST', path, JSON.stringify(body), asking(language));

describe('[ACC-09] a refusal is told', () => {
	it.each<[string, string | undefined, Language]>([
		['in Russian to whoever asks for it', 'ru', 'ru'],
		['in English to whoever asks for it', 'en', 'en'],
		['in Azerbaijani to whoever asks for it', 'az', 'az'],
		['in Azerbaijani to whoever asks for nothing', undefined, 'az'],
		['in Azerbaijani to whoever takes anything', '*', 'az'],
		['in Azerbaijani to whoever asks for what is not there', 'fr-FR, de;q=0.7', 'az'],
		['in Azerbaijani to whoever sends nonsense', ';;q=,,;=русский', 'az'],
		['in the language of a country’s kind of it', 'en-GB', 'en'],
		['in the language that is liked best', 'az;q=0.2, en;q=0.5, ru;q=0.9', 'ru'],
		['in the next one when the best is not there', 'fr, tr;q=0.9, en;q=0.8, ru;q=0.7', 'en'],
		['in none that is not wanted', 'ru;q=0, en', 'en'],
		['whatever the case of the letters', 'RU-ru', 'ru'],
	])('%s', async (_who, header, language) => {
		const sent = header && /[^\x20-\x7e]/.test(header) ? Buffer.from(header).toString('latin1') : header;
		const { status, body, headers } = await server.call<ErrorBody>('GET', '/api/users/me', undefined, asking(sent));
		expect([status, body.message]).toEqual([401, speeches[language].said(sentences.signIn)]);
		expect(headers['content-language']).toBe(language);
		expect(headers['cache-control']).toBe('no-store');
	});

	it('field by field', async () => {
		const { status, body } = await post('/api/auth/forgot-password', 'en', { email: 'nobody' });
		expect(status).toBe(400);
		const sentence = 'Write the e-mail address in full, for example: name@post.az';
		expect([body.message, body.errors]).toEqual([sentence, [{ field: 'email', message: sentence }]]);
	});

	it('where nothing is found, and where an address is none', async () => {
		for (const path of ['/api/nowhere', '/api/countries/x', '/api/%E0%A4%A']) {
			const { body } = await server.call<ErrorBody>('GET', path, undefined, asking('ru'));
			expect(body.message, path).toMatch(/^\p{Script=Cyrillic}/u);
		}
	});

	it('with how long to wait, counted as the language counts', async () => {
		const guess = (language: string) =>
			post('/api/auth/login', language, { email: 'nobody@example.az', password: 'wrong-password' });
		for (let tries = 0; tries < 2; tries += 1) expect((await guess('ru')).status).toBe(401);
		const { status, body } = await guess('ru');
		expect(status).toBe(429);
		expect(body.message).toBe('Слишком много неудачных попыток. Повторите через 11 минут.');
		expect((await guess('en')).body.message).toBe('Too many failed tries. Try again in 11 minutes.');
	});
});

describe('[ACC-09] what staff read of a request', () => {
	it('names who was first, in the language asked for', async () => {
		const { token } = await newTraveller(server);
		const { id }: PaymentPage = await createPaid(server, token);
		const [agent, admin] = [await signInStaff(server, 'agent'), await signInStaff(server, 'admin')];
		const claim = (who: string | null, language: string) =>
			server.call<ErrorBody>('POST', `/api/visa-requests/${id}/claim`, undefined, {
				token: who,
				headers: { 'accept-language': language },
			});
		expect((await claim(agent, 'ru')).status).toBe(200);
		const late = await claim(admin, 'en');
		expect([late.status, late.body.message]).toEqual([
			409,
			expect.stringMatching(/ has already taken this application$/),
		]);
	});

	it('is in that language also where many were asked for at once', async () => {
		const admin = await signInStaff(server, 'admin');
		const [country] = await server.db.select().from(tables.countries).limit(1);
		const many = await server.call<{ results: { message: string | null }[] }>(
			'POST',
			'/api/countries/bulk',
			JSON.stringify({ action: 'archive', ids: ['00000000-0000-7000-8000-000000000000', country?.id] }),
			{ token: admin, headers: { 'content-type': 'application/json', 'accept-language': 'en' } },
		);
		expect(many.body.results.map(({ message }) => message)).toEqual(['The country was not found', null]);
	});
});
