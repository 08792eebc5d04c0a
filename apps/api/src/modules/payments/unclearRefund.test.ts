import { eq } from 'drizzle-orm';
import type { Page, RequestEvent } from 'visa-sdk/contract';
import { qepik, type RefundVerdictName, sentences } from 'visa-sdk/rules';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DAY_MS, HOUR_MS, later, MINUTE_MS } from '../../platform/clock';
import { tables } from '../../platform/db/tables';
import { type Desk, openDesk } from '../../testing/desk';
import { atBank, createRequest, newTraveller } from '../../testing/people';
import { crowd } from '../../testing/runs';
import { theServer } from '../audit/events';
import type { ProviderAnswer } from './port';
import { sayUnclear } from './reconcileReport';
import { createRefunding } from './refunding';
import { createRefunds, unclearRefunds } from './refunds';

const { refunds, sandboxPayments, paymentAttempts, visaRequests } = tables;
let desk: Desk;
beforeAll(async () => {
	desk = await openDesk();
});
afterAll(() => desk.server.close());

/** A paid request, all of which is being refunded; the bank can't say whether it was. @param how it was paid */
async function unclear(how: 'pay' | 'other' = 'pay') {
	const { server } = desk;
	const traveller = await newTraveller(server);
	const { id, paymentUrl } = await createRequest(server, traveller.token);
	await atBank(server, paymentUrl, how);
	const isBank = eq(sandboxPayments.id, paymentUrl.split('/').at(-1) ?? '');
	const bankIs = (status: 'PENDING' | 'APPROVED') => server.db.update(sandboxPayments).set({ status }).where(isBank);
	// It refuses every refund until it is asked to.
	await bankIs('PENDING');
	if (how === 'pay') await server.services.payments.refund(id, {}, theServer);
	else await desk.actNow(id, 'settle-taken', desk.admin, { attempt: 1, how: 'refund' });
	await server.mails('nobody');
	const [attempt] = await server.db.select().from(paymentAttempts).where(eq(paymentAttempts.requestId, id));
	const isIt = eq(refunds.attemptId, attempt?.id ?? '');
	const now = server.clock.now();
	const lost = { state: 'SENT', unclearAt: now, nextTryAt: later(now, MINUTE_MS) } as const;
	await server.db.update(refunds).set(lost).where(isIt);
	const row = async () => (await server.db.select().from(refunds).where(isIt))[0];
	const letters = async () =>
		(await server.mails(traveller.email)).filter(({ subject }) => subject.startsWith('Ödəniş geri'));
	const returned = async () => (await server.db.select().from(sandboxPayments).where(isBank))[0]?.refunded;
	return { ...traveller, id, attempt, isIt, row, letters, returned, bankIs };
}
const settle = (id: string, verdict: RefundVerdictName, more: object = {}, token = desk.admin) =>
	desk.actNow(id, 'settle-refund', token, { attempt: 1, verdict, ...more });
const eventsOf = async (id: string, token: string) =>
	(await desk.server.get<Page<RequestEvent>>(`/api/visa-requests/${id}/events?limit=200`, { token })).body.data;
const known = { statusCode: 409, code: 'STATE_CONFLICT', message: sentences.refundClear };

