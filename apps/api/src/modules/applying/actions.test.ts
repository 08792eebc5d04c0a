import { and, eq } from 'drizzle-orm';
import type { ErrorBody, PaymentPage, PaymentState } from 'visa-sdk/contract';
import { ATTEMPTS_MAXIMUM, type Qepik, qepik, type RequestStatus, requestStatuses, toAzn } from 'visa-sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../../platform/db/tables';
import { atBank, createRequest, newTraveller } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';
import { theServer } from '../audit/events';
import { findRequest, moveRequest } from '../requests/moves';

let server: TestServer;
let token: string;
beforeAll(async () => {
	server = await startTestServer();
	token = (await newTraveller(server)).token;
});
afterAll(() => server.close());

type Answered = PaymentState & PaymentPage & ErrorBody;
type Action = 'submit-payment' | 'cancel' | 'reopen-payment';
const act = (id: string, action: Action, body?: { totalPrice: number }) =>
	server.post<Answered>(`/api/visa-requests/${id}/${action}`, body, { token });

/** While the service of a request costs 999 AZN, and so the whole request 1,034. */
async function whileDearer(id: string, ask: () => Promise<void>): Promise<void> {
	const request = await findRequest(server.db, id);
	const { services } = tables;
	const isIt = eq(services.id, request?.serviceId ?? '');
	const [service] = await server.db.select().from(services).where(isIt);
	const setPrice = (discountedPrice: Qepik | undefined) =>
		server.db.update(services).set({ discountedPrice }).where(isIt);
	await setPrice(qepik(99_900));
	try {
		await ask();
	} finally {
		await setPrice(service?.discountedPrice);
	}
}

/** A request in a state, reached through its attempt's result, or through staff and time. */
async function requestIn(status: RequestStatus): Promise<string> {
	const { id, paymentUrl } = await createRequest(server, token);
	if (status === 'AWAITING_PAYMENT') return id;
	if (status === 'PAYMENT_FAILED') await atBank(server, paymentUrl, 'decline');
	else if (status === 'CANCELLED') await act(id, 'cancel');
	else if (status === 'EXPIRED') await atBank(server, paymentUrl, 'decline');
	else await atBank(server, paymentUrl, 'pay');
	await server.db.update(tables.visaRequests).set({ status }).where(eq(tables.visaRequests.id, id));
	return id;
}

const paid = 'Bu müraciət artıq ödənilib';
const inWork = 'Müraciətə artıq baxılır. Ləğv etmək üçün bizə yazın.';
const ended = 'Bu müraciət artıq bağlanıb';
type Outcome = [status: number, what: string];

/** What each action answers in each state, and the state in which it leaves the request. */
const table: Record<RequestStatus, Record<Action, Outcome>> = {
	AWAITING_PAYMENT: {
		'submit-payment': [202, 'AWAITING_PAYMENT'],
		cancel: [200, 'CANCELLED'],
		'reopen-payment': [200, 'AWAITING_PAYMENT'],
	},
	PAYMENT_FAILED: {
		'submit-payment': [200, 'PAYMENT_FAILED'],
		cancel: [200, 'CANCELLED'],
		'reopen-payment': [200, 'AWAITING_PAYMENT'],
	},
	SUBMITTED: { 'submit-payment': [200, 'SUBMITTED'], cancel: [200, 'CANCELLED'], 'reopen-payment': [409, paid] },
	IN_REVIEW: { 'submit-payment': [200, 'IN_REVIEW'], cancel: [409, inWork], 'reopen-payment': [409, paid] },
	INFO_REQUIRED: { 'submit-payment': [200, 'INFO_REQUIRED'], cancel: [409, inWork], 'reopen-payment': [409, paid] },
	SENT_TO_EMBASSY: { 'submit-payment': [200, 'SENT_TO_EMBASSY'], cancel: [409, inWork], 'reopen-payment': [409, paid] },
	APPROVED: { 'submit-payment': [200, 'APPROVED'], cancel: [409, ended], 'reopen-payment': [409, paid] },
	REJECTED: { 'submit-payment': [200, 'REJECTED'], cancel: [409, ended], 'reopen-payment': [409, paid] },
	CANCELLED: { 'submit-payment': [409, ended], cancel: [200, 'CANCELLED'], 'reopen-payment': [409, ended] },
	EXPIRED: { 'submit-payment': [409, ended], cancel: [409, ended], 'reopen-payment': [409, ended] },
};

