import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import type { ErrorBody, Figures, Page, QueueCounts, RequestEvent, VisaRequestDetail } from 'visa-sdk/contract';
import { sentences, toQepik } from 'visa-sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../platform/clock';
import { tablesNamed } from '../../platform/db/holdTables';
import { tables } from '../../platform/db/tables';
import { newId } from '../../platform/ids';
import { type Desk, openDesk } from '../../testing/desk';
import { atBank, createRequest, newTraveller } from '../../testing/people';
import { crowd } from '../../testing/runs';
import { theServer } from '../audit/events';
import { printReconciliation } from './reconcileReport';

const { events, paymentAttempts, refunds, sandboxPayments, visaRequests } = tables;
let desk: Desk;
beforeAll(async () => {
	desk = await openDesk();
});
afterAll(() => desk.server.close());

type Row = Partial<typeof sandboxPayments.$inferSelect>;
const bankIdOf = (paymentUrl: string) => paymentUrl.split('/').at(-1) ?? '';
const callback = (paymentUrl: string) =>
	desk.server.post('/api/payments/callbacks/sandbox', { id: bankIdOf(paymentUrl) });
/** The bank says this about a payment, and calls. */
async function bankSays(paymentUrl: string, changes: Row) {
	await desk.server.db
		.update(sandboxPayments)
		.set(changes)
		.where(eq(sandboxPayments.id, bankIdOf(paymentUrl)));
	await callback(paymentUrl);
}
const ago = (ms: number) => new Date(desk.server.clock.now().getTime() - ms);
const shown = (id: string) => desk.read(id, desk.admin);
async function start() {
	const traveller = await newTraveller(desk.server);
	const page = await createRequest(desk.server, traveller.token);
	return { ...traveller, ...page, total: (await shown(page.id)).totalPrice };
}
/** A request of which the bank took 1 AZN more than it was asked for. */
async function odd() {
	const begun = await start();
	await atBank(desk.server, begun.paymentUrl, 'other');
	return { ...begun, taken: begun.total + 1 };
}
const settle = async (id: string, body: object, token = desk.admin) =>
	desk.actNow(id, 'settle-taken', token, { attempt: 1, ...body });
const byHand = { how: 'byHand', note: 'Bankda qaytarıldı' };
async function isIn(queue: 'stuckPayments' | 'refundDue', id: string, token = desk.admin) {
	const { body } = await desk.server.get<Page<VisaRequestDetail>>(
		`/api/visa-requests?queue=${queue}&limit=200&search=${(await shown(id)).reference}`,
		{ token },
	);
	return body.data.some((one) => one.id === id);
}
const eventsOf = async (id: string, token: string) =>
	(await desk.server.get<Page<RequestEvent>>(`/api/visa-requests/${id}/events?limit=200`, { token })).body.data;
const refundsOf = async (id: string) =>
	desk.server.db
		.select({ refund: refunds })
		.from(refunds)
		.innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
		.where(eq(paymentAttempts.requestId, id));
const cancel = (id: string, token: string) => desk.act(id, 'cancel', token);
const reopen = (id: string, token: string) =>
	desk.server.post<{ paymentUrl: string } & ErrorBody>(`/api/visa-requests/${id}/reopen-payment`, {}, { token });

