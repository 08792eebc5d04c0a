import { isAttemptOpen, isUnpaid, needsNewPayment } from 'visa-sdk/rules';
import type { Db } from '../../platform/db';
import type { Deps } from '../../platform/deps';
import { theServer } from '../audit/events';
import { latestAttempt } from '../payments/attempts';
import { findReader } from '../people/accounts';
import { settleUse } from '../promocodes/service';
import { expiredLetter } from '../requests/letters';
import { findRequest, moveRequest, type RequestRow } from '../requests/moves';
import { type ExpireLate, isTooLate } from '../requests/stillOffered';

/** Ends requests that nobody has paid for in time. [PAY-04] */
export function createExpiring(deps: Deps) {
	const { clock, jobs, log } = deps;
	const { db } = deps.database;

	/** @param tx has the request locked */
	async function expire(tx: Db, request: RequestRow): Promise<void> {
		await moveRequest(tx, clock, request, 'EXPIRED', { actor: theServer, reason: 'unpaid for too long' });
		await settleUse(tx, clock, request.id, 'RELEASED');
		const owner = await findReader(tx, request.userId);
		if (owner) await jobs.add(tx, 'mail', expiredLetter(owner, request, deps.publicUrl()));
	}

	/**
	 * A failure is left for the next sweep: it holds up neither other requests nor a reader.
	 * @returns whether it is unpaid no longer
	 */
	async function expireUnlessOpen(id: string): Promise<boolean> {
		try {
			return await db.transaction(async (tx) => {
				const request = await findRequest(tx, id, true);
				if (!request) return false;
				// Paid, cancelled or expired while this waited for it.
				if (!isUnpaid(request.status)) return true;
				const attempt = await latestAttempt(tx, id);
				const isOpen = attempt && isAttemptOpen(attempt.status);
				if (isOpen || !isTooLate(request, clock.now())) return false;
				await expire(tx, request);
				return true;
			});
		} catch (error) {
			log.warn({ id, fault: error instanceof Error ? error.name : 'unknown' }, 'left for the next sweep');
			return false;
		}
	}

	const expireLate: ExpireLate = async (requests) => {
		const now = clock.now();
		const late = requests.filter((one) => needsNewPayment(one.status, one.paymentStatus) && isTooLate(one, now));
		let hasExpired = false;
		for (const { id } of late) hasExpired = (await expireUnlessOpen(id)) || hasExpired;
		return hasExpired;
	};

	return { expire, expireUnlessOpen, expireLate };
}
