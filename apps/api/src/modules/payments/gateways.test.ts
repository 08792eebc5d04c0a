import { eq } from 'drizzle-orm';
import type { ErrorBody, PaymentPage, PaymentState } from 'visa-sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../../platform/db/tables';
import { createServices } from '../../services';
import { kapitalShop, payriffShop, type Shop } from '../../testing/gateways/servers';
import { createRequest, newTraveller, requestForm } from '../../testing/people';
import { startTestServer } from '../../testing/server';
import { theServer } from '../audit/events';

type Answered = PaymentState & ErrorBody & PaymentPage;
const { idempotencyKeys, paymentAttempts, visaRequests } = tables;

describe.each([
	['payriff', payriffShop],
	['kapitalbank', kapitalShop],
] as const)('a server that takes payments by %s', (name, open) => {
	let shop: Shop;
	beforeAll(async () => {
		shop = await open();
	});
	afterAll(() => shop.close());

	async function start() {
		const traveller = await newTraveller(shop.server);
		const page = await createRequest(shop.server, traveller.token);
		return { ...traveller, ...page, providerId: shop.idOf(page.paymentUrl) };
	}
	const act = (id: string, action: string, token: string) =>
		shop.server.post<Answered>(`/api/visa-requests/${id}/${action}`, undefined, { token });
	const stateOf = async (token: string) => {
		const { data } = (await shop.server.get<{ data: PaymentState[] }>('/api/visa-requests/me', { token })).body;
		return [data[0]?.status, data[0]?.attemptStatus];
	};
	/** The browser returns from the bank. */
	const comeBack = async (providerId: string, method: 'GET' | 'POST' = 'GET') => {
		const headers = { 'content-type': 'application/x-www-form-urlencoded' };
		const form = method === 'POST' ? (['STATUS=FullyPaid', { headers }] as const) : [];
		const answer = await shop.server.call(method, shop.returnPath(providerId), ...form);
		const to = new URL(String(answer.headers.location), 'http://viza.test');
		return { status: answer.status, path: to.pathname, token: to.searchParams.get('token'), headers: answer.headers };
	};

	it('[PAY-01] [PAY-02] leads the payer back to the page of the result', async () => {
		const { email, id, token, providerId } = await start();
		shop.says(providerId, 'approved');
		const back = await comeBack(providerId);
		expect(back).toMatchObject({ status: 303, path: '/payments/approve' });
		expect(back.token).toMatch(/^[\w-]{43}$/);
		expect(String(back.headers.location)).not.toContain(id);
		expect(back.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
		expect(await stateOf(token)).toEqual(['SUBMITTED', 'APPROVED']);
		const settled = await shop.server.post<Answered>('/api/payments/returns', {
			token: back.token,
			outcome: 'approve',
		});
		expect(settled.body).toMatchObject({ status: 'SUBMITTED', attemptStatus: 'APPROVED' });
		expect((await shop.server.mails(email)).filter(({ subject }) => subject.startsWith('Ödəniş qəbul'))).toHaveLength(
			1,
		);
	});

	it.each([
		['declined', '/payments/decline', 'DECLINED'],
		['cancelled', '/payments/cancel', 'CANCELLED'],
	] as const)('[PAY-03] %s leads to %s, and the request can be paid again', async (outcome, path, attemptStatus) => {
		const { id, token, providerId } = await start();
		shop.says(providerId, outcome);
		expect((await comeBack(providerId, 'POST')).path).toBe(path);
		expect(await stateOf(token)).toEqual(['PAYMENT_FAILED', attemptStatus]);
		const again = shop.idOf((await act(id, 'reopen-payment', token)).body.paymentUrl);
		expect(again).not.toBe(providerId);
		shop.says(again, 'approved');
		expect((await comeBack(again)).path).toBe('/payments/approve');
		expect(await stateOf(token)).toEqual(['SUBMITTED', 'APPROVED']);
	});

	it('[PAY-02] believes nothing of the address by which the payer comes back', async () => {
		const { id, token, providerId } = await start();
		expect((await comeBack(providerId)).path).toBe('/payments/approve');
		expect(await stateOf(token)).toEqual(['AWAITING_PAYMENT', 'REDIRECTED']);
		expect((await act(id, 'submit-payment', token)).status).toBe(202);
	});

	it('[PAY-02] waits while the bank says what nobody knows', async () => {
		const { id, token, providerId } = await start();
		shop.says(providerId, { word: 'Teleported' });
		expect((await comeBack(providerId)).path).toBe('/payments/approve');
		expect((await act(id, 'submit-payment', token)).status).toBe(202);
		expect(await stateOf(token)).toEqual(['AWAITING_PAYMENT', 'PENDING']);
		shop.says(providerId, 'approved');
		expect((await act(id, 'submit-payment', token)).body.status).toBe('SUBMITTED');
	});

	it('[PAY-05] counts no payment of another sum', async () => {
		const { token, providerId } = await start();
		shop.says(providerId, 'approved');
		shop.changeAmount(providerId, 1);
		expect((await comeBack(providerId)).path).toBe('/payments/decline');
		expect(await stateOf(token)).toEqual(['PAYMENT_FAILED', 'ERROR']);
	});

	it('[PAY-05] counts no payment of another reference', async () => {
		const { token, providerId } = await start();
		shop.says(providerId, 'approved');
		shop.makeForeign(providerId);
		expect((await comeBack(providerId)).path).toBe('/payments/decline');
		expect(await stateOf(token)).toEqual(['PAYMENT_FAILED', 'ERROR']);
	});

	it('leads on while the bank can’t be asked, and changes nothing', async () => {
		const { id, token, providerId } = await start();
		shop.says(providerId, 'approved');
		shop.gateway.failAll('broken');
		expect((await comeBack(providerId)).path).toBe('/payments/approve');
		const { status, body } = await act(id, 'submit-payment', token);
		shop.gateway.failAll(null);
		expect([status, body.code]).toEqual([503, 'PAYMENT_UNAVAILABLE']);
		expect(await stateOf(token)).toEqual(['AWAITING_PAYMENT', 'REDIRECTED']);
		expect((await act(id, 'submit-payment', token)).body.status).toBe('SUBMITTED');
	});

	it.each(['refused', 'broken', 'unheard', 'lost'] as const)(
		'[SUB-03] the same key makes one request and one page after a call that was %s',
		async (fault) => {
			const { token } = await newTraveller(shop.server);
			const form = await requestForm(shop.server, token);
			const create = () =>
				shop.server.post<Answered>('/api/visa-requests', form, {
					token,
					headers: { 'idempotency-key': `key-${fault}` },
				});
			shop.gateway.failAll(fault);
			const failed = await create();
			shop.gateway.failAll(null);
			expect([failed.status, failed.body.code]).toEqual([503, 'PAYMENT_UNAVAILABLE']);
			const [made, again] = [await create(), await create()];
			expect([made.status, again.body]).toEqual([201, made.body]);
			expect(new URL(made.body.paymentUrl).protocol).toBe('https:');
			shop.says(shop.idOf(made.body.paymentUrl), 'approved');
			expect((await act(made.body.id, 'submit-payment', token)).body.status).toBe('SUBMITTED');
			const { data } = (await shop.server.get<{ data: unknown[] }>('/api/visa-requests/me', { token })).body;
			expect(data).toHaveLength(1);
		},
	);

	it('one page however many ask for it at once', async () => {
		const { id, token, providerId } = await start();
		shop.says(providerId, 'declined');
		await act(id, 'submit-payment', token);
		const before = shop.gateway.calls.filter((call) => call.name === 'create').length;
		const pages = await Promise.all([1, 2, 3, 4].map(() => act(id, 'reopen-payment', token)));
		expect(new Set(pages.map(({ body }) => body.paymentUrl)).size).toBe(1);
		expect(shop.gateway.calls.filter((call) => call.name === 'create')).toHaveLength(before + 1);
	});

	it('one page however many processes are asked at once', async () => {
		const { id, token, providerId } = await start();
		shop.says(providerId, 'declined');
		await act(id, 'submit-payment', token);
		const creates = () => shop.gateway.calls.filter((call) => call.name === 'create').length;
		const before = creates();
		const processes = [shop.server.services, createServices(shop.server.deps), createServices(shop.server.deps)];
		const pages = await Promise.allSettled(processes.map(({ actions }) => actions.reopenPayment(id, theServer)));
		const made = pages.flatMap((page) => (page.status === 'fulfilled' ? [page.value.paymentUrl] : []));
		const refused = pages.flatMap((page) => (page.status === 'rejected' ? [page.reason] : []));
		expect([new Set(made).size, creates() - before]).toEqual([1, 1]);
		for (const reason of refused) expect(reason).toMatchObject({ statusCode: 503, more: { retryAfterSeconds: 5 } });
		for (const { actions } of processes) expect((await actions.reopenPayment(id, theServer)).paymentUrl).toBe(made[0]);
	});

	it('knows no sandbox bank and no other token', async () => {
		const { providerId } = await start();
		expect((await shop.server.get('/sandbox-bank/pay/01890a5d-ac96-774b-bcce-b302099a8057')).status).toBe(404);
		const stranger = await shop.server.get(`/api/payments/return/${'x'.repeat(43)}`);
		expect(stranger.headers.location).toBe(`/payments/approve?token=${'x'.repeat(43)}`);
		expect((await shop.server.get(`/api/payments/return/${providerId}`)).status).toBe(404);
	});

	it('keeps no address of a page that could be read in the database when it opens by a secret', async () => {
		const { token } = await newTraveller(shop.server);
		const form = await requestForm(shop.server, token);
		const { body } = await shop.server.post<Answered>('/api/visa-requests', form, {
			token,
			headers: { 'idempotency-key': 'sealed' },
		});
		const isIt = eq(paymentAttempts.requestId, body.id);
		const kept = JSON.stringify([
			await shop.server.db.select().from(paymentAttempts).where(isIt),
			await shop.server.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.requestId, body.id)),
		]);
		const password = new URL(body.paymentUrl).searchParams.get('password');
		expect(password === null).toBe(name === 'payriff');
		expect(kept.includes('sealed:v2:')).toBe(true);
		if (password) expect(kept).not.toContain(password);
		expect((await act(body.id, 'reopen-payment', token)).body.paymentUrl).toBe(body.paymentUrl);
	});
});

