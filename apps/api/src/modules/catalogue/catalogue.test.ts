import { type Country, type NamedItem, type Page, paged, Service, VisaOption, VisaType } from 'visa-sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { choose } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';
import { asAdmin } from '../../testing/staff';
import { sortKey } from '../kept/sorting';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const names = async (countryName: string) =>
	(await server.get<Page<Country>>('/api/countries', { query: { countryName, limit: '200' } })).body.data.map(
		({ name }) => name,
	);

describe('countries', () => {
	it.each(['i', 'İ', 'ita', 'İTALİYA', 'italiya', 'ITALIYA', ' italiya ', 'Italy', 'IT', 'ITA'])(
		'[CTY-02] %s finds İtaliya',
		async (text) => {
			expect(await names(text)).toContain('İtaliya');
		},
	);

	it('[CTY-02] finds English names by the beginnings of their words', async () => {
		expect(await names('ita')).toEqual(['İtaliya']);
		expect(await names('united k')).toEqual(['Birləşmiş Krallıq']);
	});

	it('[CTY-02] [ACC-09] finds Russian names by the beginnings of their words', async () => {
		expect(await names('Герм')).toEqual(['Almaniya']);
		expect(await names('великобр')).toEqual(['Birləşmiş Krallıq']);
		expect(await names('мания')).toEqual([]);
	});

	it('[CTY-02] finds without diacritics', async () => {
		expect(await names('cin')).toContain('Çin');
		expect(await names('erəb')).toContain('Birləşmiş Ərəb Əmirlikləri');
	});

	it.each(['%', '_', '\\', '%%%', '|', "' or 1=1 --"])('[CTY-05] takes %s for the letter that it is', async (text) => {
		expect(await names(text)).toEqual([]);
	});

	it('are sorted by the Azerbaijani alphabet', async () => {
		const all = await names('');
		expect(all).toEqual([...all].sort(new Intl.Collator('az').compare));
		expect(all.length).toBeGreaterThanOrEqual(12);
	});

	it('come in pages, in a stable order, and empty past the end', async () => {
		const page = async (number: number) =>
			(await server.get<Page<Country>>('/api/countries', { query: { page: String(number), limit: '5' } })).body;
		const [one, two, far] = [await page(1), await page(2), await page(9999)];
		expect(new Set([...one.data, ...two.data].map(({ id }) => id)).size).toBe(10);
		expect(one).toMatchObject({ page: 1, limit: 5, total: two.total, totalPages: Math.ceil(one.total / 5) });
		expect(far).toMatchObject({ data: [], page: 9999, total: one.total });
	});

	it('[REV-02] come with and without a fee, with permissions paid now and at the embassy', async () => {
		const { data } = (await server.get<Page<Country>>('/api/countries', { query: { limit: '200' } })).body;
		expect(data.some(({ additionalServices }) => additionalServices === 0)).toBe(true);
		expect(data.some(({ additionalServices }) => additionalServices > 0)).toBe(true);
		expect(new Set(data.map(({ isVisaOptionIsPayedDirectly }) => isVisaOptionIsPayedDirectly)).size).toBe(2);
	});

	it('have flags that any page may keep', async () => {
		const { country } = await choose(server);
		const flag = await server.get(country.image);
		expect(flag.status).toBe(200);
		expect(flag.headers['content-type']).toContain('image/svg+xml');
		expect(flag.headers['cache-control']).toContain('immutable');
		expect((await server.get('/flags/..%2Fpackage.svg')).status).toBe(404);
		expect((await server.get('/flags/qq.svg')).status).toBe(404);
	});

	it('have a plain flag where none was drawn, for no longer than a day', async () => {
		const flag = await server.get('/flags/QQ.svg');
		expect(flag.status).toBe(200);
		expect(flag.headers['content-type']).toContain('image/svg+xml');
		expect(flag.headers['cache-control']).toBe('public, max-age=86400');
	});
});

