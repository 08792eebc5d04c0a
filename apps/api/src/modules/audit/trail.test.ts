import type { AuditEvent, Page } from 'visa-sdk/contract';
import { businessToday } from 'visa-sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, openDesk } from '../../testing/desk';
import { asAdmin, catalogueInput } from '../../testing/staff';
import { record, theServer } from './events';
import { trailCsv } from './list';

let desk: Desk;
let id: string;
beforeAll(async () => {
	desk = await openDesk();
	id = await desk.inReview();
	await desk.actNow(id, 'check', desk.agent, { action: 'ask' });
});
afterAll(() => desk.server.close());

const trail = async (query = '', token = desk.admin) =>
	(await desk.server.get<Page<AuditEvent>>(`/api/events?limit=200&${query}`, { token })).body;

describe('the trail', () => {
	it('[DSH-15] says who did what to what, and in which call', async () => {
		const { data } = await trail(`requestId=${id}&kind=claimed`);
		expect(data).toMatchObject([
			{
				...{ subject: 'request', subjectId: id, from: null, to: desk.ids.agent, fromPerson: null },
				actor: { id: desk.ids.agent, role: 'agent' },
				toPerson: { id: desk.ids.agent },
				request: { id, reference: expect.stringMatching(/^VZ-/) },
				callId: expect.any(String),
			},
		]);
	});

	it('[DSH-15] is narrowed by each of its questions', async () => {
		const { data: all, total } = await trail();
		expect(total).toBe(all.length);
		const today = businessToday().toString();
		const questions: [string, (event: AuditEvent) => boolean][] = [
			[`actor=${desk.ids.agent}`, ({ actor }) => actor?.id === desk.ids.agent],
			[`actor=server&actor=${desk.ids.agent}`, ({ actor }) => actor === null || actor.id === desk.ids.agent],
			['kind=moved&kind=check-asked', ({ kind }) => kind === 'moved' || kind === 'check-asked'],
			['subject=attempt', ({ subject }) => subject === 'attempt'],
			[`subjectId=${id}`, ({ subjectId }) => subjectId === id],
			[`from=${today}&to=${today}`, () => true],
			[`to=2020-01-01`, () => false],
		];
		for (const [query, isIn] of questions) {
			expect([query, (await trail(query)).data.map((event) => event.id)]).toEqual([
				query,
				all.filter(isIn).map((event) => event.id),
			]);
		}
		expect((await trail('sort=at')).data.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted());
	});

	it('[DSH-15] counts what was there long ago, what has come since, and what came a moment ago', async () => {
		const { clock, db } = desk.server;
		const happens = () => record(db, clock, theServer, { subject: 'user', subjectId: desk.ids.agent, kind: 'counted' });
		const totals = async () => [(await trail('kind=counted')).total, (await trail('kind=counted&sort=at')).total];
		for (let turn = 1; turn <= 3; turn += 1) {
			await happens();
			expect(await totals()).toEqual([turn, turn]);
			clock.forward(11 * 60_000);
			expect(await totals()).toEqual([turn, turn]);
		}
		clock.forward(-33 * 60_000);
		await happens();
		expect(await totals()).toEqual([4, 4]);
	});

	it('[DSH-15] of a thing tells the values before and after', async () => {
		const services = await asAdmin(desk.server, 'services');
		const input = catalogueInput('services');
		const { body } = await services.create(input);
		await services.update(body.id, { ...input, discountedPrice: 55.5, version: 1 });
		const { data } = await trail(`subjectId=${body.id}&kind=changed`);
		expect(data[0]?.changes).toContainEqual({ field: 'discountedPrice', from: 6030, to: 5550 });
	});

	it('[DSH-15] [DSH-03] of links names what was linked before and after, and of very many tells the number', async () => {
		const [types, countries] = [await asAdmin(desk.server, 'visa-types'), await asAdmin(desk.server, 'countries')];
		const changesOf = async (subjectId: string) =>
			(await trail(`subjectId=${subjectId}&kind=changed&sort=at`)).data.map(({ changes }) => changes);
		const [one, two] = [
			(await types.create(catalogueInput('visa-types', {}, 'A, dəfəlik'))).body,
			(await types.create(catalogueInput('visa-types', {}, 'B'))).body,
		];
		const input = catalogueInput('countries', { visaTypeIds: [one.id] }, 'Bağlı ölkə');
		const { body: country } = await countries.create(input);
		await countries.update(country.id, { ...input, visaTypeIds: [two.id, one.id], version: 1 });
		await countries.update(country.id, { ...input, visaTypeIds: [], version: 2 });
		expect(await changesOf(country.id)).toEqual([
			[{ field: 'visaTypeIds', from: '["A, dəfəlik"]', to: '["A, dəfəlik","B"]' }],
			[{ field: 'visaTypeIds', from: '["A, dəfəlik","B"]', to: null }],
		]);

		const many = (await countries.list<{ id: string }>()).body.data.map((each) => each.id);
		expect(many.length).toBeGreaterThan(12);
		const { version } = (await types.get<{ id: string; version: number }>(two.id)).body;
		const type = catalogueInput('visa-types', {}, 'B');
		await types.update(two.id, { ...type, countryIds: [country.id], version });
		await types.update(two.id, { ...type, countryIds: many, version: version + 1 });
		expect(await changesOf(two.id)).toEqual([
			[{ field: 'countryIds', from: null, to: '["Bağlı ölkə"]' }],
			[{ field: 'countryIds', from: 1, to: many.length }],
		]);
	});

	it('[DSH-15] is taken along as CSV that no spreadsheet runs, and that is written down too', async () => {
		const services = await asAdmin(desk.server, 'services');
		const input = catalogueInput('services', {}, '=1+1');
		const { body } = await services.create(input);
		await services.update(body.id, { ...input, discountedPrice: 55.5, version: 1 });
		const query = { subject: 'catalogue' };
		const csv = await desk.server.get('/api/events/export', { token: desk.admin, query });
		expect(csv.status).toBe(200);
		expect(csv.text.split('\r\n')[0]).toBe(
			'\uFEFFVaxt,Kim,Rol,Nə,Nəyin,Müraciət,Hadisə,Əvvəl,Sonra,Səbəb,Dəyişən,Çağırış,Hadisənin kodu',
		);
		// In the words of the screen, and next to them the code for programs.
		expect(csv.text).toContain('Endirimli qiymət: 60.3 AZN → 55.5 AZN');
		expect(csv.text).toMatch(/,Xidmət: =1\+1,/);
		expect(csv.text).toMatch(/,Administrator,Xidmət: =1\+1,[^,]*,[^,]*,Yaradıldı,.*,created$/m);
		expect(csv.text).not.toMatch(/,(admin|catalogue),/);
		expect(csv.text).not.toMatch(/(^|,)"?=/m);
		expect((await trail('kind=trail-exported')).data).toMatchObject([{ actor: { id: desk.ids.admin } }]);
	});

	it('[DSH-15] as CSV ends with what had happened when it was asked for, and leaves nothing out of many', async () => {
		const at = desk.server.clock.now();
		const subject = { subject: 'request', subjectId: desk.ids.agent, kind: 'many' } as const;
		const many = Array.from({ length: 1_203 }, (_, count) => ({ ...subject, reason: `no. ${count}` }));
		await record(desk.server.db, desk.server.clock, { userId: null, httpRequestId: null }, ...many);
		for (const sort of ['at', '-at'] as const) {
			let text = '';
			for await (const part of trailCsv(desk.server.db, { kind: ['many'], sort }, new Date(at.getTime() + 60_000))) {
				text += part;
				await record(desk.server.db, { now: () => new Date(at.getTime() + 120_000) }, theServer, subject);
			}
			const told = [...text.matchAll(/no\. (\d+)/g)].map(([, count]) => Number(count));
			expect(new Set(told).size).toBe(1_203);
			expect(told).toHaveLength(1_203);
			expect(text.match(/,many$/gm)).toHaveLength(1_203);
		}
	});

	it.each(['from=0001-01-01', 'to=9999-12-31'])(
		'%s is a day that no calendar of ours holds, and refused',
		async (query) => {
			const refused = await desk.server.get(`/api/events?${query}`, { token: desk.admin });
			expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: query.split('=')[0] }] } });
			expect((await desk.server.get(`/api/desk/figures?${query}`, { token: desk.admin })).status).toBe(400);
		},
	);

	it.each(['kind=A%20B', 'subject=x', 'from=x', 'actor=x', 'sort=kind', 'page=0'])('%s is refused', async (query) => {
		expect((await desk.server.get(`/api/events?${query}`, { token: desk.admin })).status).toBe(400);
	});
});
