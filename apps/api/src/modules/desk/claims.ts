import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { AssignedMany, Assignment, AssignmentOfMany } from 'visa-sdk/contract';
import { BULK_MAXIMUM, type NextOrder } from 'visa-sdk/contract';
import { canTakeCheck, isInWork, messages } from 'visa-sdk/rules';
import type { Db } from '../../platform/db';
import { fromRace } from '../../platform/db/race';
import { users } from '../../platform/db/schema/people';
import { visaRequests } from '../../platform/db/schema/requests';
import type { Deps } from '../../platform/deps';
import { claimedBy, conflict, forbidden, invalidField, notFound, Refusal, stateConflict } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import type { Actor } from '../audit/events';
import { findReader } from '../people/accounts';
import { changeRequest, findRequest, type RequestRow, unchecked } from '../requests/moves';
import { canSee } from '../requests/visibility';
import { foundBy } from '../showing/list';
import { type By, checked, note, refuseOthers, refuseOwn, refuseStale, withCase } from './cases';

type Result = AssignedMany['results'][number];

/** Who works on a case. [DSH-11] */
export function createClaims(deps: Deps) {
	const { clock } = deps;
	const { db } = deps.database;

	async function give(
		tx: Db,
		request: RequestRow,
		agentId: string | null,
		actor: Actor,
		kind: 'claimed' | 'released' | 'assigned',
	): Promise<void> {
		// A pending second check must be done by someone other than the new agent.
		await changeRequest(tx, request, { assignedTo: agentId, ...unchecked });
		await note(deps, tx, request, actor, { kind, from: request.assignedTo, to: agentId });
	}

	/**
	 * Shows the traveller's personal data to the person who takes the check, and to nobody else; the case stays with its
	 * agent. [DSH-12]
	 */
	async function takeCheck(tx: Db, request: RequestRow, userId: string | null, actor: Actor): Promise<void> {
		await changeRequest(tx, request, { checkTakenBy: userId });
		await note(deps, tx, request, actor, { kind: userId ? 'check-taken' : 'check-left' });
	}

	/**
	 * Only unassigned cases can be claimed, and pending checks; simultaneous claims meet at the row lock, and the second
	 * is told who was first.
	 */
	const claim = (id: string, { user, actor }: By) =>
		db.transaction(async (tx) => {
			if (!(await keepStaff(tx, user.id))) throw forbidden();
			const request = await findRequest(tx, id, true);
			const isThere = request && (canSee(request, user) || (user.role === 'agent' && isInWork(request.status)));
			if (!isThere) throw notFound(sentences.requestNotFound);
			if (!isInWork(request.status)) throw stateConflict(sentences.notInWork);
			refuseOwn(request, user);
			if (request.assignedTo === user.id || request.checkTakenBy === user.id)
				throw stateConflict(sentences.alreadyYours);
			if (canTakeCheck(checked(request), user.id)) return takeCheck(tx, request, user.id, actor);
			if (request.checkTakenBy) throw await isOf(tx, request.checkTakenBy);
			if (request.assignedTo) throw await isOf(tx, request.assignedTo);
			await give(tx, request, user.id, actor, 'claimed');
		});

	async function isOf(tx: Db, userId: string): Promise<Refusal> {
		const person = await findReader(tx, userId);
		return person ? claimedBy(person) : stateConflict(sentences.alreadyClaimed);
	}

	const release = (id: string, { user, actor }: By) =>
		withCase(deps, id, user, async (tx, request) => {
			if (!request.assignedTo) throw stateConflict(sentences.nobodys);
			if (request.checkTakenBy === user.id) return takeCheck(tx, request, null, actor);
			refuseOthers(request, user);
			// A closed case stays with the person who closed it.
			if (!isInWork(request.status)) throw stateConflict(sentences.notInWork);
			await give(tx, request, null, actor, 'released');
		});

	/** @returns whether anything changed */
	async function giveTo(tx: Db, request: RequestRow, agentId: string | null, actor: Actor): Promise<boolean> {
		if (!isInWork(request.status)) throw stateConflict(sentences.notInWork);
		if (request.assignedTo === agentId) return false;
		if (request.userId === agentId) throw invalidField('agentId', sentences.ownRequest, 422);
		await give(tx, request, agentId, actor, 'assigned');
		return true;
	}

	const assign = (id: string, { agentId, version }: Assignment, { user, actor }: By) =>
		db.transaction(async (tx) => {
			const agent = await keepAgent(tx, agentId);
			const request = await findRequest(tx, id, true);
			if (!request || !canSee(request, user)) throw notFound(sentences.requestNotFound);
			refuseStale(request, version);
			if (!(await giveTo(tx, request, agent, actor))) throw stateConflict(sentences.alreadyAssigned);
		});

	/** @returns the id as it is stored, whichever case the caller has written it in */
	async function keepAgent(tx: Db, agentId: string | null): Promise<string | null> {
		if (agentId === null) return null;
		const kept = await keepStaff(tx, agentId);
		if (kept === null) throw invalidField('agentId', sentences.agentUnknown, 422);
		return kept;
	}

	/**
	 * Locks the account of a member of staff, so that nobody is assigned a case while their account is being closed.
	 * Called before the case is locked, in the same order as closing an account.
	 * @returns the account's id; null unless it exists and is active
	 */
	async function keepStaff(tx: Db, userId: string): Promise<string | null> {
		const isThere = and(isNull(users.deactivatedAt), isNull(users.deletedAt), inArray(users.role, ['agent', 'admin']));
		const one = tx
			.select({ id: users.id })
			.from(users)
			.where(and(eq(users.id, userId), isThere));
		const [kept] = await one.for('share');
		return kept?.id ?? null;
	}

	/**
	 * The most urgent unassigned case: by due date, then by departure. Cases that are being taken at this moment are
	 * skipped.
	 */
	const takeNext = ({ countryId }: NextOrder, { user, actor }: By): Promise<string> =>
		db.transaction(async (tx) => {
			if (!(await keepStaff(tx, user.id))) throw forbidden();
			const isOthers = ne(visaRequests.userId, user.id);
			const [next] = await tx
				.select()
				.from(visaRequests)
				.where(and(foundBy(user, { queue: 'unassigned', countryId }, clock.now()), isOthers))
				.orderBy(sql`${visaRequests.dueAt} nulls last`, asc(visaRequests.startDate), asc(visaRequests.createdAt))
				.limit(1)
				.for('update', { skipLocked: true });
			if (!next) throw notFound(sentences.nothingToTake);
			await give(tx, next, user.id, actor, 'claimed');
			return next.id;
		});

	/** Each in its own transaction: a refusal doesn't affect the others. */
	async function assignMany(order: AssignmentOfMany, { user, actor }: By): Promise<AssignedMany> {
		const agentId = await keepAgent(db, order.agentId);
		const results: Result[] = [];
		for (const { id, version } of await chosen(order, user)) results.push(await assignOne(id, version, agentId, actor));
		const count = (outcome: Result['outcome']) => results.filter((one) => one.outcome === outcome).length;
		return { changed: count('assigned'), refused: count('refused'), results };
	}

	/** @throws Refusal 409 if the list has changed since it was seen */
	async function chosen(order: AssignmentOfMany, user: By['user']): Promise<{ id: string; version: number }[]> {
		if ('requests' in order) {
			return [...new Map(order.requests.map((one) => [one.id.toLowerCase(), one])).values()];
		}
		const found = await db
			.select({ id: visaRequests.id, version: visaRequests.version })
			.from(visaRequests)
			.where(foundBy(user, order.filter, clock.now()))
			.orderBy(asc(visaRequests.id))
			.limit(BULK_MAXIMUM + 1);
		if (found.length > BULK_MAXIMUM) throw invalidField('filter', messages.bulkMany, 422);
		if (found.length !== order.total) throw conflict(sentences.listChanged);
		// With its version: a case claimed meanwhile stays with whoever claimed it.
		return found;
	}

	async function assignOne(id: string, version: number, agentId: string | null, actor: Actor): Promise<Result> {
		const seen = await findRequest(db, id);
		const answer = { id, name: seen?.reference ?? null };
		try {
			const hasChanged = await db.transaction(async (tx) => {
				await keepAgent(tx, agentId);
				const request = await findRequest(tx, id, true);
				if (!request) throw notFound(sentences.requestNotFound);
				refuseStale(request, version);
				return giveTo(tx, request, agentId, actor);
			});
			return { ...answer, outcome: hasChanged ? 'assigned' : 'unchanged', message: null };
		} catch (fault) {
			const refusal = fault instanceof Refusal ? fault : fromRace(fault);
			if (!refusal || refusal.statusCode >= 500) throw fault;
			return { ...answer, outcome: 'refused', message: refusal.message };
		}
	}

	return { claim, release, assign, takeNext, assignMany };
}
export type Claims = ReturnType<typeof createClaims>;
