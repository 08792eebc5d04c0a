import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contract, type Endpoint, nothing } from '../contract';
import {
	createHandlers,
	createWorld,
	handlersFor,
	MOCK_INVITATION_TOKEN,
	MOCK_PROMOCODE,
	MOCK_WRONG_PASSWORD,
	mockId,
	mockTraveller,
} from '../mocks';
import { businessToday, earliestStart, sentences, toIso } from '../rules';
import { createClient } from './index';

const baseUrl = 'http://viza.test/api';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
	server.resetHandlers();
	server.events.removeAllListeners();
});
afterAll(() => server.close());

const start = earliestStart(businessToday());
const question = { countryId: mockId('c', 1), serviceId: mockId('d', 1), visaOptionId: mockId('b', 1), peopleCount: 2 };
const newRequest = {
	...question,
	visaTypeId: mockId('a', 1),
	document: '/uploads/one',
	startDate: toIso(start),
	endDate: toIso(start.add({ days: 7 })),
};
const png = () => new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'pasport.png');

it('[NAV-06] [ACC-10] signing out, or another language, is sent to its end though the page is left; what a page has no use for any more is not', async () => {
	const kept: unknown[] = [];
	const client = createClient({
		baseUrl,
		fetch: async (_url, init) => {
			kept.push(init?.keepalive);
			return Response.json({});
		},
	});
	await client.auth.logout();
	await client.users.setLanguage({ language: 'ru' });
	await client.users.me();
	expect(kept).toEqual([true, true, undefined]);
});

describe('client and contract', () => {
	const every = Object.entries(contract).flatMap(([resource, endpoints]) =>
		Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({ resource, name, endpoint })),
	);

	/** Makes a call with what its path needs. */
	async function ask({ resource, name, endpoint }: (typeof every)[number], fetchNow: typeof fetch) {
		const client = createClient({ baseUrl: '', fetch: fetchNow });
		const calls: Record<string, Record<string, (...args: never[]) => Promise<unknown>>> = client;
		const params = Object.fromEntries([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key, `the ${key}`]));
		const args = Object.keys(params).length > 0 ? [params] : endpoint.isMultipart ? [png()] : [{}];
		return calls[resource]?.[name]?.(...(args as never[]));
	}

	it.each(every)('[API-01] $resource.$name calls $endpoint.method $endpoint.path', async (one) => {
		const { method, path, response } = one.endpoint;
		const seen: string[] = [];
		await ask(one, async (url, init) => {
			seen.push(`${init?.method} ${url}`);
			return response === nothing ? new Response(null, { status: 204 }) : Response.json({});
		});
		expect(seen).toEqual([`${method} ${path.replace(/\{(\w+)\}/g, 'the%20$1')}`]);
	});

	const answered = every.filter(({ endpoint }) => !endpoint.isEventStream);
	it.each(answered)(
		'[API-06] $resource.$name is answered with content, or with none, as the contract says',
		async (one) => {
			for (const status of [200, 204]) {
				const asked = ask(one, async () => new Response(null, { status }));
				if (one.endpoint.response === nothing) expect(await asked).toBeUndefined();
				else await expect(asked).rejects.toMatchObject({ statusCode: 500, code: 'UNREADABLE' });
			}
		},
	);
});