describe('[PAY-10] money that the bank took although it is no payment', () => {
	it('is written down, told to staff and traveller, and waits in its queue', async () => {
		const { id, token, total, taken } = await odd();
		const told = { amount: taken, currency: 'AZN', isOurs: true, state: 'UNSETTLED', settledAt: null };
		for (const reader of [token, desk.admin, desk.agent]) {
			expect(await desk.read(id, reader)).toMatchObject({
				...{ status: 'PAYMENT_FAILED', attemptStatus: 'ERROR', taken: 'UNSETTLED' },
				attempts: [{ amount: total, refunds: [], paidAt: null, taken: told }],
			});
		}
		expect([await isIn('stuckPayments', id), await isIn('refundDue', id)]).toEqual([true, false]);
		const counted = async () => {
			const { body } = await desk.server.get<QueueCounts>('/api/desk/queues', { token: desk.admin });
			const { body: figures } = await desk.server.get<Figures>('/api/desk/figures', { token: desk.admin });
			return [body.stuckPayments, figures.stuckPayments.count];
		};
		const [before = 0] = await counted();
		await settle(id, byHand);
		expect(await counted()).toEqual([before - 1, before - 1]);
	});

	it('stays there once its request is cancelled, expires, or is paid by another attempt', async () => {
		const [cancelled, expired, paid] = [await odd(), await odd(), await start()];
		await cancel(cancelled.id, cancelled.token);
		// An earlier attempt, declined then, whose money was taken after all once another one has paid.
		await atBank(desk.server, paid.paymentUrl, 'decline');
		const again = (await reopen(paid.id, paid.token)).body.paymentUrl;
		await atBank(desk.server, again, 'pay');
		await bankSays(paid.paymentUrl, { status: 'APPROVED', amount: toQepik(paid.total - 1) });
		await desk.server.db
			.update(visaRequests)
			.set({ expiresAt: ago(HOUR_MS) })
			.where(eq(visaRequests.id, expired.id));
		await desk.server.services.actions.sweep();
		for (const [{ id }, status] of [
			[cancelled, 'CANCELLED'],
			[expired, 'EXPIRED'],
			[paid, 'SUBMITTED'],
		] as const) {
			expect(await shown(id)).toMatchObject({ status, taken: 'UNSETTLED' });
			expect([status, await isIn('stuckPayments', id)]).toEqual([status, true]);
		}
		expect((await shown(paid.id)).attempts).toMatchObject([
			{ status: 'ERROR', taken: { amount: paid.total - 1, state: 'UNSETTLED' } },
			{ status: 'APPROVED' },
		]);
	});

	it.each(['decline', 'cancel'] as const)('is written down though the attempt had ended: %s', async (button) => {
		const { id, token, email, paymentUrl, total } = await start();
		await atBank(desk.server, paymentUrl, button);
		const { version } = await shown(id);
		await bankSays(paymentUrl, { status: 'APPROVED', amount: toQepik(total / 2), currency: 'USD' });
		const detail = await shown(id);
		expect(detail).toMatchObject({ status: 'PAYMENT_FAILED', attemptStatus: 'ERROR', taken: 'UNSETTLED' });
		expect(detail.attempts[0]?.taken).toMatchObject({ amount: total / 2, currency: 'USD' });
		// Whoever looked at it before is told that it has changed.
		expect(detail.version).toBeGreaterThan(version);
		const unclear = (await desk.server.mails(email)).filter(({ text }) => text.includes('yenidən ödəməyin'));
		expect(unclear).toHaveLength(1);
		await callback(paymentUrl);
		expect((await shown(id)).version).toBe(detail.version);
		expect(await desk.read(id, token)).toMatchObject({ taken: 'UNSETTLED' });
	});

	it('is written down though an attempt had expired', async () => {
		const { id, paymentUrl } = await start();
		await desk.server.db
			.update(paymentAttempts)
			.set({ expiresAt: ago(HOUR_MS), checkAt: ago(HOUR_MS) })
			.where(eq(paymentAttempts.requestId, id));
		await desk.server.services.actions.sweep();
		expect((await shown(id)).attemptStatus).toBe('EXPIRED');
		await bankSays(paymentUrl, { status: 'APPROVED', amount: toQepik(7) });
		expect((await shown(id)).attempts[0]).toMatchObject({ status: 'ERROR', taken: { amount: 7 } });
	});

	it('keeps anybody from paying a second time until it is settled', async () => {
		const { id, token } = await odd();
		expect((await reopen(id, token)).body).toMatchObject({ statusCode: 409, message: sentences.takenUnsettled });
		await settle(id, byHand);
		const { paymentUrl } = (await reopen(id, token)).body;
		await atBank(desk.server, paymentUrl, 'pay');
		expect(await shown(id)).toMatchObject({ status: 'SUBMITTED', attemptStatus: 'APPROVED', taken: 'SETTLED' });
	});

	it('is the payment after all once the bank names the right sum, unless a person has settled it', async () => {
		const [one, other] = [await odd(), await odd()];
		await settle(other.id, byHand);
		for (const { paymentUrl, total } of [one, other]) await bankSays(paymentUrl, { amount: toQepik(total) });
		const paid = await shown(one.id);
		expect(paid).toMatchObject({ status: 'SUBMITTED', attempts: [{ status: 'APPROVED' }] });
		expect([paid.taken, paid.attempts[0]?.taken]).toEqual([undefined, undefined]);
		expect(await shown(other.id)).toMatchObject({
			status: 'PAYMENT_FAILED',
			attempts: [{ status: 'ERROR', taken: { amount: other.total, state: 'UNSETTLED', settledAt: null } }],
		});
	});

	it('is never counted by itself once a person has settled it, however often and whatever the bank says', async () => {
		for (const sums of [[0], [1, 0], [0, 1, 0]]) {
			const { id, paymentUrl, total } = await odd();
			await settle(id, byHand);
			for (const more of sums) {
				await bankSays(paymentUrl, { amount: toQepik(total + more) });
				await callback(paymentUrl);
			}
			await desk.server.db
				.update(paymentAttempts)
				.set({ checkAt: ago(HOUR_MS) })
				.where(eq(paymentAttempts.requestId, id));
			await desk.server.services.payments.sweep();
			await desk.server.services.payments.reconcile({ days: 3 });
			expect(await shown(id)).toMatchObject({
				...{ status: 'PAYMENT_FAILED', taken: 'UNSETTLED' },
				attempts: [{ status: 'ERROR', paidAt: null, taken: { amount: total, state: 'UNSETTLED' } }],
			});
		}
	});
});

