import { createHmac } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { type AttemptStatus, isAttemptOpen } from 'visa-sdk/rules';
import { HOUR_MS, later } from '../../platform/clock';
import type { Db } from '../../platform/db';
import { paymentAttempts } from '../../platform/db/schema/payments';
import type { Deps } from '../../platform/deps';
import { hashToken } from '../../platform/ids';
import { notFound } from '../../platform/refusal';
import { type AttemptRow, findAttempt } from './attempts';
import type { Providers } from './providers';
import type { Settling } from './settling';

const RETURN_TOKEN_MS = 24 * HOUR_MS;

/** The secrets with which payers return. */
export function createReturnTokens({ clock, secret, database: { db } }: Deps) {
	return {
		/** The attempt's own token; recomputed on demand, never stored. */
		of: (attemptId: string) => createHmac('sha256', secret).update(`return:${attemptId}`).digest('base64url'),
		/** The attempt that a return token belongs to, valid for a day. */
		async find(token: string): Promise<AttemptRow | null> {
			const [attempt] = await db
				.select()
				.from(paymentAttempts)
				.where(eq(paymentAttempts.returnTokenHash, hashToken(token)));
			const isFresh = attempt && later(attempt.createdAt, RETURN_TOKEN_MS) > clock.now();
			return isFresh ? attempt : null;
		},
		/** Lets its holder change something once, because it appears in a URL. @returns false if it was used already */
		async spend(tx: Db, token: string): Promise<boolean> {
			const isUnused = and(
				eq(paymentAttempts.returnTokenHash, hashToken(token)),
				isNull(paymentAttempts.returnTokenUsedAt),
			);
			const changed = { returnTokenUsedAt: clock.now() };
			const spent = await tx.update(paymentAttempts).set(changed).where(isUnused).returning({ id: paymentAttempts.id });
			return spent.length > 0;
		},
	};
}
export type ReturnTokens = ReturnType<typeof createReturnTokens>;

/** What comes back from a provider: its own calls, and the payer's browser. */
export function createReturns(
	{ database: { db } }: Deps,
	providers: Providers,
	tokens: ReturnTokens,
	settling: Settling,
) {
	const byId = async (id: string) => {
		const attempt = await findAttempt(db, id);
		return attempt ?? null;
	};

	/** A provider's callback: only the id is read from it. @throws Refusal 404 for a payment that isn't ours [PAY-05] */
	async function callback(providerName: string, body: unknown, httpRequestId: string): Promise<void> {
		const providerId =
			providerName === providers.current.name ? providers.current.parseCallback(body) : older(providerName, body);
		const [attempt] = providerId
			? await db
					.select()
					.from(paymentAttempts)
					.where(and(eq(paymentAttempts.provider, providerName), eq(paymentAttempts.providerId, providerId)))
			: [];
		if (!attempt) throw notFound();
		await settling.settle(attempt, { actor: { userId: null, httpRequestId }, reason: 'callback' });
	}

	/** A provider not used for new payments may still send callbacks for old ones. */
	function older(name: string, body: unknown): string | null {
		try {
			return providers.of(name).parseCallback(body);
		} catch {
			return null;
		}
	}

	/**
	 * The payer's browser returns: asks the provider, and determines the page that shows the result. Nothing that the
	 * provider put into the URL is trusted. If the provider doesn't respond, that page asks again.
	 */
	async function resultPage(token: string, httpRequestId: string): Promise<string> {
		const attempt = await tokens.find(token);
		let status = attempt?.status ?? null;
		if (attempt) {
			const cause = { actor: { userId: null, httpRequestId }, reason: 'came back' };
			await settling.settle(attempt, cause).catch(() => null);
			status = (await byId(attempt.id))?.status ?? status;
		}
		return `/payments/${outcomeOf(status)}?token=${encodeURIComponent(token)}`;
	}

	return { callback, resultPage };
}

/** An unknown token leads to a page that says so. */
function outcomeOf(status: AttemptStatus | null): 'approve' | 'cancel' | 'decline' {
	if (status === 'DECLINED' || status === 'ERROR') return 'decline';
	if (status === null || isAttemptOpen(status)) return 'approve';
	return status === 'CANCELLED' || status === 'EXPIRED' ? 'cancel' : 'approve';
}
