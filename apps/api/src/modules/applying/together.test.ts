import { count, eq, inArray } from 'drizzle-orm';
import type { ErrorBody, PaymentPage, UploadedImage } from 'visa-sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../../platform/db/tables';
import { newId } from '../../platform/ids';
import { imageForm, jpeg, newTraveller, requestForm, type Traveller, uploadImage } from '../../testing/people';
import { roundTripsOf } from '../../testing/roundTrips';
import { startTestServer, type TestServer } from '../../testing/server';

const { events, idempotencyKeys, paymentAttempts, requestDocuments, uploads, users, visaRequests } = tables;
let server: TestServer;
let travellers: Traveller[];
beforeAll(async () => {
	server = await startTestServer();
	travellers = await newTravellers();
});
afterAll(() => server.close());

async function newTravellers(): Promise<Traveller[]> {
	const made: Traveller[] = [];
	while (made.length < 8) made.push(await newTraveller(server));
	return made;
}

interface Sent {
	form: Record<string, unknown>;
	token: string;
	key?: string;
	cookies?: Record<string, string>;
}
/** One request per traveller, each with its own image and key. */
async function oneOfEach(name: string, people = travellers): Promise<Sent[]> {
	const all: Sent[] = [];
	for (const { token } of people) {
		all.push({ token, form: await requestForm(server, token), key: `${name}-${all.length}` });
	}
	return all;
}
const create = ({ form, token, key, cookies = {} }: Sent) =>
	server.post<PaymentPage & ErrorBody>('/api/visa-requests', form, {
		...{ token, cookies },
		headers: key ? { 'idempotency-key': key } : {},
	});
const at = (all: Sent[], index: number): Sent => {
	const one = all[index];
	if (!one) throw new RangeError(`there is no ${index}`);
	return one;
};
/** Everything that a request consists of, and its owner. */
async function madeOf(id: string) {
	const [request] = await server.db.select().from(visaRequests).where(eq(visaRequests.id, id));
	const of = async (table: typeof paymentAttempts | typeof requestDocuments | typeof events | typeof idempotencyKeys) =>
		server.db.$count(table, eq(table.requestId, id));
	const [owner] = await server.db
		.select()
		.from(users)
		.where(eq(users.id, request?.userId ?? ''));
	const letters = (await server.mails(owner?.email ?? '')).filter(({ subject }) =>
		subject.includes(request?.reference ?? '?'),
	);
	return {
		owner: owner?.email,
		status: [request?.status, request?.paymentStatus],
		rows: [await of(paymentAttempts), await of(requestDocuments), await of(events), await of(idempotencyKeys)],
		letters: letters.length,
	};
}
const whole = (email: string | undefined) => ({
	...{ owner: email, status: ['AWAITING_PAYMENT', 'REDIRECTED'], rows: [1, 1, 3, 1], letters: 1 },
});

