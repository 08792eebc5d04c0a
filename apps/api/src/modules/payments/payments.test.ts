import { eq } from 'drizzle-orm';
import type { ErrorBody, PaymentPage, PaymentState, PublicStatus, VisaRequestDetail } from 'visa-sdk/contract';
import { ATTEMPT_LIFETIME_MS, REQUEST_LIFETIME_MS, sentences, toQepik } from 'visa-sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../platform/clock';
import { tables } from '../../platform/db/tables';
import { atBank, atBankUnheard, createRequest, newTraveller, signInStaff } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

type Answered = PaymentState & ErrorBody & PaymentPage;
const { events, paymentAttempts, sandboxPayments } = tables;
const act = (id: string, action: string, token: string | null, returnToken?: string) =>
	server.post<Answered>(`/api/visa-requests/${id}/${action}`, undefined, {
		token,
		headers: returnToken ? { 'payment-return-token': returnToken } : {},
	});
const comeBack = (token: string, outcome: string) => server.post<Answered>('/api/payments/returns', { token, outcome });
const callback = (id: string, more = {}) => server.post('/api/payments/callbacks/sandbox', { id, ...more });
const bankId = (paymentUrl: string) => paymentUrl.split('/').at(-1) ?? '';
type SandboxPayment = typeof sandboxPayments.$inferSelect;
/** The return token in a URL that the bank keeps. */
const tokenIn = (kept: string | undefined, payment: SandboxPayment | undefined) => {
	const url = server.deps.vault.open(kept ?? '', payment?.merchantReference ?? '');
	return new URL(url).searchParams.get('token') ?? '';
};
const stateOf = async (id: string, token: string) => {
	const { data } = (await server.get<{ data: PaymentState[] }>('/api/visa-requests/me', { token })).body;
	const found = data.find((request) => request.id === id);
	return [found?.status, found?.attemptStatus];
};
const detailOf = async (id: string, token: string) =>
	(await server.get<VisaRequestDetail>(`/api/visa-requests/${id}`, { token })).body;
/** A request in somebody's list; undefined if it isn't there. */
const listedTo = async (list: string, id: string, token: string) =>
	(await server.get<{ data: PaymentState[] }>(list, { token })).body.data.find((one) => one.id === id);
const eventsOf = async (id: string) => (await server.db.select().from(events).where(eq(events.requestId, id))).length;
const paidMails = async (email: string) =>
	(await server.mails(email)).filter(({ subject }) => subject.startsWith('Ödəniş qəbul olundu')).length;

/** What e-mails told the traveller about this request, oldest first. */
/** After the e-mail about its creation. */
const told = async (email: string, reference: string) =>
	(await server.mails(email))
		.filter(({ subject }) => subject.endsWith(reference) && !subject.startsWith('Müraciətiniz yaradıldı'))
		.map(({ subject }) => subject.slice(0, -reference.length - 2));

async function start() {
	const traveller = await newTraveller(server);
	return { ...traveller, ...(await createRequest(server, traveller.token)) };
}

