import sharp from 'sharp';
import type { Country, CountryRecord, Page, Service, ServiceRecord, VisaTypeRecord } from 'visa-sdk/contract';
import { messages } from 'visa-sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imageForm, signInStaff } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';
import { type Admin, asAdmin, catalogueInput, NOBODY, refusalOf } from '../../testing/staff';

let server: TestServer;
let countries: Admin;
let types: Admin;
beforeAll(async () => {
	server = await startTestServer();
	countries = await asAdmin(server, 'countries');
	types = await asAdmin(server, 'visa-types');
});
afterAll(() => server.close());

const newType = async (more: object = {}) =>
	(await types.create<VisaTypeRecord>(catalogueInput('visa-types', more))).body;

describe('[DSH-03] what a country offers', () => {
	it('is said with the country, and is the same seen from what is offered', async () => {
		const [one, two] = [await newType(), await newType()];
		const input = catalogueInput('countries', { visaTypeIds: [one.id] });
		const { status, body: country } = await countries.create<CountryRecord>(input);
		expect([status, country.visaTypeIds, country.serviceIds]).toEqual([201, [one.id], []]);
		expect((await types.get<VisaTypeRecord>(one.id)).body).toMatchObject({ countryIds: [country.id], version: 2 });
		const offered = (await server.get<Page<{ id: string }>>(`/api/visa-types/country/${country.id}`)).body.data;
		expect(offered.map(({ id }) => id)).toEqual([one.id]);

		const { body: changed } = await countries.update<CountryRecord>(country.id, {
			...input,
			visaTypeIds: [two.id.toUpperCase(), two.id],
			version: 1,
		});
		expect(changed.visaTypeIds).toEqual([two.id]);
		expect((await types.get<VisaTypeRecord>(one.id)).body).toMatchObject({ countryIds: [], version: 3 });
		// Omitting the field leaves it unchanged.
		const { visaTypeIds: _ids, ...silent } = { ...input, visaTypeIds: [] };
		const { body: same } = await countries.update<CountryRecord>(country.id, { ...silent, version: 2 });
		expect(same.visaTypeIds).toEqual([two.id]);
		await countries.remove(country.id);
		expect((await types.get<VisaTypeRecord>(two.id)).body.countryIds).toEqual([]);
	});

	it('is not undone unseen by somebody who changes it from the other side', async () => {
		const type = await newType();
		const input = catalogueInput('countries');
		const { body: country } = await countries.create<CountryRecord>(input);
		const from = { ...type, countryIds: [country.id] };
		expect((await types.update(type.id, from)).status).toBe(200);
		const stale = await countries.update(country.id, { ...input, visaTypeIds: [], version: country.version });
		expect(refusalOf(stale)).toEqual([409, 'STALE']);
		expect(stale.body).toMatchObject({ current: { visaTypeIds: [type.id], version: 2 } });
		await countries.remove(country.id);
	});

	it('can’t be what is not there, and travellers see no ids', async () => {
		const unknown = await countries.create(catalogueInput('countries', { serviceIds: [NOBODY] }));
		expect(refusalOf(unknown)).toEqual([422, 'VALIDATION', 'serviceIds']);
		const [seen] = (await server.get<Page<Country>>('/api/countries')).body.data;
		expect(Object.keys(seen ?? {}).sort()).toEqual(
			['additionalServices', 'from', 'id', 'image', 'isVisaOptionIsPayedDirectly', 'name'].sort(),
		);
	});
});

