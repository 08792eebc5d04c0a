import { sql } from 'drizzle-orm';
import { foldText } from 'visa-sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOneName } from '../../platform/db/schema/columns';
import { tables } from '../../platform/db/tables';
import { roundTripsOf } from '../../testing/roundTrips';
import { startTestServer, type TestServer } from '../../testing/server';
import { asAdmin, catalogueInput, cataloguePaths } from '../../testing/staff';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

/** The same name, as different people type it. */
const spellings = [
	['Şərqi Gürcüstan', 'serqi gurcustan'],
	['İşıq', 'ISIQ'],
	['Ağdam-Łódź', 'agdam-lodz'],
	['ÆSIR straße', 'aesir strasse'],
	['Élan Ñandú', 'ÉLAN NANDU'],
	['Куба', 'КУБА'],
] as const;

describe('[API-01] what only one may have', () => {
	it.each(cataloguePaths)('is refused by the database, which reads no other of /%s for it', async (path) => {
		const admin = await asAdmin(server, path);
		const { body: first } = await admin.create<{ id: string }>(catalogueInput(path, {}, 'Şərqi Yeni'));
		const same = catalogueInput(path, {}, 'SERQI YENI');
		const answers: number[] = [];
		const sent = await roundTripsOf(async () => {
			answers.push((await admin.create(same)).status);
		});
		expect(answers).toEqual([409]);
		const whole = sent.filter(({ text }) => /^select .* from "(\w+)"$/s.test(text));
		expect(whole).toEqual([]);
		await admin.remove(first.id);
	});

	it.each(spellings)('%s is %s, in the rules as in the index', async (name, typed) => {
		expect(foldText(name)).toBe(foldText(typed));
		const folded = (text: string) => sql<string>`${asOneName(sql`${text}::text`)}`;
		const rows = await server.db.select({ one: folded(name), other: folded(typed) }).from(sql`(select 1) as "nothing"`);
		expect(rows).toEqual([{ one: foldText(name), other: foldText(typed) }]);
	});

	it('of two who take it at once one gets it, and the other hears of which field', async () => {
		const admin = await asAdmin(server, 'citizenships');
		const names = ['Eyni Ad', 'EYNI AD', 'eyni ad'].map((name) => catalogueInput('citizenships', {}, name));
		const answers = await Promise.all(names.map((input) => admin.create<{ errors?: { field: string }[] }>(input)));
		expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
		const refused = answers.filter(({ status }) => status === 409);
		expect(refused.flatMap(({ body }) => body.errors ?? []).map(({ field }) => field)).toEqual(['name', 'name']);
		const { citizenships } = tables;
		expect(await server.db.$count(citizenships, sql`lower(${citizenships.name}) = 'eyni ad'`)).toBe(1);
	});
});