describe('[PAY-10] settling it', () => {
	it('refunds all of it through the provider, as refunds are listed and told', async () => {
		const { id, token, email, taken } = await odd();
		const ordered = await settle(id, { how: 'refund' });
		expect(ordered).toMatchObject({
			status: 200,
			body: { taken: 'REFUNDING', attempts: [{ status: 'ERROR', refunds: [{ amount: taken, doneAt: null }] }] },
		});
		expect([await isIn('stuckPayments', id), await isIn('refundDue', id)]).toEqual([false, true]);
		const letters = (await desk.server.mails(email)).filter(({ subject }) => subject.startsWith('Ödəniş geri'));
		expect(letters).toHaveLength(1);
		expect(letters[0]?.text).not.toContain('/receipt');
		expect(await desk.read(id, token)).toMatchObject({
			...{ status: 'PAYMENT_FAILED', taken: 'REFUNDED' },
			attempts: [{ refunded: taken, taken: { state: 'REFUNDED', settledAt: expect.any(String) } }],
		});
		expect([await isIn('stuckPayments', id), await isIn('refundDue', id)]).toEqual([false, false]);
		const kinds = (list: RequestEvent[]) => list.map(({ kind }) => kind).filter((kind) => kind.startsWith('taken'));
		for (const reader of [token, desk.admin])
			expect(kinds(await eventsOf(id, reader))).toEqual(['taken-back', 'taken-refunded']);
		expect((await settle(id, { how: 'refund' })).body).toMatchObject({
			...{ statusCode: 409, message: sentences.takenSettled },
		});
		// It can be paid again, and the second payment isn't taken for one too many.
		await atBank(desk.server, (await reopen(id, token)).body.paymentUrl, 'pay');
		await desk.server.mails(email);
		expect(await shown(id)).toMatchObject({ status: 'SUBMITTED', attempts: [{}, { status: 'APPROVED', refunds: [] }] });
	});

	it('[DSH-14] is in the figures of what was refunded as little as of what was paid, and in no list behind them', async () => {
		const told = async () => {
			const { body } = await desk.server.get<Figures>('/api/desk/figures', { token: desk.admin });
			const day = body.money.at(-1);
			const { body: list } = await desk.server.get<Page<VisaRequestDetail>>(
				`/api/visa-requests?${new URLSearchParams({ ...day?.refundedList, limit: '200' } as Record<string, string>)}`,
				{ token: desk.admin },
			);
			return { paid: day?.paid, refunded: day?.refunded, listed: list.data.map(({ id }) => id).toSorted() };
		};
		const before = await told();
		const { id, token, total } = await odd();
		await settle(id, { how: 'refund' });
		await desk.server.mails('nobody');
		expect(await shown(id)).toMatchObject({ taken: 'REFUNDED' });
		expect(await told()).toEqual(before);
		// What is paid afterwards, and refunded, is in both.
		await atBank(desk.server, (await reopen(id, token)).body.paymentUrl, 'pay');
		await desk.server.services.payments.refund(id, {}, theServer);
		await desk.server.mails('nobody');
		const after = await told();
		expect([(after.paid ?? 0) - (before.paid ?? 0), (after.refunded ?? 0) - (before.refunded ?? 0)]).toEqual([
			expect.closeTo(total),
			expect.closeTo(total),
		]);
		expect(after.listed).toEqual([...before.listed, id].toSorted());
	});

	it('refunds it once, however many order it at once', async () => {
		const { id } = await odd();
		const { version } = await shown(id);
		const body = { attempt: 1, how: 'refund', version };
		const answers = await Promise.all(
			Array.from({ length: crowd(8) }, () => desk.act(id, 'settle-taken', desk.admin, body)),
		);
		const statuses = answers.map(({ status }) => status).toSorted((one, two) => one - two);
		expect(statuses).toEqual([200, ...Array(answers.length - 1).fill(409)]);
		await desk.server.mails('nobody');
		expect(await refundsOf(id)).toHaveLength(1);
	});

	it('[PAY-08] a refund that the provider refuses stays due', async () => {
		const { id, taken, paymentUrl } = await odd();
		await desk.server.db
			.update(sandboxPayments)
			.set({ status: 'PENDING' })
			.where(eq(sandboxPayments.id, bankIdOf(paymentUrl)));
		await settle(id, { how: 'refund' });
		await desk.server.mails('nobody');
		expect(await shown(id)).toMatchObject({
			...{ taken: 'REFUNDING' },
			attempts: [{ refunded: 0, refunds: [{ amount: taken, doneAt: null, retryAt: expect.any(String) }] }],
		});
		expect(await isIn('refundDue', id)).toBe(true);
		await bankSays(paymentUrl, { status: 'APPROVED' });
		const now = desk.server.clock.now();
		desk.server.clock.forward(HOUR_MS);
		await desk.server.services.payments.sweep();
		desk.server.clock.set(now);
		expect(await shown(id)).toMatchObject({ taken: 'REFUNDED', attempts: [{ refunded: taken }] });
	});

	it('[PAY-08] of several refunds whose outcome is unclear, a person names the one that happened', async () => {
		const { id, token, paymentUrl } = await odd();
		/** The bank refuses every refund of it. */
		const refuse = (url: string) =>
			desk.server.db
				.update(sandboxPayments)
				.set({ status: 'PENDING' })
				.where(eq(sandboxPayments.id, bankIdOf(url)));
		await refuse(paymentUrl);
		await settle(id, { how: 'refund' });
		const second = (await reopen(id, token)).body.paymentUrl;
		await atBank(desk.server, second, 'pay');
		await refuse(second);
		const { payments } = desk.server.services;
		await payments.refund(id, {}, theServer);
		await desk.server.mails('nobody');
		const { reference } = await shown(id);
		for (const verdict of ['happened', 'again'] as const)
			await expect(payments.resolveRefund(reference, verdict)).rejects.toThrow(
				`${reference} has several refunds under way: name one of ${reference}/1, ${reference}/2.`,
			);
		expect(await payments.resolveRefund(`${reference}/3`, 'happened')).toBeNull();
		const states = async () => (await shown(id)).attempts.map(({ status, taken }) => taken?.state ?? status);
		expect(await states()).toEqual(['REFUNDING', 'REFUND_PENDING']);
		expect(await payments.resolveRefund(`${reference}/2`, 'happened')).not.toBeNull();
		expect(await states()).toEqual(['REFUNDING', 'REFUNDED']);
		// The only one that is left needs no number.
		expect(await payments.resolveRefund(reference, 'happened')).not.toBeNull();
		expect(await states()).toEqual(['REFUNDED', 'REFUNDED']);
	});

	it('notes by hand what was done, for staff alone', async () => {
		const { id, token, email } = await odd();
		const { body } = await settle(id, byHand);
		expect(body).toMatchObject({ taken: 'SETTLED', attempts: [{ status: 'ERROR', refunds: [] }] });
		expect(await isIn('stuckPayments', id)).toBe(false);
		const last = async (reader: string) => (await eventsOf(id, reader))[0];
		expect(await last(desk.admin)).toMatchObject({
			...{ kind: 'taken-settled', subject: 'attempt', reason: expect.stringContaining(byHand.note) },
			actor: { role: 'admin' },
		});
		expect(await last(token)).toMatchObject({ kind: 'taken-settled', reason: null, actor: null });
		expect(JSON.stringify(await desk.read(id, token))).not.toContain(byHand.note);
		expect((await desk.server.mails(email)).some(({ text }) => text.includes(byHand.note))).toBe(false);
		expect((await settle(id, byHand)).body).toMatchObject({ statusCode: 409, message: sentences.takenSettled });
	});

	it('takes somebody else’s money, and another currency, by hand only', async () => {
		const [foreign, dollars] = [await start(), await start()];
		await bankSays(foreign.paymentUrl, { status: 'APPROVED', merchantReference: randomUUID() });
		await bankSays(dollars.paymentUrl, { status: 'APPROVED', currency: 'USD' });
		expect((await shown(foreign.id)).attempts[0]?.taken).toMatchObject({ isOurs: false, amount: foreign.total });
		for (const { id } of [foreign, dollars]) {
			expect((await settle(id, { how: 'refund' })).body).toMatchObject({
				...{ statusCode: 409, code: 'STATE_CONFLICT', message: sentences.takenByHand },
			});
			expect(await refundsOf(id)).toEqual([]);
			expect((await settle(id, byHand)).status).toBe(200);
		}
	});

	it('is refused without a note, of an attempt without such money, of an older state, and to anyone but an admin', async () => {
		const { id, token } = await odd();
		const noted = await settle(id, { how: 'byHand' });
		expect(noted.body).toMatchObject({ statusCode: 400, errors: [{ field: 'note' }] });
		expect((await settle(id, { ...byHand, attempt: 2 })).body).toMatchObject({ message: sentences.takenNone });
		const { version } = await shown(id);
		const old = await settle(id, { ...byHand, version: version - 1 });
		expect(old.body).toMatchObject({ statusCode: 409, message: sentences.stale });
		for (const reader of [desk.agent, token]) expect((await settle(id, byHand, reader)).status).toBe(403);
		const paid = await desk.paid();
		expect((await settle(paid, byHand)).body).toMatchObject({ statusCode: 409, message: sentences.takenNone });
		expect(await shown(id)).toMatchObject({ taken: 'UNSETTLED' });
	});
});