describe('[DSH-02] a flag that is uploaded', () => {
	const upload = (bytes: Uint8Array, token = countries.token) =>
		server.post<{ image: string; message?: string }>('/api/uploads/flag', imageForm({ bytes, name: 'f' }), { token });
	const picture = (format: 'png' | 'jpeg' | 'webp', width = 900) =>
		sharp({ create: { width, height: width, channels: 3, background: '#a53a6e' } })
			.withMetadata({ exif: { IFD0: { Copyright: 'a secret' } } })
			[format]()
			.toBuffer();

	it.each(['png', 'jpeg', 'webp'] as const)(
		'as %s is drawn anew, small, and served to everybody for good',
		async (format) => {
			const { status, body } = await upload(await picture(format));
			expect([status, body.image]).toEqual([201, expect.stringMatching(/^\/api\/flags\/[\da-f]{40}\.webp$/)]);
			const served = await server.get(body.image);
			expect(served.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
			expect(served.headers['cache-control']).toMatch(/public.*immutable/);
			expect(await sharp(served.bytes).metadata()).toMatchObject({ format: 'webp', height: 240, width: 240 });
			expect(served.bytes.toString('latin1')).not.toContain('a secret');
			expect((await upload(await picture(format))).body.image).toBe(body.image);
		},
	);

	it('is the country’s, for staff and travellers, until another is chosen', async () => {
		const { image } = (await upload(await picture('png', 500))).body;
		const input = catalogueInput('countries', { image });
		const { body: country } = await countries.create<CountryRecord>(input);
		expect(country.image).toBe(image);
		expect((await server.get<Country>(`/api/countries/${country.id}`)).body.image).toBe(image);
		const { image: _image, ...without } = { ...input, image };
		const changed = await countries.update<CountryRecord>(country.id, { ...without, version: 1 });
		expect(changed.body.image).toBe(`/flags/${country.code}.svg`);
		await countries.remove(country.id);
	});

	it('is refused when it is a drawing, damaged, too large, nothing, or nobody’s', async () => {
		const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
		expect((await upload(svg)).body).toMatchObject({ code: 'UPLOAD_REFUSED', message: messages.flagKind });
		expect((await upload((await picture('png')).subarray(0, 200))).status).toBe(400);
		const large = await sharp({
			create: {
				width: 1200,
				height: 1200,
				channels: 3,
				background: '#000',
				noise: { type: 'gaussian', mean: 128, sigma: 60 },
			},
		})
			.png()
			.toBuffer();
		expect((await upload(large)).status).toBe(413);
		expect((await upload(Buffer.alloc(0))).status).toBe(415);
		const agent = await signInStaff(server, 'agent');
		expect((await upload(await picture('png'), agent)).status).toBe(403);
		const unknown = `/api/flags/${'0'.repeat(40)}.webp`;
		expect((await server.get(unknown)).status).toBe(404);
		for (const [image, status] of [[unknown, 422] as const, ['https://evil.example/x.png', 400] as const]) {
			const refused = await countries.create(catalogueInput('countries', { image }));
			expect(refusalOf(refused)).toEqual([status, 'VALIDATION', 'image']);
		}
	});
});

describe('[DSH-02] the days that a service takes', () => {
	it('are kept, and shown to travellers', async () => {
		const services = await asAdmin(server, 'services');
		const { body: country } = await countries.create<CountryRecord>(catalogueInput('countries'));
		const estimatedDays = { from: 3, to: 5 };
		const input = catalogueInput('services', { estimatedDays, countryIds: [country.id] });
		const { body: made } = await services.create<ServiceRecord>(input);
		expect(made.estimatedDays).toEqual(estimatedDays);
		const [seen] = (await server.get<Page<Service>>(`/api/services/country/${country.id}`)).body.data;
		expect(seen?.estimatedDays).toEqual(estimatedDays);
		const { body: none } = await services.update<ServiceRecord>(made.id, { ...input, estimatedDays: null, version: 1 });
		expect(none.estimatedDays).toBeNull();
		for (const [wrong, field] of [
			[{ from: 5, to: 3 }, 'estimatedDays.to'],
			[{ from: 0, to: 3 }, 'estimatedDays.from'],
			[{ from: 1, to: 366 }, 'estimatedDays.to'],
			[{ from: 1.5, to: 3 }, 'estimatedDays.from'],
		] as const) {
			const refused = await services.create(catalogueInput('services', { estimatedDays: wrong }));
			expect(refusalOf(refused)).toEqual([400, 'VALIDATION', field]);
		}
	});
});
