import { eq } from 'drizzle-orm';
import type {
	Country,
	CountryRecord,
	NamedItem,
	Page,
	PaymentPage,
	PriceQuote,
	VisaRequestDetail,
} from 'visa-sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../../platform/db/tables';
import { createPaid, newTraveller, requestForm, signInStaff } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';
import { codesCalled } from './countryNames';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const reading = (language: string, token: string | null = null) => ({
	token,
	headers: { 'accept-language': language },
});
const namesOf = ({ body }: { body: Page<{ name: string }> }) => body.data.map(({ name }) => name);
const inOrderOf = (language: string, names: string[]) => names.toSorted(new Intl.Collator(language).compare);

describe('[ACC-09] [CTY-03] countries are called', () => {
	it.each([
		['en', 'Germany', 'Italy'],
		['ru', 'Германия', 'Италия'],
		['az', 'Almaniya', 'İtaliya'],
	])('in %s as its readers call them: %s, and in the order of its letters', async (language, germany, italy) => {
		const list = await server.get<Page<Country>>('/api/countries', reading(language));
		expect(list.headers.vary).toContain('Accept-Language');
		const names = namesOf(list);
		expect(names).toEqual(expect.arrayContaining([germany, italy]));
		if (language !== 'az') expect(names).toEqual(inOrderOf(language, names));
		const found = list.body.data.find(({ name }) => name === italy);
		const one = await server.get<Country>(`/api/countries/${found?.id}`, reading(language));
		expect(one.body).toEqual(found);
	});

	it('page by page, and backwards', async () => {
		const asked = (query: string) => server.get<Page<Country>>(`/api/countries?${query}`, reading('en'));
		const all = namesOf(await asked('limit=200'));
		const second = await asked('limit=3&page=2');
		expect(namesOf(second)).toEqual(all.slice(3, 6));
		expect(second.body).toMatchObject({ page: 2, limit: 3, total: all.length, totalPages: Math.ceil(all.length / 3) });
		expect(namesOf(await asked('limit=200&sort=-name'))).toEqual(all.toReversed());
		expect(new Set(namesOf(await asked('limit=200&sort=additionalServices')))).toEqual(new Set(all));
		expect(namesOf(await asked('countryName=Almaniya'))).toEqual(['Germany']);
	});

	it.each(['en', 'ru'])('and each is found by the name that it has in %s', async (language) => {
		const { body } = await server.get<Page<Country>>('/api/countries?limit=200', reading(language));
		for (const { name } of body.data) {
			const query = { countryName: name };
			expect(namesOf(await server.get('/api/countries', { ...reading(language), query })), name).toContain(name);
		}
		const all = (await server.get<Page<NamedItem>>('/api/citizenships', reading(language))).body.data;
		for (const { name } of all) expect(codesCalled(name, 'en', 'ru').length, name).toBeGreaterThan(0);
	});

	it('by staff as they wrote them, whatever they read', async () => {
		const token = await signInStaff(server, 'admin');
		const { body } = await server.get<Page<CountryRecord>>(
			'/api/countries?view=catalogue&limit=200',
			reading('en', token),
		);
		const italy = body.data.find(({ name }) => name === 'İtaliya');
		const one = await server.get<CountryRecord>(`/api/countries/${italy?.id}`, reading('en', token));
		expect(one.body.name).toBe('İtaliya');
	});

	it('whatever staff call them, and by that name if no other is known', async () => {
		const rename = (name: string, iso2: string) =>
			server.db.update(tables.countries).set({ name, iso2 }).where(eq(tables.countries.name, 'Yaponiya'));
		await rename('Günəşin ölkəsi', 'JP');
		const asked = () => server.get<Page<Country>>('/api/countries?limit=200', reading('en'));
		expect(namesOf(await asked())).toContain('Japan');
		// Nobody's, a group of countries, another name of Great Britain, and a country that is no more.
		for (const iso2 of ['QX', 'EU', 'UK', 'SU']) {
			await server.db.update(tables.countries).set({ iso2 }).where(eq(tables.countries.name, 'Günəşin ölkəsi'));
			expect(namesOf(await asked()), iso2).toContain('Günəşin ölkəsi');
		}
	});
});

describe('[ACC-09] [RTE-03] citizenships and countries of residence', () => {
	it.each(['citizenships', 'resident-countries'])('are chosen by the reader’s names: %s', async (section) => {
		const list = async (language: string, token: string | null = null) =>
			(await server.get<Page<NamedItem>>(`/api/${section}`, reading(language, token))).body.data;
		const [az, ru] = [await list('az'), await list('ru')];
		expect(ru).toHaveLength(az.length);
		const [german] = az.filter(({ name }) => name === 'Almaniya');
		const told = ru.find(({ id }) => id === german?.id);
		expect(told?.name).toBe('Германия');
		expect(told?.aliases).toEqual(['Almaniya', 'Germany', 'DE', 'DEU']);
		const names = ru.map(({ name }) => name);
		expect(names).toEqual(inOrderOf('ru', names));
		expect(await list('ru', await signInStaff(server, 'admin'))).toEqual(az);
	});
});

it('[ACC-09] a request names its country by its code, whatever its flag and its name are', async () => {
	const { token } = await newTraveller(server);
	const form = await requestForm(server, token, {}, 'Yunanıstan');
	const named = { name: 'Qardaş ölkə', image: '/flags/DE.svg' };
	await server.db.update(tables.countries).set(named).where(eq(tables.countries.id, form.countryId));
	const { body } = await server.post<PaymentPage>('/api/visa-requests', form, { token });
	const asked = await server.get<VisaRequestDetail>(`/api/visa-requests/${body.id}`, reading('en', token));
	expect(asked.body.country).toEqual({ id: form.countryId, name: 'Greece', image: named.image });
});

it('[ACC-09] [REV-13] [ACC-01] a price and a request name the country in the language of whoever pays', async () => {
	const { token } = await newTraveller(server);
	const form = await requestForm(server, token);
	const question = { ...form, authorized: true };
	const quoted = await server.call<PriceQuote>(
		'POST',
		'/api/visa-requests/get-total-price',
		question,
		reading('en', token),
	);
	const feeOf = (lines: PriceQuote['priceLines']) => lines?.find(({ kind }) => kind === 'countryFee')?.label;
	expect(feeOf(quoted.body.priceLines)).toBe('Italy');
	const { id } = await createPaid(server, token);
	const asked = (language: string, by: string) =>
		server.get<VisaRequestDetail>(`/api/visa-requests/${id}`, reading(language, by));
	expect((await asked('ru', token)).body.country.name).toBe('Италия');
	const mine = await server.get<Page<VisaRequestDetail>>('/api/visa-requests/me', reading('en', token));
	expect(mine.body.data.map(({ country }) => country.name)).toContain('Italy');
	expect((await asked('ru', await signInStaff(server, 'admin'))).body.country.name).toBe('İtaliya');
});