describe('client and mocks, every call there and back', () => {
	const client = createClient({ baseUrl, getToken: () => 'token' });
	const as = (user: typeof mockTraveller | null) => server.use(...createHandlers(createWorld({ user }), { baseUrl }));

	it('[API-01] reads the catalogue', async () => {
		as(null);
		const countries = await client.countries.list({ page: 1, limit: 200, countryName: 'i' });
		expect(countries.data.map(({ name }) => name)).toContain('İtaliya');
		expect(countries.total).toBe(countries.data.length);
		const [first] = countries.data;
		expect(await client.countries.get({ id: first?.id ?? '' })).toEqual(first);
		const countryId = question.countryId;
		expect((await client.visaTypes.ofCountry({ countryId })).limit).toBe(100);
		expect((await client.visaOptions.ofCountry({ countryId }, { page: 1, limit: 1 })).data).toHaveLength(1);
		expect((await client.services.ofCountry({ countryId }, { page: 9 })).data).toEqual([]);
		expect((await client.citizenships.list()).data.length).toBeGreaterThan(0);
		expect((await client.residentCountries.list({ page: 1 })).data.length).toBeGreaterThan(0);
		expect((await client.settings.get()).isDemo).toBe(true);
	});

	it('[API-01] registers, confirms, signs in and out', async () => {
		as(null);
		await expect(client.users.me()).rejects.toMatchObject({ statusCode: 401, code: 'UNAUTHENTICATED' });
		const { confirmationId } = await client.auth.register({
			firstName: 'Aysel',
			lastName: 'Mammadova',
			email: 'Aysel@Example.az ',
			phone: '+994 50 123 45 67',
			password: 'long enough',
			dateOfBirth: '1994-03-21',
			gender: 'female',
			citizenshipId: mockId('e', 1),
			residentCountryId: mockId('f', 1),
			isTermsAccepted: true,
		});
		expect(await client.users.me()).toMatchObject({ email: 'aysel@example.az', isEmailConfirmed: false });
		await expect(client.visaRequests.create(newRequest)).rejects.toMatchObject({ code: 'EMAIL_NOT_CONFIRMED' });
		await client.auth.resendConfirmation({ confirmationId });
		await expect(client.auth.confirmEmail({ confirmationId, code: '000000' })).rejects.toMatchObject({
			statusCode: 400,
		});
		expect(await client.auth.confirmEmail({ confirmationId, code: '123456' })).toHaveProperty('accessToken');
		expect((await client.users.me()).isEmailConfirmed).toBe(true);
		const [token, other] = ['x'.repeat(20), { email: 'leyla@example.com' }];
		expect(await client.auth.confirmEmail({ token })).toEqual(other);
		await expect(client.auth.confirmEmail({ token, password: MOCK_WRONG_PASSWORD })).rejects.toMatchObject({
			errors: [{ field: 'password', message: sentences.wrongPassword }],
		});
		expect(await client.auth.confirmEmail({ token, newPassword: 'another one' })).toHaveProperty('accessToken');
		expect(await client.users.me()).toMatchObject(other);
		expect(await client.auth.logout()).toBeUndefined();
		await expect(client.users.me()).rejects.toMatchObject({ statusCode: 401 });
		await client.auth.forgotPassword({ email: 'aysel@example.az' });
		await client.auth.resetPassword({ token: 'x'.repeat(20), password: 'another one' });
		expect(await client.auth.login({ email: 'aysel@example.az', password: 'another one' })).toHaveProperty(
			'accessToken',
		);
	});

	it('[API-07] quotes, activates a promo code, creates, pays and cancels', async () => {
		as(mockTraveller);
		expect(await client.countries.popular()).toEqual([]);
		const before = await client.visaRequests.quote(question, true);
		expect(before).toEqual({
			totalPrice: 30 * 2 + 60,
			priceLines: [
				{ kind: 'countryFee', amount: 60, paid: 'now', count: 2, label: 'Almaniya' },
				{ kind: 'permission', amount: 120, paid: 'embassy', count: 2, label: 'Birdəfəlik giriş' },
				{ kind: 'service', amount: 60, paid: 'now', count: 1, label: 'Standart' },
			],
		});
		expect(await client.promocodes.activate({ code: ` ${MOCK_PROMOCODE.toLowerCase()} ` })).toEqual({
			code: MOCK_PROMOCODE,
		});
		expect(await client.visaRequests.quote(question, true)).toMatchObject({
			totalPrice: 114,
			originalPriceWithoutDiscount: 60,
			promoDiscount: 6,
		});
		expect(await client.visaRequests.quote(question, false)).toEqual(before);

		const created = await client.visaRequests.create(newRequest, { idempotencyKey: 'one review' });
		expect(await client.visaRequests.create(newRequest, { idempotencyKey: 'one review' })).toEqual(created);
		expect((await client.visaRequests.mine()).data.map(({ id }) => id)).toEqual([created.id]);
		expect((await client.countries.popular({ limit: 3 })).map(({ id }) => id)).toEqual([question.countryId]);
		const token = 'a return token long enough';
		expect(await client.payments.comeBack({ token, outcome: 'cancel' })).toMatchObject({ status: 'PAYMENT_FAILED' });
		const { totalPrice } = await client.visaRequests.get({ id: created.id });
		// A total other than the told one isn't paid: neither with a new page nor, from an old screen, with the open
		// one.
		const reopen = (told?: number) =>
			client.visaRequests.reopenPayment({ id: created.id }, { ...(told !== undefined && { totalPrice: told }) });
		const refusal = { statusCode: 409, code: 'PRICE_CHANGED', totalPrice };
		await expect(reopen(totalPrice + 5)).rejects.toMatchObject(refusal);
		expect((await reopen(totalPrice)).paymentUrl).toContain('https://');
		await expect(reopen(totalPrice + 5)).rejects.toMatchObject(refusal);
		expect((await reopen()).paymentUrl).toContain('https://');
		expect(await client.visaRequests.submitPayment({ id: created.id })).toMatchObject({ status: 'SUBMITTED' });
		await expect(reopen(totalPrice)).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
		expect(await client.visaRequests.cancel({ id: created.id })).toMatchObject({
			status: 'CANCELLED',
			attemptStatus: 'REFUNDED',
		});
		const other = await client.visaRequests.create(newRequest);
		expect(await client.visaRequests.cancel({ id: other.id })).toMatchObject({ status: 'CANCELLED' });
	});

	it('[VAL-02] a refused body comes back with every field named', async () => {
		as(mockTraveller);
		await expect(client.visaRequests.create({ ...newRequest, countryId: '', document: '' })).rejects.toMatchObject({
			statusCode: 400,
			message: 'Ölkə seçilməyib',
			errors: [
				{ field: 'countryId', message: 'Ölkə seçilməyib' },
				{ field: 'document', message: 'Şəxsiyyət vəsiqənin üst tərəfi tələb olunur' },
			],
		});
		await expect(
			client.visaRequests.create({ ...newRequest, startDate: toIso(start.subtract({ days: 1 })) }),
		).rejects.toMatchObject({ errors: [{ field: 'startDate', message: 'Başlanğıc tarix düzgün deyil' }] });
	});

	it('[API-01] the holder of a return token acts on the payment without signing in', async () => {
		const world = createWorld({ user: mockTraveller });
		server.use(...createHandlers(world, { baseUrl }));
		const { id } = await client.visaRequests.create(newRequest);
		world.user = null;
		await expect(client.visaRequests.cancel({ id })).rejects.toMatchObject({ statusCode: 401 });
		expect(await client.visaRequests.cancel({ id }, { returnToken: 'the token' })).toMatchObject({
			status: 'CANCELLED',
		});
	});

	it('[UPL-06] an image goes as multipart `file` with its folder', async () => {
		as(null);
		const urls: string[] = [];
		server.events.on('request:start', ({ request }) => urls.push(request.url));
		expect(await client.uploads.image(png(), { folder: 'not_authorized_users' })).toEqual([
			{ url: '/uploads/mock-image-1' },
		]);
		expect(urls).toEqual([`${baseUrl}/uploads/image?folder=not_authorized_users`]);
		await expect(client.uploads.image(new File(['text'], 'a.png'))).rejects.toMatchObject({ code: 'UPLOAD_REFUSED' });
		expect((await client.uploads.link({ key: 'mock image' })).url).toContain('mock image');
	});

	it('[UPL-09] several images go one at a time and their urls are joined with commas', async () => {
		let open = 0;
		let mostOpen = 0;
		server.events.on('request:start', () => {
			mostOpen = Math.max(mostOpen, ++open);
		});
		server.events.on('response:mocked', () => {
			open--;
		});
		as(null);
		expect(await client.uploads.images([png(), png(), png()], { folder: 'a' })).toBe(
			'/uploads/mock-image-1,/uploads/mock-image-2,/uploads/mock-image-3',
		);
		expect(mostOpen).toBe(1);
		expect(await client.uploads.images([])).toBe('');
	});
});

