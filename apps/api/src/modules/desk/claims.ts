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
import { changeRequest, findRequest, type RequestRow, unchecked } from '../requests/moves';
import { canSee } from '../requests/visibility';
import { foundBy } from '../showing/list';
import { type By, checked, note, refuseOthers, refuseOwn, refuseStale, withCase } from './cases';

type Result = AssignedMany['results'][number];

/** Whose work a case is. [DSH-11] */
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
		// Who waits for a check waits for somebody else than whose case it was.
		await changeRequest(tx, request, { assignedTo: agentId, ...unchecked });
		await note(deps, tx, request, actor, { kind, from: request.assignedTo, to: agentId });
	}

	/** Opens who somebody is to the one who looks, and to nobody else meanwhile; the case stays whose it is. [DSH-12] */
	async function takeCheck(tx: Db, request: RequestRow, userId: string | null, actor: Actor): Promise<void> {
		await changeRequest(tx, request, { checkTakenBy: userId });
		await note(deps, tx, request, actor, { kind: userId ? 'check-taken' : 'check-left' });
	}

	/** Only what is nobody's can be taken, and a look that another waits for; two who try at once meet at the row's lock, and the second reads who was first. */
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
		const [person] = await tx.select().from(users).where(eq(users.id, userId));
		return person && !person.deletedAt ? claimedBy(person) : stateConflict(sentences.alreadyClaimed);
	}

	const release = (id: string, { user, actor }: By) =>
		withCase(deps, id, user, async (tx, request) => {
			if (!request.assignedTo) throw stateConflict(sentences.nobodys);
			if (request.checkTakenBy === user.id) return takeCheck(tx, request, null, actor);
			refuseOthers(request, user);
			// Who has closed a case stays the one who did.
			if (!isInWork(request.status)) throw stateConflict(sentences.notInWork);
			await give(tx, request, null, actor, 'released');
		});

	/** @returns whether anything has changed */
	async function giveTo(tx: Db, request: RequestRow, agentId: string | null, actor: Actor): Promise<boolean> {
		if (!isInWork(request.status)) throw stateConflict(sentences.notInWork);
		if (request.assignedTo === agentId) return false;
		if (request.userId === agentId) throw invalidField('agentId', sentences.ownRequest, 422);
		await give(tx, request, agentId, actor, 'assigned');
		return true;
	}

	const assign = (id: string, { agentId, version }: Assignment, { user, actor }: By) =>
		db.transaction(async (tx) => {
			await keepAgent(tx, agentId);
			const request = await findRequest(tx, id, true);
			if (!request || !canSee(request, user)) throw notFound(sentences.requestNotFound);
			refuseStale(request, version);
			if (!(await giveTo(tx, request, agentId, actor))) throw stateConflict(sentences.alreadyAssigned);
		});

	async function keepAgent(tx: Db, agentId: string | null): Promise<void> {
		if (agentId && !(await keepStaff(tx, agentId))) throw invalidField('agentId', sentences.agentUnknown, 422);
	}

	/**
	 * Holds somebody of the staff as they are, so that nobody gets a case while their account ends. Asked for before the
	 * case is locked: who ends an account takes the two in the same order.
	 * @returns whether they are there and active
	 */
	async function keepStaff(tx: Db, userId: string): Promise<boolean> {
		const isThere = and(isNull(users.deactivatedAt), isNull(users.deletedAt), inArray(users.role, ['agent', 'admin']));
		const one = tx
			.select({ id: users.id })
			.from(users)
			.where(and(eq(users.id, userId), isThere));
		return (await one.for('share')).length > 0;
	}

	/** The most urgent case of nobody: what is due first, then who leaves first. What another is just taking is passed over. */
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

	/** Each in a transaction of its own: one that is refused stands in no other's way. */
	async function assignMany(order: AssignmentOfMany, { user, actor }: By): Promise<AssignedMany> {
		const { agentId } = order;
		await keepAgent(db, agentId);
		const results: Result[] = [];
		for (const { id, version } of await chosen(order, user)) results.push(await assignOne(id, version, agentId, actor));
		const count = (outcome: Result['outcome']) => results.filter((one) => one.outcome === outcome).length;
		return { changed: count('assigned'), refused: count('refused'), results };
	}

	/** @throws Refusal 409 when the list has become another than the one that was seen */
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
		// From its version: one that somebody has claimed meanwhile is left to them.
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
