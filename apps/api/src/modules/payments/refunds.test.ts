import { and, eq } from 'drizzle-orm';
import type { VisaRequestDetail } from 'visa-sdk/contract';
import { qepik } from 'visa-sdk/rules';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { HOUR_MS } from '../../platform/clock';
import { tables } from '../../platform/db/tables';
import { kapitalShop, payriffShop, type Shop } from '../../testing/gateways/servers';
import { atBank, createRequest, newTraveller, signInStaff } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';
import { theServer } from '../audit/events';
import { type PaymentProvider, type ProviderAnswer, ProviderFault } from './port';
import { createRefunding, judgeRefund } from './refunding';
import { createRefunds } from './refunds';

const { events, paymentAttempts, refunds, sandboxPayments } = tables;
const attemptOf = async (server: TestServer, id: string) => {
	const [attempt] = await server.db.select().from(paymentAttempts).where(eq(paymentAttempts.requestId, id));
	if (!attempt) throw new Error('no attempt');
	return attempt;
};
const statusOf = async (server: TestServer, id: string) => (await attemptOf(server, id)).status;
const letters = async (server: TestServer, email: string) =>
	(await server.mails(email)).filter(({ subject }) => subject.startsWith('Ödəniş geri qaytarıldı'));

describe('[PAY-08] giving back', () => {
	let server: TestServer;
	beforeAll(async () => {
		server = await startTestServer();
	});
	afterAll(() => server.close());

	async function paidRequest() {
		const traveller = await newTraveller(server);
		const page = await createRequest(server, traveller.token);
		await atBank(server, page.paymentUrl, 'pay');
		return { ...traveller, ...page };
	}
	const refund = (id: string, amount?: number) =>
		server.services.payments.refund(
			id,
			amount === undefined ? {} : { amount: qepik(amount), words: 'asked for' },
			theServer,
		);

	it('everything: state, events and one letter', async () => {
		const { id, email } = await paidRequest();
		const { amount } = await attemptOf(server, id);
		expect(await refund(id)).toMatchObject({
			requestId: id,
			attemptStatus: 'REFUND_PENDING',
			paid: amount,
			refunded: 0,
			pending: amount,
		});
		const [letter, ...more] = await letters(server, email);
		expect(more).toEqual([]);
		expect(letter?.text).toContain('geri qaytarıldı');
		expect(await statusOf(server, id)).toBe('REFUNDED');
		const moves = await server.db
			.select()
			.from(events)
			.where(and(eq(events.requestId, id), eq(events.subject, 'attempt')));
		expect(moves.map(({ to }) => to).slice(-2)).toEqual(['REFUND_PENDING', 'REFUNDED']);
	});

	it('names who gave back in both events', async () => {
		await signInStaff(server, 'admin');
		const [admin] = await server.db.select().from(tables.users).where(eq(tables.users.email, 'admin@viza.example'));
		const { id, email } = await paidRequest();
		await server.services.payments.refund(id, {}, { userId: admin?.id ?? '', httpRequestId: 'call-1' });
		await server.mails(email);
		const attempt = await attemptOf(server, id);
		const moves = await server.db.select().from(events).where(eq(events.subjectId, attempt.id));
		const mine = moves.filter(({ to }) => to?.startsWith('REFUND'));
		expect(mine.map(({ to, actorId, httpRequestId }) => [to, actorId, httpRequestId])).toEqual([
			['REFUND_PENDING', admin?.id, 'call-1'],
			['REFUNDED', admin?.id, 'call-1'],
		]);
	});

	it('in parts that add up to what was paid and no more', async () => {
		const { id, email } = await paidRequest();
		const { amount } = await attemptOf(server, id);
		for (const wrong of [0, -1, amount + 1])
			await expect(refund(id, wrong)).rejects.toMatchObject({
				statusCode: 400,
				more: { errors: [{ field: 'amount' }] },
			});
		await refund(id, 301);
		await expect(refund(id, 1)).rejects.toMatchObject({
			statusCode: 409,
			message: expect.stringContaining('tamamlanmayıb'),
		});
		expect(await letters(server, email)).toHaveLength(1);
		expect(await statusOf(server, id)).toBe('PARTIALLY_REFUNDED');
		await expect(refund(id, amount - 300)).rejects.toMatchObject({ statusCode: 400 });
		expect(await refund(id)).toMatchObject({ refunded: 301, pending: amount - 301 });
		expect(await letters(server, email)).toHaveLength(2);
		expect(await statusOf(server, id)).toBe('REFUNDED');
		await expect(refund(id)).rejects.toMatchObject({ statusCode: 409, message: 'Ödəniş artıq tam geri qaytarılıb' });
	});

	it('two at once are one', async () => {
		const { id } = await paidRequest();
		const both = await Promise.allSettled([refund(id), refund(id)]);
		expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
	});

	it('tells who looks at the request when the bank, which refuses it, is asked again', async () => {
		const { id, token, email, paymentUrl } = await paidRequest();
		const isIt = eq(sandboxPayments.id, paymentUrl.split('/').at(-1) ?? '');
		const says = (status: 'DECLINED' | 'APPROVED') => server.db.update(sandboxPayments).set({ status }).where(isIt);
		const shown = async () => {
			const { body } = await server.get<VisaRequestDetail>(`/api/visa-requests/${id}`, { token });
			return body.attempts[0]?.refunds;
		};
		await says('DECLINED');
		await refund(id);
		expect(await letters(server, email)).toEqual([]);
		expect(await shown()).toMatchObject([{ doneAt: null, retryAt: expect.any(String) }]);
		await says('APPROVED');
		const now = server.clock.now();
		server.clock.forward(HOUR_MS);
		await server.services.actions.sweep();
		server.clock.set(now);
		expect(await letters(server, email)).toHaveLength(1);
		expect(await shown()).toMatchObject([{ doneAt: expect.any(String), retryAt: null }]);
	});

	/** A refund in our books, and how a process sends it to a bank. */
	async function begun() {
		const { id, reference } = await paidRequest();
		await refund(id);
		const { id: attemptId } = await attemptOf(server, id);
		const isIt = eq(refunds.attemptId, attemptId);
		const read = async () => (await server.db.select().from(refunds).where(isIt))[0];
		const refundId = (await read())?.id ?? '';
		const books = createRefunds(server.deps);
		const payment = { providerId: 'x', attemptId, reference };
		/** @param meanwhile after the process has begun, and before it sends anything */
		const send = (bank: Partial<PaymentProvider>, meanwhile: () => Promise<unknown> = async () => {}) =>
			createRefunding(
				server.deps,
				{ of: () => bank } as never,
				{ paymentOf: () => meanwhile().then(() => payment) } as never,
				books,
			).run(refundId);
		return { id, reference, books, isIt, read, send };
	}

	it.each([
		['NEW', 'happened', 'REFUNDED'],
		['SENT', 'again', 'REFUND_PENDING'],
	] as const)('not what is %s and a person settles as %s at that moment', async (state, verdict, status) => {
		const { id, reference, books, isIt, send } = await begun();
		const pay = vi.fn(async () => 'done' as const);
		const fetchStatus = async () => ({ status: 'approved', refunded: 0 }) as ProviderAnswer;
		await server.db.update(refunds).set({ state }).where(isIt);
		await send({ fetchStatus, refund: pay }, () => books.resolve(reference, verdict));
		expect(pay).not.toHaveBeenCalled();
		expect(await statusOf(server, id)).toBe(status);
	});

	it('tells the desk nothing of it that a person has settled while the bank was asked: it would be looked up, and given back by hand too', async () => {
		const { reference, books, isIt, read, send } = await begun();
		await server.db.update(refunds).set({ state: 'ACCEPTED', nextTryAt: server.clock.now() }).where(isIt);
		await send({
			fetchStatus: async () => {
				await books.resolve(reference, 'again');
				return { status: 'approved', refunded: null } as ProviderAnswer;
			},
		});
		expect(await read()).toMatchObject({ state: 'NEW', unclearAt: null });
	});

	it.each<[string, 'done' | 'accepted' | ProviderFault, string]>([
		['done', 'done', 'DONE'],
		['accepted', 'accepted', 'ACCEPTED'],
		['no answer', new ProviderFault('no answer', true), 'SENT'],
		['a refusal', new ProviderFault('not now', false), 'NEW'],
	])(
		'once, though a person tells to send it again while it is being sent, and what comes of that is kept: %s',
		async (_, answer, state) => {
			const { reference, books, read, send } = await begun();
			const other = vi.fn(async () => 'done' as const);
			const pay = vi.fn(async (): Promise<'done' | 'accepted'> => {
				await books.resolve(reference, 'again');
				await send({ refund: other });
				if (answer instanceof ProviderFault) throw answer;
				return answer;
			});
			await send({ refund: pay });
			expect(pay).toHaveBeenCalledOnce();
			expect(other).not.toHaveBeenCalled();
			expect((await read())?.state).toBe(state);
		},
	);

	it('tells the desk as long as the bank can’t say whether it happened, and nothing of a next try', async () => {
		const { id, reference, books, isIt, send } = await begun();
		const admin = await signInStaff(server, 'admin');
		const shown = async () => {
			const { body } = await server.get<VisaRequestDetail>(`/api/visa-requests/${id}`, { token: admin });
			return body.attempts[0]?.refunds;
		};
		const due = () => server.db.update(refunds).set({ nextTryAt: server.clock.now() }).where(isIt);
		const says = (status: string) => ({ fetchStatus: async () => ({ status, refunded: null }) as ProviderAnswer });
		await server.db.update(refunds).set({ state: 'ACCEPTED' }).where(isIt);
		await due();
		await send(says('approved'));
		expect(await shown()).toMatchObject([{ doneAt: null, retryAt: null, isUnclear: true }]);
		await due();
		await send(says('refunding'));
		expect(await shown()).toMatchObject([{ isUnclear: false }]);
		await due();
		await send(says('approved'));
		await books.resolve(reference, 'again');
		expect(await shown()).toMatchObject([{ doneAt: null, isUnclear: false }]);
		await server.db.update(refunds).set({ state: 'ACCEPTED' }).where(isIt);
		await due();
		await send(says('approved'));
		await books.resolve(reference, 'happened');
		expect(await shown()).toMatchObject([{ doneAt: expect.any(String), isUnclear: false }]);
	});

	it('nothing where nothing was paid', async () => {
		const { token } = await newTraveller(server);
		const { id } = await createRequest(server, token);
		await expect(refund(id)).rejects.toMatchObject({ statusCode: 409, message: 'Bu müraciət üzrə ödəniş yoxdur' });
		await expect(refund('01890a5d-ac96-774b-bcce-b302099a8057')).rejects.toMatchObject({ statusCode: 404 });
	});

	it('[PAY-05] a second payment goes back by itself', async () => {
		const { token, email } = await newTraveller(server);
		const first = await createRequest(server, token);
		const bankId = (url: string) => url.split('/').at(-1) ?? '';
		await atBank(server, first.paymentUrl, 'decline');
		const second = await server.post<{ paymentUrl: string }>(
			`/api/visa-requests/${first.id}/reopen-payment`,
			undefined,
			{ token },
		);
		await atBank(server, second.body.paymentUrl, 'pay');
		const isFirst = eq(sandboxPayments.id, bankId(first.paymentUrl));
		await server.db.update(sandboxPayments).set({ status: 'APPROVED' }).where(isFirst);
		await server.post('/api/payments/callbacks/sandbox', { id: bankId(first.paymentUrl) });
		expect(await letters(server, email)).toHaveLength(1);
		const attempts = await server.db.select().from(paymentAttempts).where(eq(paymentAttempts.requestId, first.id));
		expect(attempts.map(({ number, status }) => [number, status]).sort()).toEqual([
			[1, 'REFUNDED'],
			[2, 'APPROVED'],
		]);
		expect((await server.db.select().from(sandboxPayments).where(isFirst))[0]?.status).toBe('REFUNDED');
	});
});

