import { eq, sql } from 'drizzle-orm';
import type { ErrorBody, Page, PaymentPage, VisaRequest, VisaRequestDetail } from 'visa-sdk/contract';
import { businessToday, toIso } from 'visa-sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../platform/clock';
import { tables } from '../../platform/db/tables';
import {
	choose,
	imageForm,
	jpeg,
	newTraveller,
	register,
	requestForm,
	totalOf,
	uploadImage,
} from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';
import { REQUESTS_AN_HOUR } from './writing';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const create = (form: unknown, token: string) =>
	server.post<PaymentPage & ErrorBody>('/api/visa-requests', form, { token });
const mine = async (token: string) => (await server.get<Page<VisaRequest>>('/api/visa-requests/me', { token })).body;

/** Writes copies of a request beside it. */
const repeat = (id: string, count: number) =>
	server.db.execute(sql`insert into visa_requests (id, reference, user_id, status, created_at, expires_at, start_date,
			end_date, people_count, country_id, visa_type_id, visa_option_id, service_id, snapshot, total)
		select gen_random_uuid(), 'VZ-' || left(gen_random_uuid()::text, 13), user_id, status, created_at, expires_at, start_date,
			end_date, people_count, country_id, visa_type_id, visa_option_id, service_id, snapshot, total
		from visa_requests, generate_series(1, ${count}) as n where id = ${id}`);

