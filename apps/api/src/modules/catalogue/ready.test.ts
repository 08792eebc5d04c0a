import { eq } from 'drizzle-orm';
import type { Country, Page } from 'visa-sdk/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../../platform/db/tables';
import { choose, signInStaff } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const list = (headers: Record<string, string> = {}) => server.get<Page<Country>>('/api/countries', { headers });

it('[API-01] a browser that has the list hears that it is still true, until it changes', async () => {
	const first = await list();
	const etag = String(first.headers.etag);
	expect(await list({ 'if-none-match': etag })).toMatchObject({ status: 304, text: '' });

	const { country } = await choose(server);
	const token = await signInStaff(server, 'admin');
	const input = { ...country, code: 'IT', additionalServices: 77.5, isOnOffer: true, version: 1 };
	expect((await server.call('PUT', `/api/countries/${country.id}`, input, { token })).status).toBe(200);
	const changed = await list({ 'if-none-match': etag });
	expect(changed.status).toBe(200);
	expect(changed.body.data.find(({ id }) => id === country.id)?.additionalServices).toBe(77.5);
});

it('a change that nobody made through the service is seen as well', async () => {
	const { country, service } = await choose(server);
	const path = `/api/services/country/${country.id}`;
	const names = async () => (await server.get<Page<{ id: string }>>(path)).body.data.map(({ id }) => id);
	expect(await names()).toContain(service.id);
	await server.db.delete(tables.countryServices).where(eq(tables.countryServices.itemId, service.id));
	expect(await names()).not.toContain(service.id);
});