describe('coming back from the bank', () => {
	it('[PAY-02] believes the bank alone, not the address', async () => {
		const { id, token, paymentUrl } = await start();
		const [attempt] = await server.db.select().from(paymentAttempts).where(eq(paymentAttempts.requestId, id));
		const [payment] = await server.db
			.select()
			.from(sandboxPayments)
			.where(eq(sandboxPayments.id, bankId(paymentUrl)));
		const returnToken = tokenIn(payment?.approveUrl, payment);
		expect(JSON.stringify(attempt)).not.toContain(returnToken);
		expect((await comeBack(returnToken, 'approve')).body.status).toBe('AWAITING_PAYMENT');
		const { status, body } = await act(id, 'submit-payment', null, returnToken);
		expect([status, body.status]).toEqual([202, 'AWAITING_PAYMENT']);
		expect(await stateOf(id, token)).toEqual(['AWAITING_PAYMENT', 'REDIRECTED']);
	});

	it('[PAY-02] settles a payment that the bank took, and writes one letter', async () => {
		const { id, email, token, paymentUrl } = await start();
		const back = await atBankUnheard(server, paymentUrl, 'pay');
		expect(back.path).toBe('/payments/approve');
		expect((await comeBack(back.token, 'approve')).body).toMatchObject({ id, status: 'AWAITING_PAYMENT' });
		const settled = await act(id, 'submit-payment', null, back.token);
		expect([settled.status, settled.body.status, settled.body.attemptStatus]).toEqual([200, 'SUBMITTED', 'APPROVED']);
		expect((await act(id, 'submit-payment', token)).status).toBe(200);
		expect(await paidMails(email)).toBe(1);
	});

	it('[PAY-02] says 202 while the bank does not know', async () => {
		const { id, token, paymentUrl } = await start();
		const back = await atBank(server, paymentUrl, 'later');
		expect(back.path).toBe('/payments/approve');
		const { status, body } = await act(id, 'submit-payment', null, back.token);
		expect([status, body.attemptStatus]).toEqual([202, 'PENDING']);
		await atBankUnheard(server, paymentUrl, 'pay');
		expect((await act(id, 'submit-payment', token)).body.status).toBe('SUBMITTED');
	});

	it.each([
		['cancel', 'CANCELLED'],
		['decline', 'DECLINED'],
	] as const)('[PAY-03] by %s leaves a request that can be paid again', async (outcome, attemptStatus) => {
		const { id, token, paymentUrl } = await start();
		const back = await atBankUnheard(server, paymentUrl, outcome);
		expect(back.path).toBe(`/payments/${outcome}`);
		expect((await comeBack(back.token, outcome)).body).toMatchObject({ status: 'PAYMENT_FAILED', attemptStatus });
		expect((await comeBack(back.token, outcome)).body).toMatchObject({ status: 'PAYMENT_FAILED', attemptStatus });
		const reopened = await act(id, 'reopen-payment', null, back.token);
		expect(reopened.status).toBe(200);
		expect(reopened.body.paymentUrl).not.toBe(paymentUrl);
		await atBank(server, reopened.body.paymentUrl, 'pay');
		expect(await stateOf(id, token)).toEqual(['SUBMITTED', 'APPROVED']);
	});

	it('[PAY-03] by cancel without the bank’s decision makes the old page unpayable', async () => {
		const { id, token, paymentUrl } = await start();
		const [payment] = await server.db
			.select()
			.from(sandboxPayments)
			.where(eq(sandboxPayments.id, bankId(paymentUrl)));
		const returnToken = tokenIn(payment?.cancelUrl, payment);
		expect((await comeBack(returnToken, 'cancel')).body.status).toBe('PAYMENT_FAILED');
		await atBank(server, paymentUrl, 'pay');
		expect(await stateOf(id, token)).toEqual(['PAYMENT_FAILED', 'CANCELLED']);
	});

	it('[PAY-03] by cancel of what was paid is paid', async () => {
		const { paymentUrl } = await start();
		const back = await atBankUnheard(server, paymentUrl, 'pay');
		expect((await comeBack(back.token, 'cancel')).body).toMatchObject({
			status: 'SUBMITTED',
			attemptStatus: 'APPROVED',
		});
	});

	it('[SEC-01] with the token reads as often as one likes, and changes something once', async () => {
		const { id, token, paymentUrl } = await start();
		const back = await atBankUnheard(server, paymentUrl, 'decline');
		for (let times = 0; times < 3; times += 1) expect((await comeBack(back.token, 'decline')).status).toBe(200);
		const reopened = await act(id, 'reopen-payment', null, back.token);
		// A page that is already open is read once more.
		const again = await act(id, 'reopen-payment', null, back.token);
		expect([again.status, again.body.paymentUrl]).toEqual([200, reopened.body.paymentUrl]);
		for (const action of ['cancel', 'reopen-payment']) {
			if (action === 'reopen-payment') await atBankUnheard(server, reopened.body.paymentUrl, 'decline');
			const { status, body } = await act(id, action, null, back.token);
			expect([status, body.message]).toEqual([
				409,
				'Bu keçidlə dəyişiklik artıq edilib. Davam etmək üçün hesabınıza daxil olun.',
			]);
		}
		expect((await comeBack(back.token, 'approve')).body.status).toBe('PAYMENT_FAILED');
		expect((await act(id, 'cancel', token)).body.status).toBe('CANCELLED');
	});

	it('[SEC-01] by cancel ends its own payment alone, however often, and the token is not used up by it', async () => {
		const { id, token, paymentUrl } = await start();
		const [payment] = await server.db
			.select()
			.from(sandboxPayments)
			.where(eq(sandboxPayments.id, bankId(paymentUrl)));
		const returnToken = tokenIn(payment?.cancelUrl, payment);
		for (let times = 0; times < 3; times += 1)
			expect((await comeBack(returnToken, 'cancel')).body.attemptStatus).toBe('CANCELLED');
		expect((await act(id, 'reopen-payment', null, returnToken)).status).toBe(200);
		const [status, attempt] = await stateOf(id, token);
		// The payment after it belongs to another request.
		for (const outcome of ['cancel', 'decline'] as const)
			expect((await comeBack(returnToken, outcome)).status).toBe(200);
		expect(await stateOf(id, token)).toEqual([status, attempt]);
		expect((await act(id, 'cancel', null, returnToken)).status).toBe(409);
	});

	it('[SEC-01] by two with one token at once makes one new payment', async () => {
		const { id, paymentUrl } = await start();
		const back = await atBankUnheard(server, paymentUrl, 'decline');
		await comeBack(back.token, 'decline');
		await Promise.all([1, 2, 3].map(() => act(id, 'reopen-payment', null, back.token)));
		expect(await server.db.$count(paymentAttempts, eq(paymentAttempts.requestId, id))).toBe(2);
	});

	it('[SEC-01] somebody else who is signed in moves no money with the token', async () => {
		const { id, paymentUrl } = await start();
		const other = await newTraveller(server);
		const back = await atBankUnheard(server, paymentUrl, 'pay');
		await comeBack(back.token, 'approve');
		await act(id, 'submit-payment', null, back.token);
		expect((await act(id, 'cancel', other.token, back.token)).status).toBe(409);
		expect((await comeBack(back.token, 'approve')).body.status).toBe('SUBMITTED');
	});

	it('needs the attempt’s token, for a day, for that request alone', async () => {
		const [one, other] = [await start(), await start()];
		const back = await atBank(server, one.paymentUrl, 'decline');
		expect((await comeBack('x'.repeat(43), 'approve')).status).toBe(404);
		expect((await act(other.id, 'cancel', null, back.token)).status).toBe(404);
		expect((await act(one.id, 'cancel', null)).status).toBe(401);
		expect((await act(one.id, 'cancel', other.token)).status).toBe(404);
		const now = server.clock.now();
		server.clock.forward(24 * HOUR_MS + 1000);
		expect((await comeBack(back.token, 'approve')).status).toBe(404);
		expect((await act(one.id, 'cancel', null, back.token)).status).toBe(404);
		server.clock.set(now);
		expect(await stateOf(other.id, other.token)).toEqual(['AWAITING_PAYMENT', 'REDIRECTED']);
	});
});