describe.each(requestStatuses)('[PAY-04] a request that is %s', (status) => {
	it.each(Object.entries(table[status]) as [Action, Outcome][])('answers %s with %j', async (action, [code, what]) => {
		const id = await requestIn(status);
		const answer = await act(id, action);
		expect(answer.status).toBe(code);
		const now = await findRequest(server.db, id);
		if (code === 409)
			expect([answer.body.code, answer.body.message, now?.status]).toEqual(['STATE_CONFLICT', what, status]);
		else expect(now?.status).toBe(what);
	});
});

describe('[PAY-04] reopening', () => {
	it('of what is no longer offered says what can be done about the request', async () => {
		const id = await requestIn('PAYMENT_FAILED');
		const request = await findRequest(server.db, id);
		const isIt = eq(tables.countries.id, request?.countryId ?? '');
		await server.db.update(tables.countries).set({ isOnOffer: false }).where(isIt);
		const { status, body } = await act(id, 'reopen-payment');
		await server.db.update(tables.countries).set({ isOnOffer: true }).where(isIt);
		expect([status, body.code, body.message]).toEqual([
			422,
			'NO_LONGER_OFFERED',
			'Bu müraciətdə seçdiyiniz artıq təklif olunmur, ona görə onu ödəmək olmur. Müraciəti ləğv edib yenisini yaradın.',
		]);
		expect((await act(id, 'cancel')).status).toBe(200);
	});

	it('of what is no longer offered is told to be impossible beforehand: on the page, in the list and to who comes back', async () => {
		const { id, paymentUrl } = await createRequest(server, token);
		const isIt = eq(tables.visaRequests.id, id);
		const tellings = async () => {
			const { body: detail } = await server.get<PaymentState>(`/api/visa-requests/${id}`, { token });
			const { body: mine } = await server.get<{ data: PaymentState[] }>('/api/visa-requests/me', { token });
			return [detail, mine.data.find((one) => one.id === id)].map((one) => one?.isStillOffered);
		};
		expect(await tellings()).toEqual([undefined, undefined]);
		const back = { token: (await atBank(server, paymentUrl, 'cancel')).token, outcome: 'cancel' };
		await server.post('/api/payments/returns', back);
		expect(await tellings()).toEqual([true, true]);
		const [request] = await server.db.select().from(tables.visaRequests).where(isIt);
		const isService = eq(tables.countryServices.itemId, request?.serviceId ?? '');
		const links = await server.db.select().from(tables.countryServices).where(isService);
		await server.db.delete(tables.countryServices).where(isService);
		try {
			expect(await tellings()).toEqual([false, false]);
			expect((await server.post<PaymentState>('/api/payments/returns', back)).body.isStillOffered).toBe(false);
		} finally {
			await server.db.insert(tables.countryServices).values(links);
		}
		expect(await tellings()).toEqual([true, true]);
	});

	it('gives the live page as long as it lives', async () => {
		const { id, paymentUrl } = await createRequest(server, token);
		const [one, two] = await Promise.all([act(id, 'reopen-payment'), act(id, 'reopen-payment')]);
		expect([one.body.paymentUrl, two.body.paymentUrl]).toEqual([paymentUrl, paymentUrl]);
	});

	it('twice at once makes one new attempt', async () => {
		const { id, paymentUrl } = await createRequest(server, token);
		await atBank(server, paymentUrl, 'cancel');
		const answers = await Promise.all([1, 2, 3].map(() => act(id, 'reopen-payment')));
		expect(new Set(answers.map(({ body }) => body.paymentUrl)).size).toBe(1);
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
	});

	it('[PAY-09] asks the price of today, once the traveller was told it', async () => {
		const { id, paymentUrl } = await createRequest(server, token);
		await atBank(server, paymentUrl, 'cancel');
		const before = await findRequest(server.db, id);
		const told = toAzn(before?.total ?? qepik(0));
		await whileDearer(id, async () => {
			// A call without a total refers to the request's.
			for (const seen of [undefined, { totalPrice: told }]) {
				const { status, body } = await act(id, 'reopen-payment', seen);
				expect([status, body.code, body.totalPrice]).toEqual([409, 'PRICE_CHANGED', 1034]);
				expect(await findRequest(server.db, id)).toEqual(before);
			}
			const { body } = await act(id, 'reopen-payment', { totalPrice: 1034 });
			expect((await server.get(new URL(body.paymentUrl).pathname)).text).toContain('1.034\u00a0AZN');
			expect((await findRequest(server.db, id))?.total).toBe(103_400);
			// An outdated page still sends the old total.
			const old = await act(id, 'reopen-payment', { totalPrice: told });
			expect([old.status, old.body.code, old.body.totalPrice]).toEqual([409, 'PRICE_CHANGED', 1034]);
			expect((await act(id, 'reopen-payment')).body.paymentUrl).toBe(body.paymentUrl);
		});
	});

	it('[PAY-09] at a lower price than was told is refused too, and paid at the next try', async () => {
		const { id, paymentUrl } = await createRequest(server, token);
		const { total } = (await findRequest(server.db, id)) ?? {};
		await whileDearer(id, async () => {
			await atBank(server, paymentUrl, 'decline');
			const { body } = await act(id, 'reopen-payment', { totalPrice: 1034 });
			await atBank(server, body.paymentUrl, 'decline');
		});
		const { status, body } = await act(id, 'reopen-payment', { totalPrice: 1034 });
		expect([status, body.code, body.totalPrice]).toEqual([409, 'PRICE_CHANGED', toAzn(total ?? qepik(0))]);
		expect((await act(id, 'reopen-payment', { totalPrice: body.totalPrice })).status).toBe(200);
	});

	it('ends after ten attempts', async () => {
		let { id, paymentUrl } = await createRequest(server, token);
		for (let attempts = 1; attempts < ATTEMPTS_MAXIMUM; attempts += 1) {
			await atBank(server, paymentUrl, 'decline');
			({ paymentUrl } = (await act(id, 'reopen-payment')).body);
		}
		await atBank(server, paymentUrl, 'decline');
		const { status, body } = await act(id, 'reopen-payment');
		expect([status, body.code]).toEqual([409, 'STATE_CONFLICT']);
	});
});