describe('[SUB-01] many requests at once', () => {
	it('are each made, whole, for whom they are, and go to the database together', async () => {
		const all = await oneOfEach('together');
		// The catalogue is read once.
		const { token } = await newTraveller(server);
		await create({ token, form: await requestForm(server, token) });
		let answers: Awaited<ReturnType<typeof create>>[] = [];
		const sent = await roundTripsOf(async () => {
			answers = await Promise.all(all.map(create));
		});
		expect(answers.map(({ status }) => status)).toEqual(all.map(() => 201));
		for (const [index, { body }] of answers.entries()) {
			expect(await madeOf(body.id)).toEqual(whole(travellers[index]?.email));
			expect((await create(at(all, index))).body).toEqual(body);
		}
		// One by one they would make four round trips each.
		expect(sent.length).toBeLessThan(all.length * 2);
	});

	it('are refused each for its own fault, and the others are made', async () => {
		const all = await oneOfEach('faults');
		const [stranger, dear, mine] = [at(all, 1), at(all, 3), at(all, 5)];
		stranger.form.document = at(all, 0).form.document;
		dear.form.totalPrice = 1;
		mine.form.visaTypeId = newId(new Date());
		const answers = await Promise.all(all.map(create));
		expect(answers.map(({ status }) => status)).toEqual([201, 422, 201, 409, 201, 422, 201, 201]);
		expect(answers[1]?.body.errors?.map(({ field }) => field)).toEqual(['document']);
		expect(answers[5]?.body.errors?.map(({ field }) => field)).toEqual(['visaTypeId']);
		for (const index of [0, 2, 4, 6, 7])
			expect(await madeOf(answers[index]?.body.id ?? '')).toEqual(whole(travellers[index]?.email));
		// The refused call has left nothing that blocks the next one.
		stranger.form.document = await uploadImage(server, stranger.token);
		expect((await create(stranger)).status).toBe(201);
	});

	it('are made when the database refuses the statement of all for one of them', async () => {
		await server.deps.database.query(
			"alter table visa_requests add constraint refuses check (notes is distinct from 'refuse this')",
		);
		try {
			const all = await oneOfEach('constraint');
			at(all, 2).form.notes = 'refuse this';
			const answers = await Promise.all(all.map(create));
			expect(answers.map(({ status }) => status)).toEqual([201, 201, 500, 201, 201, 201, 201, 201]);
			expect(await madeOf(answers[3]?.body.id ?? '')).toEqual(whole(travellers[3]?.email));
			expect(await server.db.$count(idempotencyKeys, eq(idempotencyKeys.key, 'constraint-2'))).toBe(0);
		} finally {
			await server.deps.database.query('alter table visa_requests drop constraint refuses');
		}
	});

	it('[SUB-03] with the same key twice make one, whatever comes with them', async () => {
		const all = await oneOfEach('same');
		const [first, other] = [at(all, 0), at(all, 4)];
		const answers = await Promise.all(
			[...all, first, { ...other, form: { ...other.form, notes: 'another' } }].map(create),
		);
		expect(answers.map(({ status }) => status)).toEqual([...all.map(() => 201), 201, 409]);
		expect(answers.at(-2)?.body).toEqual(answers[0]?.body);
		expect(await madeOf(answers[0]?.body.id ?? '')).toEqual(whole(travellers[0]?.email));
	});

	it('[UPL-11] with the same picture of a visitor’s browser give it to one of them', async () => {
		const all = await oneOfEach('picture');
		const upload = await server.post<UploadedImage[]>('/api/uploads/image', imageForm({ bytes: await jpeg() }));
		const document = upload.body[0]?.url;
		const cookies = { uploadToken: upload.cookies[0]?.value ?? '' };
		for (const index of [2, 3, 6])
			Object.assign(at(all, index), { cookies, form: { ...at(all, index).form, document } });
		const answers = await Promise.all(all.map(create));
		expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 422, 201, 201, 422, 201]);
		const [picture] = await server.db
			.select()
			.from(uploads)
			.where(eq(uploads.key, document?.split('/').at(-1) ?? ''));
		const [owner] = await server.db
			.select()
			.from(users)
			.where(eq(users.email, travellers[2]?.email ?? ''));
		expect(picture?.userId).toBe(owner?.id);
	});

	it('[SUB-03] of which the sandbox bank refuses one are told of that one alone', async () => {
		const all = await oneOfEach('bank');
		Object.assign(at(all, 2), { form: { ...at(all, 2).form, peopleCount: 2 } });
		const { body } = await create({ ...at(all, 2), key: 'bank-probe' });
		const [two] = await server.db
			.select()
			.from(visaRequests)
			.where(eq(visaRequests.id, body.id ?? ''));
		const refusing = 'alter table sandbox_payments add constraint refusing check';
		await server.deps.database.query(`${refusing} (amount <> ${two?.total}) not valid`);
		try {
			const answers = await Promise.all(all.map(create));
			expect(answers.map(({ status }) => status)).toEqual(all.map((_, index) => (index === 2 ? 503 : 201)));
		} finally {
			await server.deps.database.query('alter table sandbox_payments drop constraint refusing');
		}
	});

	it('of one traveller are all made, and each with the picture they share', async () => {
		const { token, email } = await newTraveller(server);
		const form = await requestForm(server, token);
		const answers = await Promise.all(['a', 'b', 'c'].map((key) => create({ token, form, key: `shared-${key}` })));
		expect(new Set(answers.map(({ body }) => body.id)).size).toBe(3);
		for (const { body } of answers) expect(await madeOf(body.id)).toEqual(whole(email));
	});
});

it('[REV-12] the last use of a promo code is one’s of those who ask for it with others at once', async () => {
	const id = newId(new Date());
	await server.db.insert(tables.promocodes).values({
		...{
			id,
			code: 'BIRDEFELIK',
			kind: 'percent',
			percent: 10,
			validFrom: new Date(0),
			validTo: new Date('2100-01-01'),
		},
		...{ perUserLimit: 1, totalLimit: 1, isActive: true },
	});
	// Separate from the others: a promo code needs more round trips.
	const people = await newTravellers();
	for (const { token } of people.slice(0, 3)) {
		expect((await server.post('/api/promocodes/activate', { code: 'BIRDEFELIK' }, { token })).status).toBe(200);
	}
	const all = await oneOfEach('promo', people);
	const answers = await Promise.all(all.map(create));
	expect(answers.map(({ status }) => status)).toEqual(all.map(() => 201));
	const made = answers.map(({ body }) => body.id);
	const totals = await server.db
		.select({ total: visaRequests.total, many: count() })
		.from(visaRequests)
		.where(inArray(visaRequests.id, made))
		.groupBy(visaRequests.total);
	expect(totals.map(({ many }) => many).sort()).toEqual([1, 7]);
	expect(await server.db.$count(tables.promocodeUses, eq(tables.promocodeUses.promocodeId, id))).toBe(1);
});
