import { sql } from 'drizzle-orm';
import type {
	Page,
	PaymentPage,
	PriceQuote,
	RequestEvent,
	Service,
	ServiceRecord,
	VisaOption,
	VisaOptionRecord,
	VisaRequestDetail,
	VisaType,
	VisaTypeRecord,
} from 'visa-sdk/contract';
import { keptChanges } from 'visa-sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../../platform/db/tables';
import { createPaid, newTraveller, requestForm, signInStaff } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';
import { type Admin, asAdmin, refusalOf } from '../../testing/staff';

let server: TestServer;
let staff: { visaTypes: Admin; visaOptions: Admin; services: Admin };
beforeAll(async () => {
	server = await startTestServer();
	const [visaTypes, visaOptions] = [await asAdmin(server, 'visa-types'), await asAdmin(server, 'visa-options')];
	staff = { visaTypes, visaOptions, services: await asAdmin(server, 'services') };
});
afterAll(() => server.close());

const reading = (language: string, token: string | null = null) => ({
	token,
	headers: { 'accept-language': language },
});
const ofCountry = <Item>(section: string, id: string, language: string) =>
	server.get<Page<Item>>(`/api/${section}/country/${id}`, reading(language));

describe('[ACC-11] a record of the catalogue', () => {
	const input = { name: 'Sürətli+', description: '', originalPrice: 10, discountedPrice: 10 };
	const english = { name: 'Faster', description: 'At once' };

	it('keeps its translations when a form does not mention them, and lets each be changed and taken away', async () => {
		const { body } = await staff.services.create<ServiceRecord>({ ...input, translations: { en: english } });
		expect(body.translations).toEqual({ en: english });
		const save = async (version: number, translations?: object) =>
			(
				await staff.services.update<ServiceRecord>(body.id, {
					...input,
					version,
					...(translations && { translations }),
				})
			).body;
		const kept = await save(1);
		expect(kept.translations).toEqual({ en: english });
		const both = await save(kept.version, { en: english, ru: { name: 'Быстрее' } });
		expect(both.translations).toEqual({ en: english, ru: { name: 'Быстрее', description: null } });
		const none = await save(both.version, { en: null, ru: { name: 'Быстрее', description: '' } });
		expect(none.translations).toEqual({ ru: { name: 'Быстрее', description: null } });
	});

	it('is told to be changed only when its translations are, and how', async () => {
		const { body } = await staff.services.create<ServiceRecord>({
			...{ ...input, name: 'Dəyişməz' },
			translations: { en: english },
		});
		const change = (version: number, name: string) =>
			staff.services.update(body.id, {
				...{ ...input, name: 'Dəyişməz', version },
				translations: { en: { ...english, name } },
			});
		await change(1, english.name);
		await change(2, 'Fastest');
		const { body: trail } = await server.get<Page<RequestEvent>>('/api/events', {
			token: staff.services.token,
			query: { subjectId: body.id },
		});
		expect(trail.data.map(({ kind }) => kind)).toEqual(['changed', 'created']);
		const writing = { sum: String, instant: String };
		expect(keptChanges(trail.data[0]?.changes ?? [], writing)).toEqual([
			{ label: 'Tərcümələr', was: 'ingiliscə: Faster · At once', is: 'ingiliscə: Fastest · At once' },
		]);
	});

	it.each([
		[
			'visaTypes',
			{ name: 'T', requiredDocuments: 'Pasport' },
			{ en: { name: 'T' } },
			'translations.en.requiredDocuments',
		],
		[
			'visaTypes',
			{ name: 'T', requiredDocuments: 'Pasport' },
			{ ru: { name: ' ', requiredDocuments: 'x' } },
			'translations.ru.name',
		],
		['visaOptions', { type: 'T', duration: 5, fee: 1 }, { en: { type: '' } }, 'translations.en.type'],
		[
			'services',
			{ ...input, name: 'T' },
			{ en: { ...english, description: 'x'.repeat(501) } },
			'translations.en.description',
		],
		['services', { ...input, name: 'T' }, { en: 'Faster' }, 'translations.en'],
		['services', { ...input, name: 'T' }, { de: english }, 'translations'],
	] as const)(
		'of %s is refused with a translation that is not whole: %j %j',
		async (section, body, translations, field) => {
			expect(refusalOf(await staff[section].create({ ...body, translations }))).toEqual([400, 'VALIDATION', field]);
		},
	);
});

it('[DSH-08] a record that was deleted before it could be translated is restored', async () => {
	const input = { name: 'Köhnə', originalPrice: 10, discountedPrice: 10 };
	const { body } = await staff.services.create<ServiceRecord>(input);
	await staff.services.remove(body.id);
	await server.db.update(tables.deletedRecords).set({ row: sql`${tables.deletedRecords.row} - 'translations'` });
	const token = staff.services.token;
	const restored = await server.post('/api/services/bulk', { action: 'restore', ids: [body.id] }, { token });
	expect(restored.body).toMatchObject({ changed: 1, refused: 0 });
	expect((await staff.services.get<ServiceRecord>(body.id)).body).toMatchObject({ name: 'Köhnə', translations: {} });
});