describe.each([
	['payriff', payriffShop],
	['kapitalbank', kapitalShop],
] as const)('[PAY-08] giving back by %s', (_name, open) => {
	let shop: Shop;
	beforeAll(async () => {
		shop = await open();
	});
	afterAll(() => shop.close());

	async function refundWith(fault: 'refused' | 'broken' | 'lost' | 'unheard', amount?: number) {
		const { server, gateway } = shop;
		const { token, email } = await newTraveller(server);
		const { id, reference, paymentUrl } = await createRequest(server, token);
		shop.says(shop.idOf(paymentUrl), 'approved');
		await server.post(`/api/visa-requests/${id}/submit-payment`, undefined, { token });
		gateway.fail('refund', fault);
		await server.services.payments.refund(id, amount === undefined ? {} : { amount: qepik(amount) }, theServer);
		const calls = () => gateway.calls.filter((call) => call.name === 'refund').length;
		const before = calls();
		expect(await letters(server, email)).toEqual([]);
		expect(await statusOf(server, id)).toBe('REFUND_PENDING');
		const now = server.clock.now();
		await server.services.actions.sweep();
		expect(calls() - before).toBe(1);
		server.clock.forward(HOUR_MS);
		await server.services.actions.sweep();
		server.clock.set(now);
		return {
			id,
			reference,
			sent: calls() - before,
			letters: await letters(server, email),
			status: await statusOf(server, id),
		};
	}

	it.each(['refused', 'broken', 'unheard'] as const)('a refund that was %s is tried again', async (fault) => {
		expect(await refundWith(fault)).toMatchObject({ sent: 2, status: 'REFUNDED', letters: [{}] });
	});

	it('a refund whose answer got lost is not sent twice', async () => {
		expect(await refundWith('lost')).toMatchObject({ sent: 1, status: 'REFUNDED', letters: [{}] });
	});

	it('a part whose answer got lost is never sent twice', async () => {
		const { sent, status } = await refundWith('lost', 500);
		expect(sent).toBe(1);
		// Kapital Bank still calls it paid, so nobody can know: it waits for a person.
		expect(status).toBe(shop.name === 'payriff' ? 'PARTIALLY_REFUNDED' : 'REFUND_PENDING');
	});

	it.each(['happened', 'again'] as const)('what nobody can tell is ended by a person: %s', async (verdict) => {
		const { id, sent, reference } = await refundWith('refused', 500);
		const { payments } = shop.server.services;
		expect([sent, await payments.resolveRefund(reference, verdict)]).toEqual([2, null]);
		await shop.server.db
			.update(paymentAttempts)
			.set({ status: 'REFUND_PENDING' })
			.where(eq(paymentAttempts.requestId, id));
		const attempt = await attemptOf(shop.server, id);
		await shop.server.db.update(refunds).set({ state: 'SENT', doneAt: null }).where(eq(refunds.attemptId, attempt.id));
		expect(await payments.resolveRefund(reference, verdict)).toMatchObject({ attemptId: attempt.id });
		const told = await shop.server.db.select().from(events).where(eq(events.subjectId, attempt.id));
		expect(told.filter(({ kind }) => kind === `refund-${verdict}`)).toMatchObject([{ actorId: null }]);
		const before = shop.gateway.calls.filter((call) => call.name === 'refund').length;
		const now = shop.server.clock.now();
		shop.server.clock.forward(HOUR_MS);
		await payments.sweep();
		shop.server.clock.set(now);
		expect(shop.gateway.calls.filter((call) => call.name === 'refund').length - before).toBe(
			verdict === 'again' ? 1 : 0,
		);
		expect(await statusOf(shop.server, id)).toBe('PARTIALLY_REFUNDED');
	});
});

