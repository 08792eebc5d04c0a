import { and, count, eq, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Agent, AgentChanges, Contract, NewAgent, Page } from 'visa-sdk/contract';
import { isFinal, requestStatuses } from 'visa-sdk/rules';
import type { z } from 'zod';
import { HOUR_MS, later } from '../../platform/clock';
import { type Db, tables } from '../../platform/db';
import { holdsText, orderOf } from '../../platform/db/lists';
import type { Deps } from '../../platform/deps';
import { hashToken, newId, newToken } from '../../platform/ids';
import { toPage } from '../../platform/page';
import { notFound, staleRecord, takenField } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { type Actor, changedFields, record } from '../audit/events';
import { unusablePassword } from '../auth/passwords';
import { endAllSessions } from '../auth/sessions';
import type { Crud } from '../catalogue/resource';
import { sortKeyOf } from '../catalogue/sorting';
import type { Erasure } from './erasure';
import { invitationLetter } from './letters';
import { unassign } from './unassign';

const { users, passwordResets, visaRequests } = tables;
const INVITATION_LIFETIME_MS = 72 * HOUR_MS;
type Query = z.output<Contract['agents']['list']['query']>;

const isAgent = and(eq(users.role, 'agent'), isNull(users.deletedAt));

/** Staff who work on requests. */
export function createAgents(deps: Deps, erasure: Pick<Erasure, 'remove'>): Crud<Agent, NewAgent, Query, AgentChanges> {
	const { clock, jobs } = deps;
	const { db } = deps.database;

	/** How many requests of an agent are not in a final state, as a column of the list. */
	const openRequests = (from: Db): SQL<number> =>
		sql<number>`${from
			.select({ open: sql`${count()}::int` })
			.from(visaRequests)
			.where(
				and(eq(visaRequests.assignedTo, users.id), notInArray(visaRequests.status, requestStatuses.filter(isFinal))),
			)}`;

	const select = (from: Db) =>
		from
			.select({ user: users, openRequests: openRequests(from) })
			.from(users)
			.$dynamic();

	async function list(query: Query): Promise<Page<Agent>> {
		const where = and(isAgent, holdsText(query.search, fullName, users.email));
		const sort = {
			name: [sortKeyOf(users.firstName), sortKeyOf(users.lastName)],
			createdAt: [users.createdAt],
			openRequests: [openRequests(db)],
		};
		const rows = await select(db)
			.where(where)
			.orderBy(...orderOf<Query['sort']>(sort, query.sort, users.id))
			.limit(query.limit)
			.offset((query.page - 1) * query.limit);
		const [all] = await db.select({ total: count() }).from(users).where(where);
		return toPage(rows.map(toAgent), query, all?.total ?? 0);
	}

	async function get(id: string, from: Db = db): Promise<Agent> {
		const [row] = await select(from).where(and(eq(users.id, id), isAgent));
		if (!row) throw notFound();
		return toAgent(row);
	}

	/** Who opens the letter's link has the address, and chooses the password. */
	async function create(input: NewAgent, actor: Actor): Promise<Agent> {
		const passwordHash = await unusablePassword();
		const token = newToken();
		const now = clock.now();
		const id = newId(now);
		return db.transaction(async (tx) => {
			const { email, firstName, lastName, phone } = input;
			const row = { id, email, firstName, lastName, phone: phone ?? null, passwordHash, createdAt: now };
			const added = await tx
				.insert(users)
				.values({ ...row, role: 'agent', isInvited: true })
				.onConflictDoNothing({ target: users.email })
				.returning({ id: users.id });
			if (added.length === 0) throw takenField('email', sentences.emailTaken);
			await tx.insert(passwordResets).values({
				id: newId(now),
				userId: id,
				tokenHash: hashToken(token),
				expiresAt: later(now, INVITATION_LIFETIME_MS),
				createdAt: now,
			});
			await record(tx, clock, actor, { subject: 'user', subjectId: id, kind: 'invited' });
			const url = `${deps.publicUrl()}/auth/reset-password?${new URLSearchParams({ token })}`;
			await jobs.add(tx, 'mail', invitationLetter(email, firstName, url));
			return get(id, tx);
		});
	}

	/** One who is not active is signed out at once. */
	const update = (id: string, input: AgentChanges, actor: Actor): Promise<Agent> =>
		db.transaction(async (tx) => {
			const [was] = await tx
				.select()
				.from(users)
				.where(and(eq(users.id, id), isAgent))
				.for('update');
			if (!was) throw notFound();
			if (was.version !== input.version) throw staleRecord(await get(id, tx));
			const { firstName, lastName, phone } = input;
			// Who does not speak of it leaves it as it is.
			const isActive = input.isActive ?? was.deactivatedAt === null;
			const deactivatedAt = isActive ? null : (was.deactivatedAt ?? clock.now());
			const row = { firstName, lastName, phone: phone ?? null, deactivatedAt };
			await tx
				.update(users)
				.set({ ...row, version: was.version + 1 })
				.where(eq(users.id, id));
			if (!isActive) {
				await endAllSessions(tx, id);
				await unassign(tx, clock, id, actor, 'the agent is not active');
			}
			const changed = changedFields(was, row).join(', ');
			if (changed) await record(tx, clock, actor, { subject: 'user', subjectId: id, kind: 'changed', reason: changed });
			return get(id, tx);
		});

	/** An agent's requests become nobody's. */
	async function remove(id: string, actor: Actor): Promise<void> {
		await get(id);
		await erasure.remove(id, actor);
	}

	return { list, get: (id: string) => get(id), create, update, remove };
}

const fullName = sql`${users.firstName} || ' ' || ${users.lastName}`;

const toAgent = ({ user, openRequests }: { user: typeof users.$inferSelect; openRequests: number }): Agent => ({
	id: user.id,
	firstName: user.firstName,
	lastName: user.lastName,
	email: user.email,
	phone: user.phone,
	isActive: user.deactivatedAt === null,
	isInvited: user.isInvited,
	hasSecondFactor: false,
	openRequests,
	createdAt: user.createdAt.toISOString(),
	version: user.version,
});
