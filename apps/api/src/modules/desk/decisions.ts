import { and, eq, isNull } from 'drizzle-orm';
import type { CheckOrder, StatusChange } from 'visa-sdk/contract';
import { canTakeCheck, checkMoves, messages, needsReason, staffMoves } from 'visa-sdk/rules';
import type { Db } from '../../platform/db';
import { askedInformation } from '../../platform/db/schema/desk';
import type { Deps } from '../../platform/deps';
import { invalidField, Refusal, stateConflict } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import type { Payments } from '../payments/service';
import { findReader } from '../people/accounts';
import { giveUseBack } from '../promocodes/service';
import { movedLetter } from '../requests/letters';
import { changeRequest, moveRequest, type RequestRow } from '../requests/moves';
import { type By, checked, isWorker, note, refuseOthers, refuseOwn, refuseStale, withCase } from './cases';
import { hasVisa } from './visas';

type StaffStatus = StatusChange['status'];

const isOpenQuestion = (requestId: string) =>
	and(eq(askedInformation.requestId, requestId), isNull(askedInformation.answeredAt));

/** Changes of a case's status, each with its event and e-mail in one transaction. [DSH-04] [DSH-13] */
export function createDecisions(deps: Deps, payments: Payments) {
	const { clock, config, jobs } = deps;

	/** @throws Refusal 409 if the request has changed since, or the state table doesn't allow the transition */
	const changeStatus = (id: string, change: StatusChange, { user, actor }: By) =>
		withCase(deps, id, user, async (tx, request) => {
			refuseOthers(request, user);
			refuseStale(request, change.version);
			if (!staffMoves(request.status).includes(change.status)) throw stateConflict(sentences.noSuchMove);
			if (change.status === 'SENT_TO_EMBASSY' && config.isSecondCheckRequired)
				throw stateConflict(sentences.checkFirst);
			// Cancelling refunds what was paid, which an agent may not do.
			if (change.status === 'CANCELLED' && user.role !== 'admin')
				throw new Refusal(403, 'FORBIDDEN', sentences.cancelByAdmin);
			const reason = change.reason ?? null;
			if (!reason && needsReason(change.status)) throw invalidField('reason', messages.reason);
			await move(tx, request, change.status, reason, { user, actor });
		});

	/** @param reason for the traveller */
	async function move(
		tx: Db,
		request: RequestRow,
		to: StaffStatus,
		reason: string | null,
		{ actor }: By,
	): Promise<void> {
		const moved = await moveRequest(tx, clock, request, to, { actor, reason: '', words: reason });
		// Nobody waits for an answer any more.
		await tx.update(askedInformation).set({ answeredAt: clock.now() }).where(isOpenQuestion(request.id));
		const isCancelled = to === 'CANCELLED';
		const refunded = isCancelled ? await payments.giveBack(tx, request.id, { actor, reason: 'cancelled' }) : null;
		if (refunded) await giveUseBack(tx, clock, request.id);
		const traveller = await findReader(tx, request.userId);
		if (!traveller) return;
		const told = {
			reason,
			isRefunded: refunded === 'now',
			wasAsked: request.status === 'INFO_REQUIRED',
			hasVisa: to === 'APPROVED' && (await hasVisa(tx, request.id)),
		};
		await jobs.add(tx, 'mail', movedLetter(traveller, moved, to, told, deps.publicUrl()));
	}

	/**
	 * The second check: requested by the case's agent and decided by another person, who has taken it and sends the case
	 * to the embassy.
	 */
	const check = (id: string, { action, reason, version }: CheckOrder, { user, actor }: By) =>
		withCase(deps, id, user, async (tx, request) => {
			refuseOwn(request, user);
			refuseStale(request, version);
			const mayWork = isWorker(request, user);
			if (action === 'ask') refuseOthers(request, user);
			if (!checkMoves(checked(request), user.id, mayWork).includes(action))
				throw stateConflict(whyNot(request, action, user.id));
			if (action === 'sendBack' && !reason) throw invalidField('reason', messages.reason);
			await note(deps, tx, request, actor, { kind: kinds[action], words: reason });
			if (action === 'approve') return move(tx, request, 'SENT_TO_EMBASSY', null, { user, actor });
			const isAsked = action === 'ask';
			await changeRequest(tx, request, {
				checkAskedAt: isAsked ? clock.now() : null,
				checkAskedBy: isAsked ? user.id : null,
				checkTakenBy: null,
			});
		});

	return { changeStatus, check };
}

const kinds = {
	ask: 'check-asked',
	withdraw: 'check-withdrawn',
	approve: 'check-approved',
	sendBack: 'check-sent-back',
} as const;

function whyNot(request: RequestRow, action: CheckOrder['action'], userId: string): string {
	const { status, assignedTo, checkAskedAt } = request;
	if (status !== 'IN_REVIEW') return sentences.noSuchMove;
	if (action === 'ask')
		return checkAskedAt ? sentences.checkAsked : assignedTo ? sentences.noSuchMove : sentences.nobodys;
	if (!checkAskedAt) return sentences.checkNotAsked;
	return canTakeCheck(checked(request), userId) ? sentences.checkTakeFirst : sentences.checkByAnother;
}
