import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { ERASED_NAME, inWorkStatuses, openStatuses, type RequestStatus, unpaidStatuses } from 'visa-sdk/rules';
import type { Db } from '../../platform/db';
import { users } from '../../platform/db/schema/people';
import { visaRequests } from '../../platform/db/schema/requests';
import type { Deps } from '../../platform/deps';
import { conflict, forbidden, notFound, Refusal } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import type { Actions } from '../applying/actions';
import { forgetKeys } from '../applying/forgetting';
import { type Actor, forgetEventWords, record } from '../audit/events';
import { forgetSignIn } from '../auth/forgetting';
import { forgetVisas, forgetWords } from '../desk/forgetting';
import { dropDraft } from '../drafts/service';
import { forgetRefundWords } from '../payments/forgetting';
import { changeAccount, findAccount } from '../people/accounts';
import { unusablePassword } from '../people/passwords';
import type { UserRow } from '../people/person';
import { forgetNotes, requestsOf } from '../requests/forgetting';
import { unassign } from '../requests/unassign';
import type { Uploads } from '../uploads/service';
import { forgetViews } from '../views/service';
import { farewellLetter } from './letters';

const DELETED_HOST = 'deleted.invalid';
/** Whether the address is the placeholder of a deleted account: e-mails reach nobody there. */
export const isDeletedAddress = (email: string) => email.endsWith(`@${DELETED_HOST}`);

/** Deleting accounts: what accounting requires is kept without the person. */
export function createErasure(deps: Deps, actions: Actions, uploads: Uploads) {
	const { clock, jobs } = deps;
	const { db } = deps.database;

	/** A traveller deletes their own account. Idempotent. */
	async function removeMe(userId: string, actor: Actor): Promise<void> {
		const user = await findAccount(db, userId);
		if (!user) throw notFound();
		if (user.role !== 'client') throw forbidden();
		if (!user.deletedAt) await removeTraveller(userId, actor);
	}

	/** An admin deletes someone else's account. */
	async function remove(userId: string, actor: Actor): Promise<void> {
		const [user] = await db
			.select()
			.from(users)
			.where(and(eq(users.id, userId), isNull(users.deletedAt)));
		if (!user) throw notFound();
		if (user.id === actor.userId) throw conflict(sentences.removeYourself);
		await (user.role === 'client' ? removeTraveller(user.id, actor) : removeStaff(user.id, actor));
	}

	/** A case in progress needs its traveller, who may be a member of staff; what isn't paid is cancelled. */
	async function endRequests(userId: string, actor: Actor): Promise<void> {
		await refuseWithRequests(db, userId, inWorkStatuses);
		await refuseWithHeld(db, userId);
		const open = await db
			.select({ id: visaRequests.id })
			.from(visaRequests)
			.where(and(eq(visaRequests.userId, userId), inArray(visaRequests.status, [...unpaidStatuses])));
		for (const { id } of open) await cancel(id, actor);
	}

	async function removeTraveller(userId: string, actor: Actor): Promise<void> {
		await endRequests(userId, actor);
		const passwordHash = await unusablePassword();
		await db.transaction(async (tx) => {
			const user = await findAccount(tx, userId, true);
			if (!user || user.deletedAt) return;
			await erase(tx, user, passwordHash, actor);
		});
	}

	/** The provider is asked first; a payment that turns out to be paid keeps its request in progress. */
	async function cancel(requestId: string, actor: Actor): Promise<void> {
		try {
			await actions.cancel(requestId, actor, null, true);
		} catch (error) {
			// A request that ended meanwhile is no obstacle; one that was paid is found by the next check.
			if (!(error instanceof Refusal && error.code === 'STATE_CONFLICT')) throw error;
		}
	}

	async function refuseWithRequests(from: Db, userId: string, statuses: readonly RequestStatus[]): Promise<void> {
		const [found] = await from
			.select({ id: visaRequests.id })
			.from(visaRequests)
			.where(and(eq(visaRequests.userId, userId), inArray(visaRequests.status, [...statuses])))
			.limit(1);
		if (found) throw conflict(sentences.requestInWork);
	}

	/** Whose money the bank holds must be there to be told of it, and to get it. [PAY-10] */
	async function refuseWithHeld(from: Db, userId: string): Promise<void> {
		const isHeld = and(eq(visaRequests.userId, userId), eq(visaRequests.taken, 'UNSETTLED'));
		if ((await from.$count(visaRequests, isHeld)) > 0) throw conflict(sentences.takenHeld);
	}

	async function removeStaff(userId: string, actor: Actor): Promise<void> {
		await endRequests(userId, actor);
		const passwordHash = await unusablePassword();
		await db.transaction(async (tx) => {
			// All admins are locked in one order, so that two who delete each other don't both succeed.
			const isActive = and(eq(users.role, 'admin'), isNull(users.deletedAt), isNull(users.deactivatedAt));
			const admins = await tx.select({ id: users.id }).from(users).where(isActive).orderBy(users.id).for('update');
			const user = await findAccount(tx, userId, true);
			if (!user || user.deletedAt) throw notFound();
			if (admins.every(({ id }) => id === userId)) throw conflict(sentences.lastAdmin);
			await unassign(tx, clock, userId, actor, 'the account was deleted');
			await erase(tx, user, passwordHash, actor);
		});
	}

	/** Keeps of the account what others refer to, and nothing that identifies its owner. */
	async function erase(tx: Db, user: UserRow, passwordHash: string, actor: Actor): Promise<void> {
		const { id } = user;
		// A request may have been created or paid meanwhile.
		await refuseWithRequests(tx, id, openStatuses);
		await refuseWithHeld(tx, id);
		// First, because it locks the requests: nobody can write about them while their words are deleted.
		await forgetNotes(tx, id);
		await forgetWords(tx, id);
		await forgetEventWords(tx, requestsOf(tx, id));
		await forgetRefundWords(tx, id);
		await changeAccount(tx, id, {
			firstName: ERASED_NAME,
			lastName: ERASED_NAME,
			// Nobody can have registered it before, which would keep the account from being deleted.
			email: `deleted-${randomUUID()}@${DELETED_HOST}`,
			passwordHash,
			phone: null,
			dateOfBirth: null,
			gender: null,
			language: 'az',
			citizenshipId: null,
			residentCountryId: null,
			activePromocodeId: null,
			emailConfirmedAt: null,
			isInvited: false,
			deletedAt: clock.now(),
		});
		await forgetSignIn(tx, clock, user);
		await dropDraft(tx, id);
		await forgetViews(tx, id);
		await forgetKeys(tx, id);
		await record(tx, clock, actor, { subject: 'user', subjectId: id, kind: 'deleted', reason: user.role });
		await jobs.add(tx, 'mail', farewellLetter(user));
		// Last, because files can't be restored if the transaction fails.
		await uploads.erase(tx, id, await forgetVisas(tx, id));
	}

	return { removeMe, remove };
}