describe('[PAY-08] what became of a refund without an answer', () => {
	const sent = (amount: number) => ({ amount: qepik(amount), state: 'SENT' as const });
	const answer = (
		status: 'approved' | 'refunding' | 'partially_refunded' | 'refunded' | 'pending',
		refunded: number | null,
	) => ({
		status,
		refunded: refunded === null ? null : qepik(refunded),
	});
	it.each([
		[sent(100), answer('refunded', 100), 0, 100, 'done'],
		[sent(100), answer('approved', 0), 0, 100, 'again'],
		[sent(100), answer('approved', null), 0, 100, 'again'],
		[sent(40), answer('approved', null), 0, 100, 'unclear'],
		[sent(40), answer('approved', 0), 0, 100, 'again'],
		[sent(40), answer('partially_refunded', null), 0, 100, 'done'],
		[sent(40), answer('partially_refunded', null), 30, 100, 'unclear'],
		[sent(40), answer('partially_refunded', 70), 30, 100, 'done'],
		[sent(40), answer('partially_refunded', 30), 30, 100, 'again'],
		[sent(70), answer('partially_refunded', null), 30, 100, 'unclear'],
		[sent(40), answer('refunding', null), 0, 100, 'wait'],
		[sent(40), answer('pending', null), 0, 100, 'unclear'],
		[{ ...sent(40), state: 'ACCEPTED' as const }, answer('partially_refunded', null), 30, 100, 'done'],
		[{ ...sent(40), state: 'ACCEPTED' as const }, answer('approved', 0), 0, 100, 'unclear'],
	])('%j %j after %d of %d: %s', (refund, said, done, paid, verdict) => {
		expect(judgeRefund(refund, said, done, paid)).toBe(verdict);
	});
});

it('the database itself refuses a second open refund', async () => {
	const server = await startTestServer();
	const { token } = await newTraveller(server);
	const { id } = await createRequest(server, token);
	const attempt = await attemptOf(server, id);
	const now = server.clock.now();
	const row = {
		attemptId: attempt.id,
		amount: qepik(1),
		state: 'NEW',
		reason: 'x',
		createdAt: now,
		nextTryAt: now,
	} as const;
	await server.db.insert(refunds).values({ ...row, id: '01890a5d-ac96-774b-bcce-b302099a8057' });
	await expect(
		server.db.insert(refunds).values({ ...row, id: '01890a5d-ac96-774b-bcce-b302099a8058' }),
	).rejects.toThrow();
	await server.close();
});