describe('payriff’s callback', () => {
	let shop: Awaited<ReturnType<typeof payriffShop>>;
	beforeAll(async () => {
		shop = await payriffShop();
	});
	afterAll(() => shop.close());

	it('[PAY-05] settles by its id alone, comes twice, and may be the browser', async () => {
		const traveller = await newTraveller(shop.server);
		const { id, paymentUrl } = await createRequest(shop.server, traveller.token);
		const order = shop.gateway.orders.get(shop.idOf(paymentUrl));
		const path = new URL(order?.callbackUrl ?? '').pathname;
		expect(path).not.toContain(id);
		expect((await shop.callback(order?.orderId ?? '')).status).toBe(204);
		expect((await shop.server.post(path, { payload: { orderId: 'nobody’s', paymentStatus: 'APPROVED' } })).status).toBe(
			404,
		);
		expect((await shop.server.post(path, { status: 'PAID' })).status).toBe(404);
		shop.says(order?.orderId ?? '', 'approved');
		const before = shop.gateway.calls.length;
		expect((await shop.callback(order?.orderId ?? '')).status).toBe(204);
		expect((await shop.callback(order?.orderId ?? '')).status).toBe(204);
		expect(shop.gateway.calls.slice(before).map((call) => call.name)).toEqual(['status']);
		const browser = await shop.server.get(path);
		expect([browser.status, String(browser.headers.location).split('=')[0]]).toEqual([303, '/payments/approve?token']);
	});

	/** The gateway took 50 AZN of a higher price. */
	async function underpaid() {
		const { id, paymentUrl } = await createRequest(shop.server, (await newTraveller(shop.server)).token);
		const providerId = shop.idOf(paymentUrl);
		const says = async (paymentStatus: string, paidAmount: number | null) => {
			Object.assign(shop.gateway.orders.get(providerId) ?? {}, { paymentStatus, paidAmount });
			await shop.callback(providerId);
			const [attempt] = await shop.server.db.select().from(paymentAttempts).where(eq(paymentAttempts.requestId, id));
			return [attempt?.status, attempt?.takenAmount, attempt?.takenState];
		};
		expect(await says('APPROVED', 50)).toEqual(['ERROR', 5000, 'UNSETTLED']);
		return { id, says };
	}

	it.each([
		['PARTIAL_REFUND', 50],
		['PARTIAL_REFUND', null],
		['REFUNDED', 50],
		['REFUNDED', null],
	] as const)('[PAY-10] counts no part of the price as all of it after %s, paid %s', async (word, paidAmount) => {
		const { says } = await underpaid();
		expect(await says(word, paidAmount)).toEqual(['ERROR', 5000, 'UNSETTLED']);
	});

	// For the gateway all of a smaller sum may be a part of the price, and it doesn't say how much.
	it.each([
		['REFUNDED', true],
		['PARTIAL_REFUND', true],
		['APPROVED', false],
	] as const)(
		'[PAY-07] [PAY-10] compared after a part of the price was refunded: %s agrees, %s',
		async (word, isAgreed) => {
			const { id, says } = await underpaid();
			const { payments } = shop.server.services;
			const [request] = await shop.server.db.select().from(visaRequests).where(eq(visaRequests.id, id));
			const order = { attempt: 1, how: 'refund', version: request?.version ?? 0 } as const;
			await payments.settleTaken(id, order, theServer);
			await payments.sweep();
			expect(await says(word, 50)).toEqual(['ERROR', 5000, 'REFUNDED']);
			const { differences } = await payments.reconcile({ days: 3 });
			expect(differences.some(({ attempt }) => attempt === `${request?.reference}/1`)).toBe(!isAgreed);
		},
	);

	it('is limited by network, as coming back is: one customer has many addresses', async () => {
		const limits = { paymentCallback: { tries: 8, seconds: 60 }, paymentReturn: { tries: 4, seconds: 60 } };
		const strict = await startTestServer(limits, { TRUST_PROXY: 'true' });
		const codes = async (path: string, times: number, method: 'GET' | 'POST') => {
			const answers = [];
			for (let call = 0; call < times; call += 1) {
				const headers = { 'x-forwarded-for': `2001:db8:7:1::${call}` };
				answers.push((await strict.call(method, path, method === 'POST' ? {} : undefined, { headers })).status);
			}
			return answers;
		};
		try {
			expect(await codes('/api/payments/callbacks/sandbox', 9, 'POST')).toEqual([...Array(8).fill(404), 429]);
			expect(await codes(`/api/payments/return/${'x'.repeat(43)}`, 5, 'GET')).toEqual([...Array(4).fill(303), 429]);
		} finally {
			await strict.close();
		}
	});
});