describe('[PAY-08] a refund of which the bank can’t say whether it happened', () => {
	it('is done once an admin has found that the money has gone back: with an event and a letter, and nothing is sent', async () => {
		const { id, token, letters, returned } = await unclear();
		expect((await desk.read(id, desk.admin)).attempts).toMatchObject([{ refunds: [{ isUnclear: true }] }]);
		const { version } = await desk.read(id, desk.admin);
		const { status, body } = await settle(id, 'happened');
		expect([status, body.attempts]).toMatchObject([
			200,
			[{ status: 'REFUNDED', refunds: [{ isUnclear: false, retryAt: null, doneAt: expect.any(String) }] }],
		]);
		expect(body.version).toBeGreaterThan(version);
		expect(await letters()).toHaveLength(1);
		expect(await returned()).toBe(0);
		const told = (await eventsOf(id, desk.admin)).find(({ kind }) => kind === 'refund-happened');
		expect(told).toMatchObject({ subject: 'attempt', actor: { role: 'admin' }, reason: expect.stringMatching(/AZN/) });
		const own = await eventsOf(id, token);
		expect(own.map(({ kind }) => kind)).not.toContain('refund-happened');
		expect(own[0]).toMatchObject({ subject: 'attempt', to: 'REFUNDED', actor: null });
		expect((await settle(id, 'happened')).body).toMatchObject(known);
		expect((await settle(id, 'again')).body).toMatchObject(known);
		expect(await letters()).toHaveLength(1);
	});

	it('is sent again some minutes after an admin has found that it hasn’t', async () => {
		const { id, letters, returned, bankIs } = await unclear();
		await bankIs('APPROVED');
		const { body } = await settle(id, 'again');
		expect(body.attempts).toMatchObject([
			{ status: 'REFUND_PENDING', refunds: [{ isUnclear: false, doneAt: null, retryAt: expect.any(String) }] },
		]);
		expect((await eventsOf(id, desk.admin))[0]).toMatchObject({ kind: 'refund-again', actor: { role: 'admin' } });
		expect((await settle(id, 'happened')).body).toMatchObject(known);
		await desk.server.services.payments.sweep();
		expect([await letters(), await returned()]).toEqual([[], 0]);
		const now = desk.server.clock.now();
		desk.server.clock.forward(HOUR_MS);
		await desk.server.services.payments.sweep();
		desk.server.clock.set(now);
		expect(await letters()).toHaveLength(1);
		expect(await returned()).toBeGreaterThan(0);
		expect((await desk.read(id, desk.admin)).attempts).toMatchObject([{ status: 'REFUNDED' }]);
	});

	it('[PAY-10] is told as what it was, if it was money that is no payment', async () => {
		const { id, letters } = await unclear('other');
		const { body } = await settle(id, 'happened');
		expect(body).toMatchObject({ taken: 'REFUNDED', attempts: [{ status: 'ERROR', taken: { state: 'REFUNDED' } }] });
		expect(await letters()).toHaveLength(1);
		expect((await eventsOf(id, desk.admin)).map(({ kind }) => kind).slice(0, 2)).toEqual([
			'taken-back',
			'refund-happened',
		]);
	});

	it('[DSH-06] is settled by no agent, not even whose case it is, by nobody of their own request, and by no traveller', async () => {
		const { id, token, row } = await unclear();
		await desk.server.db.update(visaRequests).set({ assignedTo: desk.ids.agent }).where(eq(visaRequests.id, id));
		expect((await settle(id, 'happened', {}, desk.agent)).status).toBe(403);
		expect((await settle(id, 'happened', {}, token)).status).toBe(403);
		await desk.server.db.update(visaRequests).set({ userId: desk.ids.admin }).where(eq(visaRequests.id, id));
		expect((await settle(id, 'happened')).status).toBe(403);
		expect(await row()).toMatchObject({ state: 'SENT', unclearAt: expect.any(Date) });
	});

	it('is counted for whoever runs the server, without saying whose it is', async () => {
		const { db, clock } = desk.server;
		await db.update(refunds).set({ state: 'DONE' });
		expect(sayUnclear(await unclearRefunds(db))).toBe('the bank can say of all whether they happened');
		const { isIt } = await unclear();
		await unclear();
		await db
			.update(refunds)
			.set({ unclearAt: later(clock.now(), -3 * DAY_MS) })
			.where(isIt);
		const day = later(clock.now(), -3 * DAY_MS)
			.toISOString()
			.slice(0, 10);
		const said = `of 2 the bank can't say whether it happened, since ${day}: an admin settles that at the desk`;
		expect(sayUnclear(await unclearRefunds(db))).toBe(said);
	});

	it('is settled by nobody who saw another state of the case, nor in another attempt', async () => {
		const { id, row } = await unclear();
		const { version } = await desk.read(id, desk.admin);
		expect((await settle(id, 'happened', { version: version - 1 })).body).toMatchObject({ message: sentences.stale });
		expect((await settle(id, 'happened', { attempt: 2 })).body).toMatchObject(known);
		expect((await settle(id, 'happened', { verdict: 'perhaps' })).status).toBe(400);
		expect(await row()).toMatchObject({ state: 'SENT', unclearAt: expect.any(Date) });
	});

	it('is settled once, however many do it at once', async () => {
		const { id, letters } = await unclear();
		const { version } = await desk.read(id, desk.admin);
		const answers = await Promise.all(
			Array.from({ length: crowd(8) }, (_, index) => {
				const verdict = index % 2 === 0 ? 'happened' : 'again';
				return desk.act(id, 'settle-refund', desk.admin, { attempt: 1, verdict, version });
			}),
		);
		const statuses = answers.map(({ status }) => status).toSorted((one, two) => one - two);
		expect(statuses).toEqual([200, ...Array(answers.length - 1).fill(409)]);
		const decided = (await eventsOf(id, desk.admin)).filter(({ kind }) => kind.startsWith('refund-'));
		expect(decided).toHaveLength(1);
		expect(await letters()).toHaveLength(decided[0]?.kind === 'refund-happened' ? 1 : 0);
	});
});