describe('[PAY-10] [ACC-06] e-mails while the bank holds money', () => {
	const told = async (email: string, subject: string) =>
		(await desk.server.mails(email)).filter((mail) => mail.subject.startsWith(subject)).map(({ text }) => text);
	const subjects = { cancelled: 'Müraciət ləğv olundu', expired: 'Müraciətin müddəti bitdi' };
	const finish = async ({ id, token }: { id: string; token: string }, end: keyof typeof subjects) => {
		if (end === 'cancelled') return cancel(id, token);
		await desk.server.db
			.update(visaRequests)
			.set({ expiresAt: ago(HOUR_MS) })
			.where(eq(visaRequests.id, id));
		await desk.server.services.actions.sweep();
	};

	it.each(['cancelled', 'expired'] as const)('say so of a request that is %s, and ask for no new one', async (end) => {
		const held = await odd();
		await finish(held, end);
		const letters = await told(held.email, subjects[end]);
		expect(letters).toEqual([expect.stringContaining('yenidən ödəməyin')]);
		expect(letters[0]).not.toMatch(/Ödəniş tutulmayıb|vaxtında ödənilmədiyi|yeni müraciət yarada|Yeni müraciət/);
	});

	it.each(['cancelled', 'expired'] as const)('say so where nobody knows the sum either: %s', async (end) => {
		const old = await odd();
		// As it was recorded before sums were; the bank knows nothing more.
		await desk.server.db
			.update(paymentAttempts)
			.set({ takenAmount: null, takenCurrency: null, takenIsOurs: null, takenAt: null, takenState: null })
			.where(eq(paymentAttempts.requestId, old.id));
		await desk.server.db
			.update(sandboxPayments)
			.set({ status: 'DECLINED' })
			.where(eq(sandboxPayments.id, bankIdOf(old.paymentUrl)));
		await finish(old, end);
		expect(await shown(old.id)).toMatchObject({ status: end.toUpperCase(), attemptStatus: 'ERROR' });
		const letters = await told(old.email, subjects[end]);
		expect(letters).toEqual([expect.stringContaining('yenidən ödəməyin')]);
		expect(letters[0]).not.toMatch(/Ödəniş tutulmayıb|vaxtında ödənilmədiyi|yeni müraciət yarada|Yeni müraciət/);
	});

	it.each(['refund', 'byHand'] as const)('tell no untruth about it once it is settled: %s', async (how) => {
		for (const end of ['cancelled', 'expired'] as const) {
			const held = await odd();
			await settle(held.id, how === 'refund' ? { how } : byHand);
			await desk.server.mails(held.email);
			await finish(held, end);
			const letters = await told(held.email, subjects[end]);
			expect(letters).toHaveLength(1);
			expect(letters[0]).not.toMatch(/Ödəniş tutulmayıb|vaxtında ödənilmədiyi|yenidən ödəməyin/);
		}
	});

	it('ask nobody to pay again because another attempt failed', async () => {
		const { id, token, email, paymentUrl, total } = await start();
		await atBank(desk.server, paymentUrl, 'decline');
		const again = (await reopen(id, token)).body.paymentUrl;
		await bankSays(paymentUrl, { status: 'APPROVED', amount: toQepik(total + 1) });
		await atBank(desk.server, again, 'decline');
		expect(await shown(id)).toMatchObject({ status: 'PAYMENT_FAILED', taken: 'UNSETTLED' });
		// The first one, before anything was known of the money.
		expect(await told(email, 'Bank ödənişi qəbul etmədi')).toHaveLength(1);
		const letters = await told(email, 'Ödəniş yoxlanılır');
		expect(letters).toEqual([expect.stringContaining('yenidən ödəməyin')]);
		expect(letters[0]).not.toMatch(/pul çıxılmayıb|yenidən ödəyə bilərsiniz|Yenidən ödə\b/);
	});

	it('say that money came for a request that had ended, and that it was settled', async () => {
		const { id, token, email, paymentUrl, total } = await start();
		await atBank(desk.server, paymentUrl, 'decline');
		await cancel(id, token);
		await bankSays(paymentUrl, { status: 'APPROVED', amount: toQepik(total + 1) });
		const held = await told(email, 'Bank müraciətiniz üzrə pul götürüb');
		expect(held).toEqual([expect.stringContaining('sizə yazacağıq')]);
		await settle(id, byHand);
		const settled = await told(email, 'Ödəniş məsələsi həll edildi');
		expect(settled).toEqual([expect.stringContaining('bizə yazın')]);
		expect([...held, ...settled].join()).not.toMatch(/yenidən ödə|Bankda qaytarıldı/i);
	});

	it('say while another payment is open that money came, and not to pay again', async () => {
		const { id, token, email, paymentUrl, total } = await start();
		await atBank(desk.server, paymentUrl, 'decline');
		await reopen(id, token);
		await bankSays(paymentUrl, { status: 'APPROVED', amount: toQepik(total + 1) });
		const held = await told(email, 'Bank müraciətiniz üzrə pul götürüb');
		expect(held).toEqual([expect.stringContaining('yenidən ödəməyin')]);
		expect(held[0]).not.toContain('çıxılıbsa');
		await settle(id, byHand);
		expect(await told(email, 'Ödəniş məsələsi həll edildi')).toEqual([
			expect.stringContaining('yenidən ödəyə bilərsiniz'),
		]);
	});

	it('say once it is refunded that the request can be paid again, if it can', async () => {
		const [open, ended] = [await odd(), await odd()];
		await cancel(ended.id, ended.token);
		for (const { id } of [open, ended]) await settle(id, { how: 'refund' });
		await desk.server.services.payments.sweep();
		expect(await told(open.email, 'Ödəniş geri qaytarıldı')).toEqual([
			expect.stringContaining('yenidən ödəyə bilərsiniz'),
		]);
		expect(await told(ended.email, 'Ödəniş geri qaytarıldı')).toEqual([expect.not.stringMatching(/yenidən ödə|qəbz/i)]);
	});

	it('say once it is settled that the request can be paid again, until its time is over', async () => {
		const [open, over] = [await odd(), await odd()];
		await desk.server.db
			.update(visaRequests)
			.set({ expiresAt: ago(HOUR_MS) })
			.where(eq(visaRequests.id, over.id));
		for (const { id } of [open, over]) await settle(id, byHand);
		expect(await told(open.email, 'Ödəniş məsələsi həll edildi')).toEqual([
			expect.stringMatching(/yenidən ödəyə bilərsiniz.*bizə yazın/s),
		]);
		expect((await told(over.email, 'Ödəniş məsələsi həll edildi')).join()).not.toMatch(/yenidən ödə/i);
	});

	it('say once that it was settled, though it is settled again after the bank names the right sum', async () => {
		const settledLetters = (email: string) => told(email, 'Ödəniş məsələsi həll edildi');
		const [plain, other] = [await odd(), await odd()];
		for (const { id } of [plain, other]) await settle(id, byHand);
		await bankSays(plain.paymentUrl, { amount: toQepik(plain.total) });
		// Of another sum before it the traveller was told, and waits to hear of it.
		for (const more of [2, 0]) await bankSays(other.paymentUrl, { amount: toQepik(other.total + more) });
		for (const { id } of [plain, other]) expect((await settle(id, byHand)).status).toBe(200);
		expect([(await settledLetters(plain.email)).length, (await settledLetters(other.email)).length]).toEqual([1, 2]);
		expect(await told(plain.email, 'Ödəniş yoxlanılır')).toHaveLength(1);
		expect(await shown(plain.id)).toMatchObject({ taken: 'SETTLED' });
	});

	it('say that another sum was taken, where an earlier one had been settled', async () => {
		const { id, email, paymentUrl, total } = await odd();
		await settle(id, byHand);
		await bankSays(paymentUrl, { amount: toQepik(total + 2) });
		expect(await told(email, 'Ödəniş yoxlanılır')).toHaveLength(2);
	});
});

