import { randomUUID } from 'node:crypto';
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { qepik } from 'visa-sdk/rules';
import { z } from 'zod';
import type { Db } from '../../../platform/db';
import type { SandboxStatus } from '../../../platform/db/schema/payments';
import { sandboxPayments as payments } from '../../../platform/db/schema/payments';
import { preparedOn, quickly } from '../../../platform/db/statement';
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
const value = sql.placeholder;
const insert = preparedOn((db) =>
	db
		.insert(payments)
		.values({
			id: value('id'),
			merchantReference: value('attemptId'),
			description: value('reference'),
			amount: value('amount'),
			refunded: qepik(0),
			currency: value('currency'),
			status: 'NEW',
			approveUrl: value('approveUrl'),
			cancelUrl: value('cancelUrl'),
			declineUrl: value('declineUrl'),
			createdAt: value('createdAt'),
		})
		.onConflictDoNothing({ target: payments.merchantReference })
		// An attempt that says of it comes to the disk after it; one that does not asks again.
		.returning({ id: payments.id, quickly })
		.prepare('sandbox-payment'),
);
const Callback = z.object({ id: z.uuid() });

export async function findPayment(db: Db, id: string): Promise<SandboxPayment | null> {
	const [payment] = await db.select().from(payments).where(eq(payments.id, id));
	return payment ?? null;
}

/** Writes a decision into the bank's books; what is decided stays. */
export async function decide(db: Db, id: string, status: SandboxStatus): Promise<SandboxPayment | null> {
	const [changed] = await db
		.update(payments)
		.set({ status })
		.where(and(eq(payments.id, id), inArray(payments.status, ['NEW', 'PENDING'])))
		.returning();
	return changed ?? findPayment(db, id);
}

/** A bank of the server's own: its books are in the database, its page is `/sandbox-bank`. */
export function sandboxProvider({
	clock,
	publicUrl,
	vault,
	database: { db },
}: Pick<Deps, 'clock' | 'publicUrl' | 'database' | 'vault'>): PaymentProvider {
	/** The payer comes back by a secret in the address. */
	const kept = (url: string, attemptId: string) => (vault.canSeal ? vault.seal(url, attemptId) : url);
	const known = async (id: string) => {
		const payment = z.uuid().safeParse(id).success ? await findPayment(db, id) : null;
		if (!payment) throw new ProviderFault('the sandbox bank does not know this payment', false);
		return payment;
	};
	return {
		name: 'sandbox',
		async createAttempt({ attemptId, reference, amount, currency, returnUrls }) {
			const [made] = await insert(db).execute({
				...{ id: randomUUID(), attemptId, reference, amount, currency, createdAt: clock.now() },
				approveUrl: kept(returnUrls.approve, attemptId),
				cancelUrl: kept(returnUrls.cancel, attemptId),
				declineUrl: kept(returnUrls.decline, attemptId),
			});
			const [payment] = made
				? [made]
				: await db.select({ id: payments.id }).from(payments).where(eq(payments.merchantReference, attemptId));
			if (!payment) throw new Error('the sandbox bank kept nothing');
			return { providerId: payment.id, paymentUrl: `${publicUrl()}/sandbox-bank/pay/${payment.id}` };
		},
		fetchStatus: async ({ providerId, attemptId }) => toAnswer(await known(providerId), attemptId),
		async expire({ providerId, attemptId }) {
			await decide(db, providerId, 'EXPIRED');
			return toAnswer(await known(providerId), attemptId);
		},
		async refund({ providerId }, amount) {
			const after = sql`${payments.refunded} + ${amount}`;
			// One statement, so that two refunds at once never give back more than was paid.
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
