import { setTimeout } from 'node:timers/promises';
import { and, eq, isNull } from 'drizzle-orm';
import { isAttemptOpen } from 'visa-sdk/rules';
import { paymentAttempts } from '../../platform/db/schema/payments';
import type { Deps } from '../../platform/deps';
import { notFound, Refusal } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { type AttemptRow, findAttempt, leaseFrom } from './attempts';

const BEAT_MS = 1_500;
/** How long a call waits for another process that is opening the page; a provider may take 15 s. */
const WAIT_MS = 25_000;
const LOOK_MS = 150;
const BUSY_RETRY_SECONDS = 5;

interface Claim {
	attempt: AttemptRow;
	isMine: boolean;
	isRepeated: boolean;
}

/** Only one process at a time opens an attempt's page: a second order must not end the first one's. */
export function createOpening({ clock, database: { db } }: Deps) {
	const read = async (id: string): Promise<AttemptRow> => {
		const attempt = await findAttempt(db, id);
		if (!attempt) throw notFound();
		return attempt;
	};

	/** Null if another process has claimed it. */
	async function take({ id, openingUntil }: AttemptRow): Promise<AttemptRow | null> {
		const now = clock.now();
		if (openingUntil !== null && openingUntil > now) return null;
		const isAsRead = openingUntil
			? eq(paymentAttempts.openingUntil, openingUntil)
			: isNull(paymentAttempts.openingUntil);
		const [mine] = await db
			.update(paymentAttempts)
			.set({ openingUntil: leaseFrom(now) })
			.where(and(eq(paymentAttempts.id, id), isAsRead))
			.returning();
		return mine ?? null;
	}

	/**
	 * Waits for the process that holds the claim, and continues where a killed process stopped.
	 * @returns the attempt; with `isMine` this process is to open its page, otherwise it has a page or has ended; with
	 * `isRepeated` an earlier process may have reached the provider
	 * @throws Refusal 503 if it takes too long
	 */
	async function claim(attempt: AttemptRow): Promise<Claim> {
		const began = performance.now();
		for (let now = attempt; ; now = await read(attempt.id)) {
			if (now.paymentUrl || !isAttemptOpen(now.status)) return { attempt: now, isMine: false, isRepeated: true };
			const mine = await take(now);
			if (mine) return { attempt: mine, isMine: true, isRepeated: now.openingUntil !== null };
			if (performance.now() - began > WAIT_MS) {
				const more = { retryAfterSeconds: BUSY_RETRY_SECONDS };
				throw new Refusal(503, 'PAYMENT_UNAVAILABLE', sentences.paymentUnavailable, more);
			}
			await setTimeout(LOOK_MS);
		}
	}

	/** Renews the claim while working on the attempt. */
	async function hold<T>({ id, openingUntil }: AttemptRow, work: () => Promise<T>): Promise<T> {
		let until = openingUntil;
		const beat = async () => {
			const next = leaseFrom(clock.now());
			if (!until) return;
			const isStillMine = and(eq(paymentAttempts.id, id), eq(paymentAttempts.openingUntil, until));
			const renewed = await db.update(paymentAttempts).set({ openingUntil: next }).where(isStillMine).returning();
			until = renewed.length > 0 ? next : null;
		};
		// A heartbeat that the database missed is followed by the next one.
		const heart = setInterval(() => void beat().catch(() => undefined), BEAT_MS).unref();
		try {
			return await work();
		} finally {
			clearInterval(heart);
		}
	}

	return { read, claim, hold };
}