describe('[PAY-10] what waits for it', () => {
	it('an account isn’t deleted while its money is held, and what staff wrote about it goes with it', async () => {
		const { id, token } = await odd();
		await cancel(id, token);
		const remove = () => desk.server.call<ErrorBody>('DELETE', '/api/users/me', undefined, { token });
		expect((await remove()).body).toMatchObject({ statusCode: 409, message: sentences.takenHeld });
		await settle(id, byHand);
		expect((await remove()).status).toBe(204);
		expect(JSON.stringify(await eventsOf(id, desk.admin))).not.toContain(byHand.note);
		expect((await eventsOf(id, desk.admin)).some(({ kind }) => kind === 'taken-settled')).toBe(true);
	});

	it('money that is found out only as the account is deleted keeps it too', async () => {
		const { id, token, paymentUrl, total } = await start();
		await desk.server.db
			.update(sandboxPayments)
			.set({ status: 'APPROVED', amount: toQepik(total + 1) })
			.where(eq(sandboxPayments.id, bankIdOf(paymentUrl)));
		const removed = await desk.server.call<ErrorBody>('DELETE', '/api/users/me', undefined, { token });
		expect(removed.body).toMatchObject({ statusCode: 409, message: sentences.takenHeld });
		expect(await shown(id)).toMatchObject({ taken: 'UNSETTLED' });
	});

	it('[PAY-07] comparing with the bank tells of it, however old, until it is settled', async () => {
		const [refunded, noted, old] = [await odd(), await odd(), await odd()];
		await desk.server.db
			.update(paymentAttempts)
			.set({ createdAt: ago(30 * DAY_MS) })
			.where(eq(paymentAttempts.requestId, old.id));
		const compared = () => desk.server.services.payments.reconcile({ days: 3 });
		const before = await compared();
		const of = ({ reference }: { reference: string }) => `${reference}/1`;
		for (const one of [refunded, noted, old]) expect(before.unsettled).toContain(of(one));
		expect(before.differences).toContainEqual(
			expect.objectContaining({
				...{ attempt: of(refunded), isSettled: false },
				ours: expect.stringMatching(/^ERROR .* AZN, took .* AZN UNSETTLED$/),
			}),
		);
		expect(printReconciliation(before)).toContain(of(old));
		await settle(refunded.id, { how: 'refund' });
		await settle(noted.id, byHand);
		await desk.server.mails('nobody');
		const after = await compared();
		expect(after.unsettled).toContain(of(old));
		for (const one of [refunded, noted]) {
			expect(after.unsettled).not.toContain(of(one));
			expect(after.differences.map(({ attempt }) => attempt)).not.toContain(of(one));
		}
	});

	it('nobody is reminded to pay meanwhile', async () => {
		const { id, email } = await odd();
		await desk.server.db
			.update(visaRequests)
			.set({ expiresAt: ago(-HOUR_MS) })
			.where(eq(visaRequests.id, id));
		const before = (await desk.server.mails(email)).length;
		await desk.server.services.jobs.sweep({}, 'a job');
		expect((await desk.server.mails(email)).length).toBe(before);
		const told = await desk.server.db.select().from(events).where(eq(events.requestId, id));
		expect(told.map(({ kind }) => kind)).toContain('reminded');
	});
});