describe('[PAY-08] at the moment in which the bank is asked once more', () => {
	/** A process that asks the bank. @param hears what it says @param meanwhile before it has answered */
	async function asks(
		{ attempt, isIt, row }: Awaited<ReturnType<typeof unclear>>,
		hears: Pick<ProviderAnswer, 'status' | 'refunded'>,
		meanwhile: () => Promise<unknown>,
		pay = vi.fn(async () => 'done' as const),
	) {
		await desk.server.db.update(refunds).set({ nextTryAt: desk.server.clock.now() }).where(isIt);
		const fetchStatus = async () => {
			await meanwhile();
			return { ...hears, word: 'said' } as ProviderAnswer;
		};
		const bank = { name: 'sandbox', fetchStatus, refund: pay };
		const payment = { providerId: 'x', attemptId: attempt?.id ?? '', reference: 'VZ' };
		const books = createRefunds(desk.server.deps);
		await createRefunding(
			desk.server.deps,
			{ of: () => bank } as never,
			{ paymentOf: async () => payment } as never,
			books,
		).run((await row())?.id ?? '');
		return pay;
	}
	const answers = {
		'that it happened': { status: 'refunded', refunded: null },
		'that it did not': { status: 'approved', refunded: qepik(0) },
		'that it is being done': { status: 'refunding', refunded: null },
		'nothing clear': { status: 'approved', refunded: null },
	} as const;
	type Heard = keyof typeof answers;

	it.each(Object.keys(answers) as Heard[])(
		'an admin has just found that the money is back, and the bank says %s: nothing is sent, and it is told once',
		async (heard) => {
			const begun = await unclear();
			const pay = await asks(begun, answers[heard], async () => {
				expect((await settle(begun.id, 'happened')).status).toBe(200);
			});
			expect(pay).not.toHaveBeenCalled();
			expect(await begun.row()).toMatchObject({ state: 'DONE' });
			expect(await begun.letters()).toHaveLength(1);
		},
	);

	it.each<[Heard, string]>([
		['that it happened', 'DONE'],
		['that it did not', 'NEW'],
		['that it is being done', 'NEW'],
		['nothing clear', 'NEW'],
	])(
		'an admin has just told to send it again, and the bank says %s: nothing is sent before its time',
		async (heard, state) => {
			const begun = await unclear();
			const pay = await asks(begun, answers[heard], async () => {
				expect((await settle(begun.id, 'again')).status).toBe(200);
			});
			expect(pay).not.toHaveBeenCalled();
			expect(await begun.row()).toMatchObject({ state, unclearAt: null });
		},
	);

	it.each(['happened', 'again'] as const)(
		'the bank has just said that it did not happen, and an admin comes too late with “%s” while it is sent again',
		async (verdict) => {
			const begun = await unclear();
			const late: unknown[] = [];
			const pay = vi.fn(async () => {
				late.push((await settle(begun.id, verdict)).body);
				return 'done' as const;
			});
			await asks(begun, answers['that it did not'], async () => undefined, pay);
			expect(pay).toHaveBeenCalledOnce();
			expect(late).toMatchObject([known]);
			expect(await begun.letters()).toHaveLength(1);
		},
	);

	it.each(['happened', 'again'] as const)(
		'the bank has just said that it happened, and an admin comes too late with “%s”',
		async (verdict) => {
			const begun = await unclear();
			await asks(begun, answers['that it happened'], async () => undefined);
			expect((await settle(begun.id, verdict)).body).toMatchObject(known);
			expect(await begun.row()).toMatchObject({ state: 'DONE' });
			expect(await begun.letters()).toHaveLength(1);
		},
	);
});