describe('[PAY-05] the bank’s callback', () => {
	it('settles although nobody comes back', async () => {
		const { id, email, token, paymentUrl } = await start();
		await atBank(server, paymentUrl, 'pay');
		expect(await stateOf(id, token)).toEqual(['SUBMITTED', 'APPROVED']);
		expect(await paidMails(email)).toBe(1);
	});

	it('that is a duplicate has no effect', async () => {
		const { id, email, paymentUrl } = await start();
		await atBank(server, paymentUrl, 'pay');
		const before = await eventsOf(id);
		const answers = await Promise.all([1, 2, 3].map(() => callback(bankId(paymentUrl))));
		expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
		expect(await eventsOf(id)).toBe(before);
		expect(await paidMails(email)).toBe(1);
	});

	it('says nothing that is believed', async () => {
		const { id, token, paymentUrl } = await start();
		await callback(bankId(paymentUrl), { status: 'APPROVED', amount: 1, paid: true });
		expect(await stateOf(id, token)).toEqual(['AWAITING_PAYMENT', 'REDIRECTED']);
		expect((await callback('01890a5d-ac96-774b-bcce-b302099a8057')).status).toBe(404);
		expect((await server.post('/api/payments/callbacks/other', { id: bankId(paymentUrl) })).status).toBe(404);
	});

	it.each([{ amount: toQepik(1) }, { currency: 'USD' }])('of another sum does not pay: %j', async (change) => {
		const { id, token, paymentUrl } = await start();
		await server.db
			.update(sandboxPayments)
			.set(change)
			.where(eq(sandboxPayments.id, bankId(paymentUrl)));
		await atBank(server, paymentUrl, 'pay');
		expect(await stateOf(id, token)).toEqual(['PAYMENT_FAILED', 'ERROR']);
	});

	it('of an approval after a decline wins', async () => {
		const { id, token, paymentUrl } = await start();
		await atBank(server, paymentUrl, 'decline');
		expect(await stateOf(id, token)).toEqual(['PAYMENT_FAILED', 'DECLINED']);
		await server.db
			.update(sandboxPayments)
			.set({ status: 'APPROVED' })
			.where(eq(sandboxPayments.id, bankId(paymentUrl)));
		await callback(bankId(paymentUrl));
		expect(await stateOf(id, token)).toEqual(['SUBMITTED', 'APPROVED']);
	});

	it('of an approval after the request was cancelled still pays, and whoever comes back is told of both', async () => {
		const { id, token, paymentUrl } = await start();
		await atBank(server, paymentUrl, 'later');
		expect((await act(id, 'cancel', token)).body.status).toBe('CANCELLED');
		const back = await atBank(server, paymentUrl, 'pay');
		expect(await stateOf(id, token)).toEqual(['SUBMITTED', 'APPROVED']);
		expect((await comeBack(back.token, 'approve')).body).toMatchObject({ status: 'SUBMITTED', wasClosed: true });
		const inTime = await start();
		const { token: other } = await atBank(server, inTime.paymentUrl, 'pay');
		expect((await comeBack(other, 'approve')).body).toMatchObject({ status: 'SUBMITTED', wasClosed: false });
	});

	it('of an old attempt makes the newer page unpayable, and a second payment due for refund', async () => {
		const { id, token, paymentUrl } = await start();
		await atBank(server, paymentUrl, 'decline');
		const newer = (await act(id, 'reopen-payment', token)).body.paymentUrl;
		await server.db
			.update(sandboxPayments)
			.set({ status: 'APPROVED' })
			.where(eq(sandboxPayments.id, bankId(paymentUrl)));
		await callback(bankId(paymentUrl));
		expect((await stateOf(id, token))[0]).toBe('SUBMITTED');
		expect((await server.get(new URL(newer).pathname)).text).toContain('Ödənişin vaxtı bitib');
		await server.db
			.update(sandboxPayments)
			.set({ status: 'APPROVED' })
			.where(eq(sandboxPayments.id, bankId(newer)));
		await callback(bankId(newer));
		expect(await stateOf(id, token)).toEqual(['SUBMITTED', 'REFUND_PENDING']);
	});
});