describe('what a country offers', () => {
	it('[API-01] is listed by country', async () => {
		const { country } = await choose(server);
		const list = async (path: string) => (await server.get(`/api/${path}/country/${country.id}`)).body;
		const types = paged(VisaType).parse(await list('visa-types'));
		expect(types.data[0]?.requiredDocuments).toContain('\n');
		expect(types.limit).toBe(100);
		expect(paged(VisaOption).parse(await list('visa-options')).data.length).toBeGreaterThan(0);
		const services = paged(Service).parse(await list('services')).data;
		expect(services.some(({ originalPrice, discountedPrice }) => originalPrice !== discountedPrice)).toBe(true);
	});

	it('is nothing for a country that is not on offer', async () => {
		const { status } = await server.get('/api/visa-types/country/01890a5d-ac96-774b-bcce-b302099a8057');
		expect(status).toBe(404);
	});
});

describe('names', () => {
	it('of citizenships and countries of residence are all there, in one page', async () => {
		for (const path of ['/api/citizenships', '/api/resident-countries']) {
			const { data, total } = (await server.get<Page<NamedItem>>(path)).body;
			expect(data.length).toBe(total);
			expect(data.map(({ name }) => name)).toContain('Azərbaycan');
		}
	});

	it.each(['/api/citizenships', '/api/resident-countries'])(
		'[ACC-09] of %s are found in three languages and by codes, as countries are',
		async (path) => {
			const found = async (search: string) =>
				(await server.get<Page<NamedItem>>(path, { query: { search } })).body.data.map(({ name }) => name);
			for (const typed of ['Almaniya', 'germany', 'DEU', 'Герм']) expect(await found(typed)).toEqual(['Almaniya']);
			expect(await found('Россия')).toEqual(['Rusiya']);
			expect(await found('мания')).toEqual([]);
			const { data } = (await server.get<Page<NamedItem>>(path)).body;
			const aliasesOf = (name: string) => data.find((one) => one.name === name)?.aliases;
			expect(aliasesOf('Almaniya')).toEqual(['Germany', 'DE', 'DEU', 'Германия']);
			expect(aliasesOf('Azərbaycan')).toContain('Азербайджан');
		},
	);

	it.each(['citizenships', 'resident-countries'])(
		'[ACC-09] of /%s stay their country’s under a name of one’s own, until they are called after another',
		async (path) => {
			const admin = await asAdmin(server, path);
			const found = async (search: string) =>
				(await server.get<Page<NamedItem>>(`/api/${path}`, { query: { search } })).body.data.map(({ name }) => name);
			const rename = async (name: string) => {
				const [was] = (await server.get<Page<NamedItem>>(`/api/${path}`, { query: { search: 'Nigeria' } })).body.data;
				return (await admin.update<NamedItem>(was?.id ?? '', { name, version: was?.version })).body;
			};
			const [{ aliases } = { aliases: [] }] = (
				await server.get<Page<NamedItem>>(`/api/${path}`, { query: { search: 'Nigeriya' } })
			).body.data;
			for (const name of ['Nigeriya Federativ Respublikası', 'Abuca Federasiyası']) {
				expect((await rename(name)).aliases).toEqual(expect.arrayContaining(['Nigeriya', ...aliases]));
				for (const typed of ['Nigeriya', 'Nigeria', 'NGA', 'Нигерия']) expect(await found(typed)).toEqual([name]);
			}
			expect((await rename('Antarktika')).aliases).toContain('ATA');
			expect(await found('Nigeria')).toEqual([]);
			expect(await found('Антарктида')).toEqual(['Antarktika']);
		},
	);

	it('[ACC-09] that are no country’s are found by themselves alone', async () => {
		const admin = await asAdmin(server, 'citizenships');
		const { body } = await admin.create<NamedItem>({ name: 'Vətəndaşlığı olmayan' });
		expect(body.aliases).toEqual([]);
		const { data } = (await server.get<Page<NamedItem>>('/api/citizenships', { query: { search: 'olmayan' } })).body;
		expect(data).toEqual([body]);
	});

	it.each([
		['Efiopiya', 'Əlcəzair'],
		['Hindistan', 'Xorvatiya'],
		['Kanada', 'Qana'],
		['İndoneziya', 'Jamayka'],
		['Oman', 'Özbəkistan'],
		['Çin', 'Danimarka'],
		['Sudan', 'Şri Lanka'],
		['Qətər', 'Latviya'],
	])('%s comes before %s', (first, second) => {
		expect(sortKey(first) < sortKey(second)).toBe(true);
	});
});