describe('creating a request', () => {
	it('[SUB-01] [PAY-01] answers 201 with a payment page that has ways back', async () => {
		const { token } = await newTraveller(server);
		const form = await requestForm(server, token, { notes: '  Pəncərə tərəf  ', peopleCount: 2 });
		const { status, body } = await create(form, token);
		expect(status).toBe(201);
		expect(body.reference).toMatch(/^VZ-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
		expect((await server.get(new URL(body.paymentUrl).pathname)).text).toContain(body.reference);
		const [ledger] = await server.db
			.select()
			.from(tables.sandboxPayments)
			.where(eq(tables.sandboxPayments.description, body.reference));
		const urlOf = (kept = '') => server.deps.vault.open(kept, ledger?.merchantReference ?? '');
		expect(urlOf(ledger?.approveUrl)).toMatch(/^http:\/\/viza\.test\/payments\/approve\?token=[\w-]{43}$/);
		expect(urlOf(ledger?.cancelUrl)).toContain('/payments/cancel?token=');
		expect(urlOf(ledger?.declineUrl)).toContain('/payments/decline?token=');
		const { data } = await mine(token);
		expect(data).toHaveLength(1);
		expect(data[0]).toMatchObject({
			status: 'AWAITING_PAYMENT',
			attemptStatus: 'REDIRECTED',
			notes: 'Pəncərə tərəf',
			peopleCount: 2,
		});
		expect(data[0]?.startDate).toBe(businessToday(server.clock.now()).add({ days: 40 }).toString());
	});

	it('needs a confirmed e-mail', async () => {
		const { email } = await register(server);
		const { body } = await server.post<{ accessToken: string }>('/api/auth/login', {
			email,
			password: 'dəniz-qırağında-yay',
		});
		const answer = await create(await requestForm(server, body.accessToken), body.accessToken);
		expect(answer.status).toBe(403);
		expect(answer.body).toMatchObject({
			code: 'EMAIL_NOT_CONFIRMED',
			message: 'Müraciət göndərmək üçün əvvəlcə e-poçt ünvanınızı təsdiqləyin',
		});
	});

	it('is refused to a traveller who has created 200 within an hour', async () => {
		const [{ token }, other] = [await newTraveller(server), await newTraveller(server)];
		const form = await requestForm(server, token);
		const again = { token, headers: { 'idempotency-key': 'before-the-limit' } };
		const { body: first } = await server.post<PaymentPage>('/api/visa-requests', form, again);
		await repeat(first.id, REQUESTS_AN_HOUR - 2);
		expect((await create(form, token)).status).toBe(201);
		const refused = await create(form, token);
		expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
			429,
			'TOO_MANY_REQUESTS',
			'3600',
		]);
		expect((await mine(token)).total).toBe(REQUESTS_AN_HOUR);
		// A repeated key still gets its answer, and other travellers are not affected.
		expect((await server.post('/api/visa-requests', form, again)).body).toEqual(first);
		expect((await create(await requestForm(server, other.token), other.token)).status).toBe(201);
		server.clock.forward(HOUR_MS);
		expect((await create(form, token)).status).toBe(201);
	});

	it.each([
		['written together', (token: string) => uploadImage(server, token)],
		['written side by side, because they share an image', async () => null],
	])('is refused beyond 200 to a traveller who creates many at once, %s', async (_, another) => {
		const { token } = await newTraveller(server);
		const form = await requestForm(server, token);
		const { body: first } = await create(form, token);
		await repeat(first.id, REQUESTS_AN_HOUR - 6);
		const images = await Promise.all(Array.from({ length: 15 }, () => another(token)));
		const answers = await Promise.all(
			images.map((image) => create({ ...form, document: image ?? form.document }, token)),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(201), ...Array(10).fill(429)]);
		expect((await mine(token)).total).toBe(REQUESTS_AN_HOUR);
	});

	it('[VAL-01] [VAL-02] [REV-11] names every field that is wrong, in the exact words', async () => {
		const { token } = await newTraveller(server);
		const form = {
			countryId: '',
			visaTypeId: 'x',
			visaOptionId: 'x',
			serviceId: 'x',
			notes: 'a'.repeat(501),
			startDate: 'x',
		};
		const { status, body } = await create(form, token);
		expect(status).toBe(400);
		expect(body.message).toBe('Ölkə seçilməyib');
		expect(Object.fromEntries(body.errors?.map(({ field, message }) => [field, message]) ?? [])).toEqual({
			countryId: 'Ölkə seçilməyib',
			visaTypeId: 'Seçilməyib',
			visaOptionId: 'Seçilməyib',
			serviceId: 'Seçilməyib',
			document: 'Şəxsiyyət vəsiqənin üst tərəfi tələb olunur',
			notes: 'Qeydlər 500 simvoldan çox ola bilməz',
			startDate: 'Başlanğıc tarix düzgün deyil',
			endDate: 'Bitiş tarix düzgün deyil',
		});
	});

	it('refuses what the country does not offer, naming the field', async () => {
		const { token } = await newTraveller(server);
		const india = await choose(server, 'Hindistan');
		const form = await requestForm(server, token, { visaOptionId: india.visaOption.id });
		const { status, body } = await create(form, token);
		expect(status).toBe(422);
		expect(body).toMatchObject({ code: 'NO_LONGER_OFFERED', errors: [{ field: 'visaOptionId' }] });
		expect((await mine(token)).total).toBe(0);
	});

	it('refuses an archived service', async () => {
		const { token } = await newTraveller(server);
		const form = await requestForm(server, token);
		const { services } = tables;
		await server.db.update(services).set({ archivedAt: new Date() }).where(eq(services.id, form.serviceId));
		const { status, body } = await create(form, token);
		await server.db.update(services).set({ archivedAt: null }).where(eq(services.id, form.serviceId));
		expect(status).toBe(422);
		expect(body.errors?.map(({ field }) => field)).toEqual(['serviceId']);
	});

	it('[REV-04] refuses a price that changed, and says the new one', async () => {
		const { token } = await newTraveller(server);
		const form = await requestForm(server, token);
		const { totalPrice } = (await totalOf(server, token, form)).body;
		const { status, body } = await create({ ...form, totalPrice: totalPrice - 1 }, token);
		expect(status).toBe(409);
		expect(body).toMatchObject({ code: 'PRICE_CHANGED', totalPrice });
		expect((await create({ ...form, totalPrice }, token)).status).toBe(201);
	});

	it('keeps the names and prices of its day', async () => {
		const { token } = await newTraveller(server);
		const form = await requestForm(server, token);
		await create(form, token);
		const { services } = tables;
		const [service] = await server.db.select().from(services).where(eq(services.id, form.serviceId));
		await server.db.update(services).set({ name: 'Başqa ad' }).where(eq(services.id, form.serviceId));
		expect((await mine(token)).data[0]?.service.name).toBe(service?.name);
		await server.db
			.update(services)
			.set({ name: service?.name ?? '' })
			.where(eq(services.id, form.serviceId));
	});
});