describe('[PAY-06] a payment that did not come about is told in a letter, each in its own words', () => {
	it('declined, although nobody comes back', async () => {
		const { email, reference, paymentUrl } = await start();
		await atBank(server, paymentUrl, 'decline');
		expect(await told(email, reference)).toEqual(['Bank ödənişi qəbul etmədi']);
	});

	it('timed out, then expired, and the last letter does not promise more time', async () => {
		const { email, reference } = await start();
		const now = server.clock.now();
		server.clock.forward(ATTEMPT_LIFETIME_MS + 1000);
		await server.services.actions.sweep();
		expect(await told(email, reference)).toEqual(['Ödəniş səhifəsinin vaxtı bitdi']);
		server.clock.forward(REQUEST_LIFETIME_MS);
		await server.services.actions.sweep();
		expect(await told(email, reference)).toEqual(['Ödəniş səhifəsinin vaxtı bitdi', 'Müraciətin müddəti bitdi']);
		server.clock.set(now);
	});

	it('another sum than asked for: no word that nothing was taken', async () => {
		const { email, reference, paymentUrl } = await start();
		await server.db
			.update(sandboxPayments)
			.set({ amount: toQepik(1) })
			.where(eq(sandboxPayments.id, bankId(paymentUrl)));
		await atBank(server, paymentUrl, 'pay');
		expect(await told(email, reference)).toEqual(['Ödəniş yoxlanılır']);
		const mail = (await server.mails(email)).find(({ subject }) => subject === `Ödəniş yoxlanılır: ${reference}`);
		expect(mail?.text).toContain('yenidən ödəməyin');
		expect(mail?.text).not.toContain('pul çıxılmayıb');
	});

	it('ended by the traveller on our page: the page has told it', async () => {
		const { id, token, email, reference } = await start();
		await act(id, 'cancel', token);
		expect(await told(email, reference)).toEqual(['Müraciət ləğv olundu']);
	});

	it('a refunded request is not taken for one that was never paid, also behind a newer attempt', async () => {
		const { id, token, paymentUrl } = await start();
		await atBank(server, paymentUrl, 'decline');
		await act(id, 'reopen-payment', token);
		await server.db
			.update(sandboxPayments)
			.set({ status: 'APPROVED' })
			.where(eq(sandboxPayments.id, bankId(paymentUrl)));
		await callback(bankId(paymentUrl));
		await act(id, 'cancel', token);
		const [status, attemptStatus] = await stateOf(id, token);
		expect(status).toBe('CANCELLED');
		expect(['REFUND_PENDING', 'REFUNDED']).toContain(attemptStatus);
	});
});

