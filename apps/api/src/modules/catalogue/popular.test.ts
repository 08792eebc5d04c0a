import { eq } from 'drizzle-orm';
import type { Country } from 'visa-sdk/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '../../platform/clock';
import { tables } from '../../platform/db/tables';
import { choose, createRequest, newTraveller } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';
import { asAdmin } from '../../testing/staff';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const popular = async (query: Record<string, string> = {}) => {
	const { status, body } = await server.get<Country[]>('/api/countries/popular', { query });
	expect(status).toBe(200);
	return body.map(({ name }) => name);
};
/** As for someone who asks a quarter of an hour later. */
const wait = () => server.clock.forward(15 * 60_000);

it('the popular countries are those with most requests in the last year, none before the first, and none that were cancelled', async () => {
	expect(await popular()).toEqual([]);
	const { token } = await newTraveller(server);
	for (const name of ['Yaponiya', 'İtaliya', 'Yaponiya', 'Çin']) {
		const { country, visaType, visaOption, service } = await choose(server, name);
		const ids = { countryId: country.id, visaTypeId: visaType.id, visaOptionId: visaOption.id, serviceId: service.id };
		await createRequest(server, token, ids);
	}
	wait();
	expect(await popular()).toEqual(['Yaponiya', 'Çin', 'İtaliya']);
	expect(await popular({ limit: '2' })).toEqual(['Yaponiya', 'Çin']);

	const admin = await asAdmin(server, 'countries');
	const { country } = await choose(server, 'Çin');
	await admin.update(country.id, { ...country, code: 'CN', isOnOffer: false, version: 1 });
	expect(await popular()).toEqual(['Yaponiya', 'İtaliya']);

	const { country: japan, visaType, visaOption, service } = await choose(server, 'Yaponiya');
	const ids = { countryId: japan.id, visaTypeId: visaType.id, visaOptionId: visaOption.id, serviceId: service.id };
	await server.db
		.update(tables.visaRequests)
		.set({ status: 'CANCELLED' })
		.where(eq(tables.visaRequests.countryId, japan.id));
	await createRequest(server, token, ids);
	wait();
	expect(await popular()).toEqual(['İtaliya', 'Yaponiya']);
	await server.db
		.update(tables.visaRequests)
		.set({ status: 'CANCELLED' })
		.where(eq(tables.visaRequests.countryId, japan.id));
	wait();
	expect(await popular()).toEqual(['İtaliya']);

	server.clock.forward(366 * DAY_MS);
	expect(await popular()).toEqual([]);
	expect((await server.get('/api/countries/popular', { query: { limit: '0' } })).status).toBe(400);
});