describe('[ACC-11] [ACC-09] travellers choose', () => {
	it.each([
		['en', 'Tourist visa', 'Single entry', 'Standard', '• Passport (valid for at least 6 months)'],
		['ru', 'Туристическая виза', 'Однократный въезд', 'Стандарт', '• Загранпаспорт (действует не менее 6 месяцев)'],
		['az', 'Turist vizası', 'Birdəfəlik', 'Standart', '• Xarici pasport (ən azı 6 ay etibarlı)'],
	])('in %s among %s, %s and %s', async (language, typeName, optionName, serviceName, document) => {
		const { countryId } = await requestForm(server, (await newTraveller(server)).token);
		const types = await ofCountry<VisaType>('visa-types', countryId, language);
		expect(types.headers.vary).toContain('Accept-Language');
		const own = language === 'az' ? {} : { language };
		expect(types.body.data[0]).toMatchObject({ name: typeName, ...own });
		expect(types.body.data[0]?.requiredDocuments.split('\n')[0]).toBe(document);
		const options = await ofCountry<VisaOption>('visa-options', countryId, language);
		expect(options.body.data[0]).toMatchObject({ type: optionName, duration: 15, ...own });
		const services = await ofCountry<Service>('services', countryId, language);
		expect(services.body.data[0]).toMatchObject({ name: serviceName, ...own });
		for (const { data } of [types.body, options.body, services.body])
			for (const item of data) {
				expect(item).not.toHaveProperty('translations');
				expect('language' in item).toBe(language !== 'az');
			}
	});

	it('what is not translated as staff wrote it', async () => {
		const { countryId } = await requestForm(server, (await newTraveller(server)).token);
		await staff.visaTypes.create({ name: 'Rəqəmsal köçəri', requiredDocuments: 'Pasport', countryIds: [countryId] });
		const { body } = await ofCountry<VisaType>('visa-types', countryId, 'ru');
		const found = body.data.find(({ name }) => name === 'Rəqəmsal köçəri');
		expect(found).toBeDefined();
		expect(found).not.toHaveProperty('language');
	});
});

it('[ACC-11] [REV-13] [ACC-01] a price, a request and its letters name what was chosen in the language of whoever pays', async () => {
	const { token, email } = await newTraveller(server);
	await server.call('PUT', '/api/users/me/language', { language: 'en' }, { token });
	const form = await requestForm(server, token);
	const path = '/api/visa-requests/get-total-price';
	const quoted = await server.call<PriceQuote>('POST', path, { ...form, authorized: true }, reading('en', token));
	expect(quoted.body.priceLines?.map(({ label }) => label)).toEqual(['Italy', 'Single entry', 'Standard']);

	const { id } = await createPaid(server, token);
	const asked = async (language: string, by: string) =>
		(await server.get<VisaRequestDetail>(`/api/visa-requests/${id}`, reading(language, by))).body;
	const chosenIn = ({ visaType, visaOption, service }: VisaRequestDetail) => ({ visaType, visaOption, service });
	const russian = await asked('ru', token);
	expect(chosenIn(russian)).toEqual({
		visaType: { id: form.visaTypeId, name: 'Туристическая виза', language: 'ru' },
		visaOption: { id: form.visaOptionId, type: 'Однократный въезд', duration: 15, language: 'ru' },
		service: { id: form.serviceId, name: 'Стандарт', language: 'ru' },
	});
	const azerbaijani = {
		visaType: { id: form.visaTypeId, name: 'Turist vizası' },
		visaOption: { id: form.visaOptionId, type: 'Birdəfəlik', duration: 15 },
		service: { id: form.serviceId, name: 'Standart' },
	};
	expect(chosenIn(await asked('az', token))).toEqual(azerbaijani);
	expect(chosenIn(await asked('ru', await signInStaff(server, 'admin')))).toEqual(azerbaijani);
	const letters = await server.mails(email);
	expect(letters.map(({ text }) => text).join('\n')).toMatch(/Service: Standard\b/);
});

it('[ACC-11] a request is called what its choices were called when it was made', async () => {
	const { token } = await newTraveller(server);
	const form = await requestForm(server, token);
	const { body: made } = await server.post<PaymentPage>('/api/visa-requests', form, { token });
	const { body: option } = await staff.visaOptions.get<VisaOptionRecord>(form.visaOptionId);
	const { body: type } = await staff.visaTypes.get<VisaTypeRecord>(form.visaTypeId);
	const save = (translations: object) => ({ ...option, translations });
	await staff.visaOptions.update(form.visaOptionId, save({ ...option.translations, en: { type: 'One entry' } }));
	await staff.visaTypes.update(form.visaTypeId, { ...type, translations: { en: null } });
	const { body } = await server.get<VisaRequestDetail>(`/api/visa-requests/${made.id}`, reading('en', token));
	expect([body.visaOption.type, body.visaType.name]).toEqual(['Single entry', 'Tourist visa']);
});
