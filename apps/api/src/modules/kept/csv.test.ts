import { contract, csvColumns, csvFileName, csvHeadings, type Section } from 'visa-sdk/contract';
import { businessToday } from 'visa-sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInStaff } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';
import { asAdmin, catalogueInput } from '../../testing/staff';
import { citizenshipResource } from '../catalogue/names';
import { createReading } from './reading';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const linesOf = (text: string) => text.replace(/^\uFEFF/, '').split('\r\n');

describe('[DSH-08] the CSV', () => {
	it.each(Object.keys(csvColumns) as Section[])(
		'of %s is a file with its headings, and all that the list finds',
		async (section) => {
			const token = await signInStaff(server, 'admin');
			const { path } = contract[section].exportCsv;
			const { status, headers, bytes, text } = await server.get(`/api${path}`, { token });
			expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
			const name = csvFileName(section, businessToday(server.deps.clock.now()).toString());
			const disposition = String(headers['content-disposition']);
			expect(disposition).toMatch(/^attachment; filename="[A-Za-z -]+-\d{4}-\d\d-\d\d\.csv"; filename\*=UTF-8''\S+$/);
			expect(decodeURIComponent(disposition.replace(/^.*''/, ''))).toBe(name);
			expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
			expect(linesOf(text)[0]).toBe(csvHeadings(section).trimEnd());
			const query: Record<string, string> = section === 'countries' ? { view: 'catalogue' } : {};
			const list = await server.get<{ total: number }>(`/api${contract[section].list.path}`, { token, query });
			if (section !== 'visaTypes') expect(linesOf(text)).toHaveLength(list.body.total + 2);
		},
	);

	it('follows filter, search and order, and can’t be made to run a formula', async () => {
		const admin = await asAdmin(server, 'services');
		const names = ['=HYPERLINK("http://x")', 'Ədəbi, "sürətli"', '@cmd'];
		for (const name of names) await admin.create(catalogueInput('services', { position: 77 }, `${name} csv`));
		const query = { search: 'csv', sort: '-name' };
		const { text } = await server.get('/api/services/export', { token: admin.token, query });
		const cells = linesOf(text)
			.slice(1, -1)
			.map((line) => line.replace(/,80\.4.*$/, ''));
		expect(cells.sort()).toEqual([`"'=HYPERLINK(""http://x"") csv"`, `"Ədəbi, ""sürətli"" csv"`, `'@cmd csv`].sort());
		expect((await server.get('/api/services/export', { token: admin.token, query: { sort: 'x' } })).status).toBe(400);
	});

	it('has semicolons and decimal commas where a spreadsheet here expects them, and nothing else is different', async () => {
		const admin = await asAdmin(server, 'services');
		await admin.create(catalogueInput('services', { position: 77, originalPrice: 80.4 }, 'Bir; iki, ayrı'));
		const of = (separator: string) =>
			server.get('/api/services/export', { token: admin.token, query: { search: 'ayrı', separator } });
		const [plain, local] = [await of('comma'), await of('semicolon')];
		expect([...local.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
		const [headings, record] = linesOf(local.text);
		expect(headings).toBe(csvHeadings('services', 'semicolon').trimEnd());
		expect(headings?.split(';')).toHaveLength(csvColumns.services.length);
		expect(record).toMatch(/^"Bir; iki, ayrı";80,4;/);
		expect(linesOf(plain.text)[1]).toMatch(/^"Bir; iki, ayrı",80\.4,/);
		// For programs nothing changes unless they ask.
		const asked = await server.get('/api/services/export', { token: admin.token, query: { search: 'ayrı' } });
		expect(asked.text).toBe(plain.text);
		expect((await of('tab')).status).toBe(400);
	});

	it('holds every record once, though others come and go while it is read', async () => {
		const insert = (...names: string[]) => {
			const rows = names.map((name) => `('${crypto.randomUUID()}', '${name}', '${name.toUpperCase()}')`);
			return server.deps.database.query(`insert into citizenships (id, name, sort_key) values ${rows.join(',')}`);
		};
		const names = Array.from({ length: 1200 }, (_, number) => `Steady ${1000 + number}`);
		await insert(...names);
		const { exportCsv } = createReading(server.deps, citizenshipResource);
		const query = { search: 'steady', sort: 'name' };
		let text = '';
		for await (const lines of exportCsv(query)) {
			// The first in order, so that all others move by one.
			if (text === '') await insert('A Steady one');
			else await server.deps.database.query("delete from citizenships where name in ('A Steady one', 'Steady 1000')");
			text += lines;
		}
		expect(linesOf(text).slice(1, -1)).toEqual(names.map((name) => expect.stringContaining(name)));
		await server.deps.database.query("delete from citizenships where name like '%Steady%'");
	});

	it('is read in steps: more than one step holds every record once', async () => {
		const admin = await asAdmin(server, 'citizenships');
		const { total } = (await admin.list({ limit: '1' })).body;
		const token = admin.token;
		const rows = Array.from(
			{ length: 1100 },
			(_, number) => `('${crypto.randomUUID()}', 'Çox ${number}', 'ÇOX${number}')`,
		);
		await server.deps.database.query(`insert into citizenships (id, name, sort_key) values ${rows.join(',')}`);
		const lines = linesOf((await server.get('/api/citizenships/export', { token })).text).slice(1, -1);
		expect(new Set(lines).size).toBe(total + 1100);
		expect(lines).toHaveLength(total + 1100);
	});

	it('of agents is for admins alone', async () => {
		const agent = await signInStaff(server, 'agent');
		expect((await server.get('/api/users/agents/export', { token: agent })).status).toBe(403);
		expect((await server.get('/api/countries/export', { token: agent })).status).toBe(200);
		expect((await server.get('/api/countries/export')).status).toBe(401);
	});
});
