import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Assignment, StaffNote, StatusChange } from 'visa-sdk/contract';
import { isInWork, messages, needsReason, staffMoves } from 'visa-sdk/rules';
import { type Db, tables } from '../../platform/db';
import type { Deps } from '../../platform/deps';
import { newId } from '../../platform/ids';
import { invalidField, notFound, Refusal, stateConflict } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { type Actor, record } from '../audit/events';
import type { Payments } from '../payments/service';
import { giveUseBack } from '../promocodes/service';
import type { CurrentUser } from '../users/currentUser';
import { movedLetter } from './letters';
import { findRequest, moveRequest, type RequestRow } from './moves';

const { visaRequests, staffNotes, users } = tables;

/** Whether the request is there for the user at all. */
export function canSee(request: RequestRow, user: CurrentUser): boolean {
	if (request.userId === user.id || user.role === 'admin') return true;
	return user.role === 'agent' && (request.assignedTo === null || request.assignedTo === user.id);
}

/** What staff do with requests: each change with its event and its letter in one transaction. [DSH-04] */
export function createStaffWork(deps: Deps, payments: Payments) {
	const { clock, jobs } = deps;
	const { db } = deps.database;

	/** Locks the request and runs the work on it. @throws Refusal 404 when it is not the user's to see */
	const withRequest = (id: string, user: CurrentUser, work: (tx: Db, request: RequestRow) => Promise<void>) =>
		db.transaction(async (tx) => {
			const request = await findRequest(tx, id, true);
			if (!request || !canSee(request, user)) throw notFound(sentences.requestNotFound);
			await work(tx, request);
		});

	async function assignTo(
		tx: Db,
		request: RequestRow,
		agentId: string | null,
		actor: Actor,
		kind: 'claimed' | 'released' | 'assigned',
	): Promise<void> {
		await tx
			.update(visaRequests)
			.set({ assignedTo: agentId, version: request.version + 1 })
			.where(eq(visaRequests.id, request.id));
		const subject = { subject: 'request', subjectId: request.id, requestId: request.id } as const;
		await record(tx, clock, actor, { ...subject, kind, from: request.assignedTo, to: agentId });
	}

	/** Only what is nobody's can be taken; two who try at once meet at the row's lock. */
	const claim = (id: string, user: CurrentUser, actor: Actor) =>
		withRequest(id, user, async (tx, request) => {
			if (!isInWork(request.status)) throw stateConflict(sentences.notInWork);
			if (request.assignedTo === user.id) throw stateConflict(sentences.alreadyYours);
			if (request.assignedTo) throw stateConflict(sentences.alreadyClaimed);
			await assignTo(tx, request, user.id, actor, 'claimed');
		});

	const release = (id: string, user: CurrentUser, actor: Actor) =>
		withRequest(id, user, async (tx, request) => {
			if (!request.assignedTo) throw stateConflict(sentences.nobodys);
			await assignTo(tx, request, null, actor, 'released');
		});

	const assign = (id: string, { agentId, version }: Assignment, user: CurrentUser, actor: Actor) =>
		withRequest(id, user, async (tx, request) => {
			refuseStale(request, version);
			if (agentId && !isInWork(request.status)) throw stateConflict(sentences.notInWork);
			if (request.assignedTo === agentId) throw stateConflict(sentences.alreadyAssigned);
			if (agentId && !(await isActiveStaff(tx, agentId))) throw invalidField('agentId', sentences.agentUnknown, 422);
			await assignTo(tx, request, agentId, actor, 'assigned');
		});

	async function isActiveStaff(tx: Db, userId: string): Promise<boolean> {
		const isThere = and(isNull(users.deactivatedAt), isNull(users.deletedAt), inArray(users.role, ['agent', 'admin']));
		return (await tx.$count(users, and(eq(users.id, userId), isThere))) > 0;
	}

	/** @throws Refusal 409 when the request has changed since, or the table of states has no such move */
	const changeStatus = (id: string, change: StatusChange, user: CurrentUser, actor: Actor) =>
		withRequest(id, user, async (tx, request) => {
			refuseOthers(request, user);
			refuseStale(request, change.version);
			if (!staffMoves(request.status).includes(change.status)) throw stateConflict(sentences.noSuchMove);
			// What was paid goes back with it, and giving back is not an agent's.
			if (change.status === 'CANCELLED' && user.role !== 'admin')
				throw new Refusal(403, 'FORBIDDEN', sentences.cancelByAdmin);
			const reason = change.reason ?? null;
			if (!reason && needsReason(change.status)) throw invalidField('reason', messages.reason);
			const moved = await moveRequest(tx, clock, request, change.status, { actor, reason: reason ?? '' });
			const isRefunded =
				change.status === 'CANCELLED' && (await payments.giveBack(tx, id, { actor, reason: 'cancelled' }));
			if (isRefunded) await giveUseBack(tx, clock, id);
			const [traveller] = await tx.select().from(users).where(eq(users.id, request.userId));
			if (traveller && !traveller.deletedAt) {
				await jobs.add(
					tx,
					'mail',
					movedLetter(traveller, moved, change.status, { reason, isRefunded }, deps.publicUrl()),
				);
			}
		});

	async function addNote(id: string, text: string, user: CurrentUser, actor: Actor): Promise<StaffNote> {
		const createdAt = clock.now();
		const note = { id: newId(createdAt), requestId: id, authorId: user.id, text, createdAt };
		await withRequest(id, user, async (tx, request) => {
			refuseOthers(request, user);
			await tx.insert(staffNotes).values(note);
			const subject = { subject: 'request', subjectId: id, requestId: id } as const;
			await record(tx, clock, actor, { ...subject, kind: 'noted' });
		});
		const [author] = await db
			.select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
			.from(users)
			.where(eq(users.id, user.id));
		return { id: note.id, author: author ?? null, text, createdAt: createdAt.toISOString() };
	}

	return { claim, release, assign, changeStatus, addNote };
}
export type StaffWork = ReturnType<typeof createStaffWork>;

/** An agent sees what is nobody's, but works only on what the agent has claimed. */
function refuseOthers(request: RequestRow, user: CurrentUser): void {
	if (user.role !== 'admin' && request.assignedTo !== user.id) {
		throw new Refusal(403, 'FORBIDDEN', sentences.claimFirst);
	}
}

function refuseStale(request: RequestRow, version: number): void {
	if (request.version !== version) throw stateConflict(sentences.stale);
}
