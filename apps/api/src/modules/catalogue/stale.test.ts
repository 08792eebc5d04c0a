import type { CountryRecord, Promocode, RecordOf, Section } from 'visa-sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRequest, newTraveller, requestForm } from '../../testing/people';
import { type Answer, startTestServer, type TestServer } from '../../testing/server';
import { asAdmin, catalogueInput, cataloguePaths, eventsOf, refusalOf } from '../../testing/staff';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

type Kept = RecordOf<Section> & { id: string };
const year = { validFrom: '2026-01-01T00:00:00Z', validTo: '2036-01-01T00:00:00Z' };
let made = 0;
const inputOf = (path: string): object => {
	made += 1;
	if (path !== 'promocodes') return catalogueInput(path);
	return { code: `KOHNE${made}`, kind: 'percent', percent: 10, ...year };
};
/** The field, and the two values that two admins give it. */
const rivals = (path: string): [string, unknown, unknown] => {
	if (path === 'promocodes') return ['percent', 20, 30];
	return path === 'visa-options' ? ['type', 'Birincinin', 'İkincinin'] : ['name', 'Birincinin', 'İkincinin'];
};
const sentenceOf = (answer: Answer<unknown>) => (answer.body as { message: string }).message;

describe.each([...cataloguePaths, 'promocodes'])('/%s that two admins change', (path) => {
	it('keeps what came first and tells the other what it is now, without a half written', async () => {
		const [one, other] = [await asAdmin(server, path), await asAdmin(server, path)];
		const input = inputOf(path);
		const { body: created } = await one.create<Kept>(input);
		expect(created.version).toBe(1);
		const [field, first, second] = rivals(path);
		const { body: kept } = await one.update<Kept>(created.id, { ...input, [field]: first, version: 1 });
		expect(kept).toMatchObject({ [field]: first, version: 2 });
		const refused = await other.update<{ current: Kept }>(created.id, { ...input, [field]: second, version: 1 });
		expect(refusalOf(refused)).toEqual([409, 'STALE']);
		expect(refused.body.current).toEqual(kept);
		expect(sentenceOf(refused)).toBe('Siz dəyişərkən başqası bunu artıq dəyişib. Yeni halına baxıb yenidən saxlayın.');
		expect((await one.get(created.id)).body).toEqual(kept);
		expect(await eventsOf(server, created.id)).toEqual(['created', 'changed']);
		const again = await other.update<Kept>(created.id, { ...input, [field]: second, version: 2 });
		expect(again.body).toMatchObject({ [field]: second, version: 3 });
		await one.remove(created.id);
	});

	it('takes one of two that come at once', async () => {
		const admin = await asAdmin(server, path);
		const input = inputOf(path);
		const { body: created } = await admin.create<Kept>(input);
		const [field, ...values] = rivals(path);
		const answers = await Promise.all(
			values.map((value) => admin.update(created.id, { ...input, [field]: value, version: 1 })),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect((await admin.get<Kept>(created.id)).body.version).toBe(2);
		await admin.remove(created.id);
	});

	it('asks for the version', async () => {
		const admin = await asAdmin(server, path);
		const input = inputOf(path);
		const { body: created } = await admin.create<Kept>(input);
		for (const version of [undefined, null, 0, 1.5, '1', 2 ** 31]) {
			const answer = await admin.update(created.id, { ...input, version });
			expect(refusalOf(answer)).toEqual([400, 'VALIDATION', 'version']);
			expect(sentenceOf(answer)).toContain('Səhifəni yeniləyib');
		}
		// A newly created record has no version to name.
		expect((await admin.get<Kept>(created.id)).body.version).toBe(1);
		await admin.remove(created.id);
	});
});

describe('a record that is changed while', () => {
	it.each([
		['visa-types', 'visaTypeId'],
		['visa-options', 'visaOptionId'],
		['services', 'serviceId'],
		['countries', 'countryId'],
	] as const)('one of /%s is archived is refused, and tells so', async (path, field) => {
		const admin = await asAdmin(server, path);
		const { token } = await newTraveller(server);
		await createRequest(server, token);
		const { [field]: id } = await requestForm(server, token);
		const { body: read } = await admin.get<CountryRecord>(id);
		expect((await admin.remove(id)).status).toBe(200);
		const refused = await admin.update<{ current: CountryRecord }>(id, read);
		expect(refusalOf(refused)).toEqual([409, 'STALE']);
		expect(refused.body.current).toEqual({ ...read, isArchived: true, version: read.version + 1 });
		const back = await admin.update(id, { ...refused.body.current, isArchived: false });
		expect(back.body).toEqual({ ...read, version: read.version + 2 });
	});

	it('it is deleted is no longer there', async () => {
		const admin = await asAdmin(server, 'services');
		const { body: created } = await admin.create(catalogueInput('services'));
		await admin.remove(created.id);
		expect(refusalOf(await admin.update(created.id, { ...catalogueInput('services'), version: 1 }))).toEqual([
			404,
			'NOT_FOUND',
		]);
	});

	it('a promo code is used is changed all the same: uses are nobody’s edit', async () => {
		const admin = await asAdmin(server, 'promocodes');
		const input = inputOf('promocodes');
		const { body: created } = await admin.create<Promocode>(input);
		const { token } = await newTraveller(server);
		expect((await server.post('/api/promocodes/activate', { code: created.code }, { token })).status).toBe(200);
		await createRequest(server, token);
		const { body } = await admin.update<Promocode>(created.id, { ...input, isActive: false, version: 1 });
		expect(body).toMatchObject({ isActive: false, reserved: 1, version: 2 });
	});
});