it('[PAY-10] what was recorded before such money was written down is written down by the migration', async () => {
	const [told, nameless] = [await odd(), await odd()];
	const { db, deps } = desk.server;
	for (const [{ id }, reason] of [
		[told, 'the provider took 9600 USD'],
		[nameless, 'the payment carries another reference'],
	] as const) {
		const none = { takenAmount: null, takenCurrency: null, takenIsOurs: null, takenAt: null, takenState: null };
		const [attempt] = await db.update(paymentAttempts).set(none).where(eq(paymentAttempts.requestId, id)).returning();
		const at = deps.clock.now();
		const event = {
			subject: 'attempt',
			subjectId: attempt?.id ?? '',
			requestId: id,
			kind: 'moved',
			to: 'ERROR',
		} as const;
		await db.insert(events).values({ ...event, id: newId(at), at, reason });
		expect((await shown(id)).taken).toBeUndefined();
		// As before, until somebody compares it with the bank.
		expect(await isIn('stuckPayments', id)).toBe(true);
	}
	const migration = await readFile(new URL('../../migrations/0029_taken_money.sql', import.meta.url), 'utf8');
	await deps.database.query(migration.split('--> statement-breakpoint').at(-1) ?? '');
	expect(await shown(told.id)).toMatchObject({
		...{ taken: 'UNSETTLED' },
		attempts: [{ taken: { amount: 96, currency: 'USD', isOurs: true, state: 'UNSETTLED' } }],
	});
	expect((await shown(nameless.id)).taken).toBeUndefined();
});

it('locks only what it changes in that migration, and not the trail, which it only reads', async () => {
	const migration = await readFile(new URL('../../migrations/0029_taken_money.sql', import.meta.url), 'utf8');
	const named = await tablesNamed(desk.server.deps.database, [migration]);
	expect(named.toSorted()).toEqual(['payment_attempts', 'visa_requests']);
});