describe('time', () => {
	it('[PAY-05] ends an attempt after 60 minutes, and a payment nobody told of is found', async () => {
		const [silent, paid] = [await start(), await start()];
		await atBankUnheard(server, paid.paymentUrl, 'pay');
		const now = server.clock.now();
		await server.services.actions.sweep();
		expect(await stateOf(silent.id, silent.token)).toEqual(['AWAITING_PAYMENT', 'REDIRECTED']);
		server.clock.forward(ATTEMPT_LIFETIME_MS + 1000);
		await server.services.actions.sweep();
		expect(await stateOf(silent.id, silent.token)).toEqual(['PAYMENT_FAILED', 'EXPIRED']);
		expect(await stateOf(paid.id, paid.token)).toEqual(['SUBMITTED', 'APPROVED']);
		server.clock.set(now);
	});

	it('[PAY-04] ends a request that nobody paid for in 72 hours', async () => {
		const { id, token } = await start();
		const now = server.clock.now();
		server.clock.forward(REQUEST_LIFETIME_MS + 1000);
		await server.services.actions.sweep();
		expect(await stateOf(id, token)).toEqual(['EXPIRED', 'EXPIRED']);
		expect((await act(id, 'reopen-payment', token)).status).toBe(409);
		server.clock.set(now);
	});

	it.each(['detail', 'list', 'return', 'status', 'desk'] as const)(
		'[PAY-04] that is over ends a request before it is shown, to everyone alike: first asked by %s',
		async (first) => {
			const { id, token, email, paymentUrl } = await start();
			const back = await atBank(server, paymentUrl, 'decline');
			const boss = await signInStaff(server, 'admin');
			const { reference } = await detailOf(id, token);
			const question = { reference, lastName: 'Əliyeva' };
			const readers = {
				detail: async () => (await detailOf(id, token)).status,
				list: async () => (await listedTo('/api/visa-requests/me', id, token))?.status,
				return: async () => (await comeBack(back.token, 'decline')).body.status,
				status: async () => (await server.post<PublicStatus>('/api/visa-requests/status', question)).body.status,
				desk: async () => (await detailOf(id, boss)).status,
			};
			const listedUnpaid = () => listedTo('/api/visa-requests?status=PAYMENT_FAILED', id, boss);
			expect(await listedUnpaid()).toBeDefined();
			const isIt = eq(tables.visaRequests.id, id);
			await server.db.update(tables.visaRequests).set({ expiresAt: server.clock.now() }).where(isIt);
			expect(await readers[first]()).toBe('EXPIRED');
			for (const read of Object.values(readers)) expect(await read()).toBe('EXPIRED');
			expect(await listedUnpaid()).toBeUndefined();
			expect(await listedTo('/api/visa-requests?status=EXPIRED', id, boss)).toBeDefined();
			expect((await told(email, reference)).filter((subject) => subject === 'Müraciətin müddəti bitdi')).toHaveLength(
				1,
			);
		},
	);

	it('[PAY-04] that is over is told of a request before anything is pressed, and by the press of a page that is open', async () => {
		const { id, token, paymentUrl } = await start();
		await atBank(server, paymentUrl, 'decline');
		expect(await stateOf(id, token)).toEqual(['PAYMENT_FAILED', 'DECLINED']);
		const isIt = eq(tables.visaRequests.id, id);
		await server.db.update(tables.visaRequests).set({ expiresAt: server.clock.now() }).where(isIt);
		expect((await act(id, 'reopen-payment', token)).body.message).toBe(sentences.requestExpired);
		expect(await detailOf(id, token)).toMatchObject({ status: 'EXPIRED', expiresAt: null });
		expect(await detailOf(id, token)).not.toHaveProperty('isStillOffered');
	});

	it('[PAY-04] that is over leaves a payment in progress its own time', async () => {
		const { id, token } = await start();
		const { db, clock } = server;
		await db.update(tables.visaRequests).set({ expiresAt: clock.now() }).where(eq(tables.visaRequests.id, id));
		expect(await stateOf(id, token)).toEqual(['AWAITING_PAYMENT', 'REDIRECTED']);
		const { body: detail } = await server.get<object>(`/api/visa-requests/${id}`, { token });
		expect(detail).toMatchObject({ status: 'AWAITING_PAYMENT', expiresAt: null });
	});

	it('[PAY-04] ends a request whose trip has come too close', async () => {
		const { id, token, paymentUrl } = await start();
		await atBank(server, paymentUrl, 'decline');
		await server.db.update(tables.visaRequests).set({ startDate: '2020-01-01' }).where(eq(tables.visaRequests.id, id));
		const { status, body } = await act(id, 'reopen-payment', token);
		expect([status, body.code]).toEqual([409, 'STATE_CONFLICT']);
		expect((await stateOf(id, token))[0]).toBe('EXPIRED');
	});
});

it('a bank that does not answer is 503, and nothing changes', async () => {
	const { id, token, paymentUrl } = await start();
	const ledger = await server.db
		.select()
		.from(sandboxPayments)
		.where(eq(sandboxPayments.id, bankId(paymentUrl)));
	await server.db.delete(sandboxPayments).where(eq(sandboxPayments.id, bankId(paymentUrl)));
	for (const action of ['submit-payment', 'cancel', 'reopen-payment']) {
		const { status, body } = await act(id, action, token);
		expect([status, body.code]).toEqual([503, 'PAYMENT_UNAVAILABLE']);
	}
	expect(await stateOf(id, token)).toEqual(['AWAITING_PAYMENT', 'REDIRECTED']);
	await server.db.insert(sandboxPayments).values(ledger);
});

it('what happened can’t be rewritten', async () => {
	await expect(server.db.update(events).set({ reason: 'x' })).rejects.toThrow();
	await expect(server.db.delete(events)).rejects.toThrow();
});
