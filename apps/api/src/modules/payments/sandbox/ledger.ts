import { randomUUID } from 'node:crypto';
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { qepik } from 'visa-sdk/rules';
import { z } from 'zod';
import type { Db } from '../../../platform/db';
import type { SandboxStatus } from '../../../platform/db/schema/payments';
import { sandboxPayments as payments } from '../../../platform/db/schema/payments';
import { insertRows, quickly, statement, toJson } from '../../../platform/db/statement';
import { together } from '../../../platform/db/together';
import type { Deps } from '../../../platform/deps';
import { type PaymentProvider, type ProviderAnswer, ProviderFault, type ProviderStatus } from '../port';

export type SandboxPayment = typeof payments.$inferSelect;

const statuses: Record<SandboxStatus, ProviderStatus> = {
	NEW: 'new',
	PENDING: 'pending',
	APPROVED: 'approved',
	DECLINED: 'declined',
	CANCELLED: 'cancelled',
	EXPIRED: 'expired',
	REFUNDED: 'refunded',
};
const toAnswer = (payment: SandboxPayment, attemptId: string): ProviderAnswer => ({
	status: payment.status === 'APPROVED' && payment.refunded > 0 ? 'partially_refunded' : statuses[payment.status],
	word: payment.status,
	amount: payment.amount,
	currency: payment.currency,
	isOurs: payment.merchantReference === attemptId,
	refunded: payment.refunded,
});
const columns = [
	...['id', 'merchantReference', 'description', 'amount', 'refunded', 'currency', 'status'],
	...['approveUrl', 'cancelUrl', 'declineUrl', 'createdAt'],
] as (keyof typeof payments.$inferInsert)[];
const insert = statement<{ payments: string }>(
	'sandbox-payments',
	sql`${insertRows(payments, columns, sql`${sql.placeholder('payments')}::jsonb`, sql`order by "row"."merchant_reference"`)}
		on conflict ("merchant_reference") do nothing
		-- An attempt that says of it comes to the disk after it; one that does not asks again.
		returning "id", "merchant_reference", ${quickly}`,
);
const Callback = z.object({ id: z.uuid() });

/** A payment at the sandbox bank; null for an id that it does not know. */
export async function findPayment(db: Db, id: string): Promise<SandboxPayment | null> {
	const [payment] = await db.select().from(payments).where(eq(payments.id, id));
	return payment ?? null;
}

/**
 * Records a decision in the bank's ledger; a decision is final.
 * @param more what the bank takes beyond what it was asked for, in qəpik
 */
export async function decide(
	db: Db,
	id: string,
	status: SandboxStatus,
	more: number | null = null,
): Promise<SandboxPayment | null> {
	const [changed] = await db
		.update(payments)
		.set({ status, ...(more !== null && { amount: sql`${payments.amount} + ${more}` }) })
		.where(and(eq(payments.id, id), inArray(payments.status, ['NEW', 'PENDING'])))
		.returning();
	return changed ?? findPayment(db, id);
}

/** A bank inside the server: its ledger is in the database, its page is `/sandbox-bank`. */
export function sandboxProvider({
	clock,
	publicUrl,
	vault,
	database: { db },
}: Pick<Deps, 'clock' | 'publicUrl' | 'database' | 'vault'>): PaymentProvider {
	/** The payer returns with a secret in the URL. */
	const kept = (url: string, attemptId: string) => (vault.canSeal ? vault.seal(url, attemptId) : url);
	/** @returns for each its id; null if its attempt already had a payment */
	async function add(all: readonly (typeof payments.$inferInsert)[]): Promise<(string | null)[]> {
		const rows = await insert(db, { payments: JSON.stringify(all.map((payment) => toJson(payments, payment))) });
		const made = new Set(rows.map(({ id }) => String(id)));
		return all.map(({ id }) => (made.has(id) ? id : null));
	}
	/** An attempt has one payment: the first that is created. @returns its id */
	const open = together({
		together: add,
		async alone(given) {
			// If one of a batch was refused, all of them come here.
			const [made] = await add([given]);
			if (made) return made;
			const { merchantReference } = given;
			const [payment] = await db
				.select({ id: payments.id })
				.from(payments)
				.where(eq(payments.merchantReference, merchantReference));
			if (!payment) throw new Error('the sandbox bank kept nothing');
			return payment.id;
		},
	});
	const known = async (id: string) => {
		const payment = z.uuid().safeParse(id).success ? await findPayment(db, id) : null;
		if (!payment) throw new ProviderFault('the sandbox bank does not know this payment', false);
		return payment;
	};
	return {
		name: 'sandbox',
		async createAttempt({ attemptId, reference, amount, currency, returnUrls }) {
			const id = await open({
				...{ id: randomUUID(), merchantReference: attemptId, description: reference, amount, currency },
				...{ refunded: qepik(0), status: 'NEW', createdAt: clock.now() },
				approveUrl: kept(returnUrls.approve, attemptId),
				cancelUrl: kept(returnUrls.cancel, attemptId),
				declineUrl: kept(returnUrls.decline, attemptId),
			});
			return { providerId: id, paymentUrl: `${publicUrl()}/sandbox-bank/pay/${id}` };
		},
		fetchStatus: async ({ providerId, attemptId }) => toAnswer(await known(providerId), attemptId),
		async expire({ providerId, attemptId }) {
			await decide(db, providerId, 'EXPIRED');
			return toAnswer(await known(providerId), attemptId);
		},
		async refund({ providerId }, amount) {
			const after = sql`${payments.refunded} + ${amount}`;
			// A single statement, so that two simultaneous refunds never return more than was paid.
			const [given] = await db
				.update(payments)
				.set({
					refunded: after,
					status: sql`case when ${after} = ${payments.amount} then 'REFUNDED' else 'APPROVED' end`,
				})
				.where(and(eq(payments.id, providerId), eq(payments.status, 'APPROVED'), lte(after, payments.amount)))
				.returning();
			if (!given) throw new ProviderFault('the sandbox bank refuses the refund', false);
			return 'done';
		},
		parseCallback: (body) => Callback.safeParse(body).data?.id ?? null,
	};
}