it('[PAY-04] cancelling what the bank has taken is refused, and it is paid', async () => {
	const { id, paymentUrl } = await createRequest(server, token);
	const path = new URL(paymentUrl).pathname.split('/').at(-1) ?? '';
	await server.db.update(tables.sandboxPayments).set({ status: 'APPROVED' }).where(eq(tables.sandboxPayments.id, path));
	const { status, body } = await act(id, 'cancel');
	expect([status, body.message]).toEqual([409, paid]);
	expect((await findRequest(server.db, id))?.status).toBe('SUBMITTED');
});

it('every move leaves an event with who, from, to and in which call', async () => {
	const { id } = await createRequest(server, token);
	const answer = await act(id, 'cancel');
	const { events } = tables;
	const written = await server.db
		.select()
		.from(events)
		.where(and(eq(events.requestId, id), eq(events.to, 'CANCELLED')));
	expect(written.map(({ subject }) => subject).sort()).toEqual(['attempt', 'request']);
	const [event] = written.filter(({ subject }) => subject === 'request');
	expect(event).toMatchObject({ httpRequestId: answer.headers['x-request-id'] });
	expect(event?.actorId).not.toBeNull();
	expect(event?.from).not.toBeNull();
});

it('an old version can’t move a request', async () => {
	const { id } = await createRequest(server, token);
	const old = await findRequest(server.db, id);
	if (!old) throw new Error('no request');
	await act(id, 'cancel');
	const move = moveRequest(server.db, server.clock, old, 'EXPIRED', { actor: theServer, reason: 'late' });
	await expect(move).rejects.toMatchObject({ statusCode: 409 });
});