describe('[DAT-09] the trip’s days are days in Baku', () => {
	it('on both sides of midnight, whatever the server’s zone', async () => {
		const { token } = await newTraveller(server);
		const now = server.clock.now();
		const tomorrow = new Date(now.getTime() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
		const form = await requestForm(server, token);
		const at = async (clock: string, lead: number) => {
			server.clock.set(new Date(`${tomorrow}T${clock}Z`));
			const start = businessToday(new Date(`${tomorrow}T12:00:00Z`)).add({ days: lead });
			const days = { startDate: toIso(start), endDate: toIso(start.add({ days: 1 })) };
			return create({ ...form, document: await uploadImage(server, token), ...days }, token);
		};
		// Baku is four hours ahead: 19:59:59 UTC is still today there, 20:00:00 is tomorrow.
		expect((await at('19:59:58', 17)).status).toBe(201);
		const late = await at('20:00:00', 17);
		expect(late.status).toBe(400);
		expect(late.body.errors).toContainEqual({ field: 'startDate', message: 'Başlanğıc tarix düzgün deyil' });
		expect((await at('20:00:00', 18)).status).toBe(201);
		server.clock.set(now);
	});

	it('[DAT-06] end after they start', async () => {
		const { token } = await newTraveller(server);
		const form = await requestForm(server, token);
		const { status, body } = await create({ ...form, endDate: form.startDate }, token);
		expect(status).toBe(400);
		expect(body.errors).toEqual([{ field: 'endDate', message: 'Bitiş tarix düzgün deyil' }]);
	});

	it('are kept as the day that a traveller in Baku chose', async () => {
		const { token } = await newTraveller(server);
		const day = businessToday(server.clock.now()).add({ days: 30 });
		const form = await requestForm(server, token, { startDate: toIso(day), endDate: day.add({ days: 3 }).toString() });
		expect(form.startDate.slice(0, 10)).not.toBe(day.toString());
		await create(form, token);
		expect((await mine(token)).data[0]).toMatchObject({
			startDate: day.toString(),
			endDate: day.add({ days: 3 }).toString(),
		});
	});
});

describe('the passport images of a request', () => {
	it.each(['/api/uploads/none', 'https://evil.example/x.jpg', '/etc/passwd', `/api/uploads/${'a'.repeat(32)}`, ','])(
		'can’t be %s',
		async (document) => {
			const { token } = await newTraveller(server);
			const { status, body } = await create(await requestForm(server, token, { document }), token);
			expect(status).toBe(422);
			expect(body.errors?.map(({ field }) => field)).toEqual(['document']);
		},
	);

	it('are the traveller’s own', async () => {
		const [one, other] = [await newTraveller(server), await newTraveller(server)];
		const document = await uploadImage(server, other.token);
		expect((await create(await requestForm(server, one.token, { document }), one.token)).status).toBe(422);
	});

	it('[SUB-05] may have been uploaded in the same browser before signing in', async () => {
		const { token } = await newTraveller(server);
		const upload = await server.post<{ url: string }[]>('/api/uploads/image', imageForm({ bytes: await jpeg() }));
		const form = await requestForm(server, token, { document: upload.body[0]?.url });
		expect((await create(form, token)).status).toBe(422);
		const cookies = { uploadToken: upload.cookies[0]?.value ?? '' };
		expect((await server.post('/api/visa-requests', form, { token, cookies })).status).toBe(201);
		const thief = await newTraveller(server);
		expect((await server.post('/api/visa-requests', form, { token: thief.token, cookies })).status).toBe(422);
	});

	it('are no more than the travellers', async () => {
		const { token } = await newTraveller(server);
		const document = `${await uploadImage(server, token)},${await uploadImage(server, token)}`;
		const { status, body } = await create(await requestForm(server, token, { document }), token);
		expect([status, body.message]).toEqual([400, 'Şəkillərin sayı səyahətçilərin sayından çox ola bilməz']);
		expect(body.errors?.map(({ field }) => field)).toEqual(['document']);
		expect((await create(await requestForm(server, token, { document, peopleCount: 2 }), token)).status).toBe(201);
	});

	it('[UPL-11] may be fewer than the travellers, as a client of one picture sends them; each has its traveller', async () => {
		const { token } = await newTraveller(server);
		const urls = [await uploadImage(server, token), await uploadImage(server, token)];
		const made = await create(await requestForm(server, token, { document: urls.join(','), peopleCount: 3 }), token);
		expect(made.status).toBe(201);
		const { body } = await server.get<VisaRequestDetail>(`/api/visa-requests/${made.body.id}`, { token });
		expect(body.documents.map(({ url, traveller }) => [url, traveller])).toEqual([
			[urls[0], 1],
			[urls[1], 2],
		]);
		const one = await create(await requestForm(server, token, { peopleCount: 10 }), token);
		expect(one.status).toBe(201);
	});

	it('[UPL-11] [WIZ-12] that are gone are named by their places, so that the others stay', async () => {
		const { token } = await newTraveller(server);
		const gone = `/api/uploads/${'a'.repeat(32)}`;
		const document = `${await uploadImage(server, token)},${gone}`;
		const { status, body } = await create(await requestForm(server, token, { document, peopleCount: 2 }), token);
		expect([status, body.errors?.map(({ field }) => field)]).toEqual([422, ['document', 'document.1']]);
	});
});

it('the own requests are nobody else’s', async () => {
	const [one, other] = [await newTraveller(server), await newTraveller(server)];
	await create(await requestForm(server, one.token), one.token);
	expect((await mine(other.token)).data).toEqual([]);
	expect((await mine(one.token)).data).toHaveLength(1);
});
