import type { Country, Page, PriceQuote, Service, VisaOption } from 'visa-sdk/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { choose } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';
import { asAdmin, catalogueInput } from '../../testing/staff';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const listed = async (countryName?: string) => {
	const query = { limit: '200', ...(countryName && { countryName }) };
	return (await server.get<Page<Country>>('/api/countries', { query })).body.data;
};
const offered = async <Item>(path: string, id: string) =>
	(await server.get<Page<Item>>(`/api/${path}/country/${id}`)).body.data;

/** What a visitor is charged in total, now and at the embassy. */
async function sumOf(countryId: string, visaOptionId: string, serviceId: string) {
	const question = { countryId, visaOptionId, serviceId, peopleCount: 1, authorized: false };
	const { body } = await server.post<PriceQuote>('/api/visa-requests/get-total-price-unauthorized', question);
	const sums = { now: 0, embassy: 0 };
	for (const { paid, amount } of body.priceLines ?? []) sums[paid] += Math.round(amount * 100);
	return { total: sums.now + sums.embassy, atEmbassy: sums.embassy };
}

it('[CTY-07] each country says the least that quotes of its offer come to, with the embassy’s part, to anybody', async () => {
	const all = await listed();
	for (const name of ['İtaliya', 'Yaponiya', 'Vyetnam', 'Çin']) {
		const country = all.find((one) => one.name === name);
		if (!country) throw new Error(`no ${name}`);
		const [options, services] = [
			await offered<VisaOption>('visa-options', country.id),
			await offered<Service>('services', country.id),
		];
		const sums = [];
		for (const option of options) {
			for (const service of services) sums.push(await sumOf(country.id, option.id, service.id));
		}
		const least = Math.min(...sums.map(({ total }) => total));
		expect(Math.round((country.from?.total ?? 0) * 100), name).toBe(least);
		const { atEmbassy } = country.from ?? { atEmbassy: -1 };
		expect(sums).toContainEqual({ total: least, atEmbassy: Math.round(atEmbassy * 100) });
		expect(country.from?.days).toEqual({ from: 10, to: 15 });
		expect((await server.get<Country>(`/api/countries/${country.id}`)).body).toEqual(country);
	}
});

it('[CTY-07] follows a change of a service at once, and is silent of a country that lacks one', async () => {
	const admin = { services: await asAdmin(server, 'services'), countries: await asAdmin(server, 'countries') };
	const { country } = await choose(server, 'Almaniya');
	const input = catalogueInput('services', { originalPrice: 10, discountedPrice: 5, countryIds: [country.id] });
	const { body: cheap } = await admin.services.create<Service>(input);
	const [seen] = await listed('Almaniya');
	expect(seen?.from).toEqual({ total: 75, atEmbassy: 70, days: null });
	await admin.services.remove(cheap.id);
	expect((await listed('Almaniya'))[0]?.from?.total).toBe(150);

	const { body: bare } = await admin.countries.create<Country>(
		catalogueInput('countries', { name: 'Boş ölkə', code: 'ZZ', isOnOffer: true }),
	);
	const [silent] = await listed('Boş ölkə');
	expect([silent?.id, silent?.from]).toEqual([bare.id, undefined]);
});

it('[SRV-05] services of the demonstration say what they do, and in how many days', async () => {
	const { country } = await choose(server, 'İtaliya');
	for (const { description, estimatedDays } of await offered<Service>('services', country.id)) {
		expect(description).toMatch(/\.$/);
		expect(estimatedDays).not.toBeNull();
	}
});