describe('scenarios', () => {
	const client = createClient({ baseUrl });

	it('failing answers every call with 500', async () => {
		server.use(...handlersFor('failing', { baseUrl }));
		await expect(client.countries.list()).rejects.toMatchObject({ statusCode: 500, code: 'UNEXPECTED' });
	});

	it('emptyCatalogue has nothing on offer', async () => {
		server.use(...handlersFor('emptyCatalogue', { baseUrl }));
		expect(await client.countries.list()).toEqual({ data: [], page: 1, limit: 20, total: 0, totalPages: 0 });
	});

	it('usedLinks says of each link for a password what it was, before and after one is typed', async () => {
		server.use(...handlersFor('usedLinks', { baseUrl }));
		const told = (token: string) => ({ statusCode: 400, errors: [{ field: 'token', message: toldOf[token] }] });
		const toldOf: Record<string, string> = {
			any: sentences.resetLink,
			[MOCK_INVITATION_TOKEN]: sentences.invitationLink,
		};
		for (const token of Object.keys(toldOf)) {
			await expect(client.auth.checkResetLink({ token })).rejects.toMatchObject(told(token));
			const reset = client.auth.resetPassword({ token, password: 'dağların-arxasında' });
			await expect(reset).rejects.toMatchObject(told(token));
		}
	});

	it('the link of an invitation works once', async () => {
		server.use(...handlersFor('visitor', { baseUrl }));
		const token = MOCK_INVITATION_TOKEN;
		expect(await client.auth.checkResetLink({ token })).toEqual({ isInvitation: true, isStaff: true });
		expect(await client.auth.checkResetLink({ token: 'any' })).toEqual({ isInvitation: false, isStaff: false });
		await client.auth.resetPassword({ token, password: 'dağların-arxasında' });
		await expect(client.auth.checkResetLink({ token })).rejects.toMatchObject({ statusCode: 400 });
	});

	it('priceChanging refuses the old total with the new one', async () => {
		server.use(...handlersFor('priceChanging', { baseUrl }));
		const { totalPrice } = await client.visaRequests.quote(question, true);
		await expect(client.visaRequests.create({ ...newRequest, totalPrice })).rejects.toMatchObject({
			statusCode: 409,
			code: 'PRICE_CHANGED',
			totalPrice: totalPrice + 5,
		});
		await client.visaRequests.create({ ...newRequest, totalPrice: totalPrice + 5 });
	});

	it('visitor and signedInTraveller differ in the current user', async () => {
		server.use(...handlersFor('visitor', { baseUrl }));
		await expect(client.users.me()).rejects.toMatchObject({ statusCode: 401 });
		server.use(...handlersFor('signedInTraveller', { baseUrl }));
		expect(await client.users.me()).toEqual(mockTraveller);
	});

	it('slow answers after a while', async () => {
		server.use(...handlersFor('slow', { baseUrl, delayMs: 50 }));
		const before = performance.now();
		await client.settings.get();
		expect(performance.now() - before).toBeGreaterThanOrEqual(45);
	});
});
