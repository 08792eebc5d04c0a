import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newTraveller, signInStaff } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';
import { type Admin, asAdmin, catalogueInput, cataloguePaths, eventsOf, NOBODY, refusalOf } from '../../testing/staff';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

describe.each(cataloguePaths)('[API-01] /%s', (path) => {
	let admin: Admin;
	beforeAll(async () => {
		admin = await asAdmin(server, path);
	});

	it('is created, read, changed and deleted, and each is written down with who did it', async () => {
		const body = catalogueInput(path);
		const { status, body: created } = await admin.create(body);
		expect([status, created]).toEqual([201, expect.objectContaining(body)]);
		expect((await admin.get(created.id)).body).toEqual(created);
		const other = catalogueInput(path, 'code' in body ? { code: body.code } : {});
		expect((await admin.update(created.id, { ...other, version: 1 })).body).toMatchObject({ ...other, id: created.id });
		expect((await admin.get(created.id)).body).toMatchObject(other);
		expect((await admin.remove(created.id)).status).toBe(200);
		expect((await admin.get(created.id)).status).toBe(404);
		expect((await admin.remove(created.id)).status).toBe(404);
		expect((await admin.update(created.id, { ...other, version: 1 })).status).toBe(404);
		expect(await eventsOf(server, created.id)).toEqual(['created', 'changed', 'deleted']);
	});

	it('is written by an admin alone', async () => {
		const agent = await signInStaff(server, 'agent');
		const { token: client } = await newTraveller(server);
		const { body: created } = await admin.create(catalogueInput(path));
		const one = `/api/${path}/${created.id}`;
		for (const [token, status] of [[null, 401] as const, [client, 403] as const, [agent, 403] as const]) {
			expect((await server.post(`/api/${path}`, catalogueInput(path), { token })).status).toBe(status);
			expect((await server.call('PUT', one, catalogueInput(path), { token })).status).toBe(status);
			expect((await server.call('DELETE', one, undefined, { token })).status).toBe(status);
		}
		await admin.remove(created.id);
	});

	it('refuses what is taken, also of two that come at once', async () => {
		const field = path === 'visa-options' ? 'type' : 'name';
		const both = [catalogueInput(path, {}, 'Şəkİlli çıxış'), catalogueInput(path, {}, 'şekilli ÇIXIŞ')];
		const answers = await Promise.all(both.map((body) => admin.create(body)));
		expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
		const refused = answers.find(({ status }) => status === 409);
		expect(refused && refusalOf(refused)).toEqual([409, 'CONFLICT', field]);
		const created = answers.find(({ status }) => status === 201)?.body.id ?? '';
		// An unchanged name conflicts with nothing.
		expect((await admin.update(created.toUpperCase(), { ...both[0], version: 1 })).status).toBe(200);
		await admin.remove(created);
	});

	it('is found the Azerbaijani way and sorted both ways, in pages that are empty past the end', async () => {
		const names = ['Çeşmə axtarış', 'Xəzər axtarış', 'Qala axtarış', 'İncə axtarış', 'Ənbər axtarış'];
		const ids: string[] = [];
		for (const name of names) {
			ids.push((await admin.create(catalogueInput(path, {}, name))).body.id);
		}
		const field = path === 'visa-options' ? 'type' : 'name';
		const more: Record<string, string> = path === 'countries' ? { view: 'catalogue' } : {};
		const list = async (query: Record<string, string>) =>
			(await admin.list<Record<string, string>>({ ...more, ...query })).body;
		const found = async (search: string, sort: string = field) =>
			(await list({ search, sort })).data.map((item) => item[field]);
		const sorted = ['Çeşmə axtarış', 'Ənbər axtarış', 'Xəzər axtarış', 'İncə axtarış', 'Qala axtarış'];
		expect(await found('AXTARIS')).toEqual(sorted);
		expect(await found('axtarış', `-${field}`)).toEqual([...sorted].reverse());
		expect(await found('ince AX')).toEqual(['İncə axtarış']);
		expect(await found('%')).toEqual([]);
		const second = await list({ search: 'axtarış', sort: field, page: '2', limit: '2' });
		expect(second).toMatchObject({ page: 2, limit: 2, total: 5, totalPages: 3 });
		expect(second.data.map((item) => item[field])).toEqual(sorted.slice(2, 4));
		expect((await list({ search: 'axtarış', page: '99' })).data).toEqual([]);
		for (const id of ids) expect((await admin.remove(id)).status).toBe(200);
	});

	it('says which fields are wrong', async () => {
		const answer = await admin.create({});
		expect(answer.status).toBe(400);
		expect(refusalOf(answer)).toContain(path === 'visa-options' ? 'type' : 'name');
		expect((await admin.get('nothing')).status).toBe(404);
		expect((await admin.get(NOBODY)).status).toBe(404);
	});
});
