import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Agent, AgentChanges, AgentState, Contract, NewAgent } from 'visa-sdk/contract';
import { openStatuses } from 'visa-sdk/rules';
import type { z } from 'zod';
import type { Db } from '../../platform/db';
import { holdsText } from '../../platform/db/lists';
import { secondFactors } from '../../platform/db/schema/auth';
import { users } from '../../platform/db/schema/people';
import { visaRequests } from '../../platform/db/schema/requests';
import type { Deps } from '../../platform/deps';
import type { Actor } from '../audit/events';
import { closeSessions } from '../auth/sessions';
import { createKept } from '../kept/kept';
import { type KeptRecords, type Resource, referring } from '../kept/resource';
import { sortKeyOf } from '../kept/sorting';
import { unassign } from '../requests/unassign';
import { createInvitations, type Invitations } from './invitations';

type Row = typeof users.$inferSelect;
type Extra = { openRequests: number; hasSecondFactor: boolean };
type Query = z.output<Contract['agents']['list']['query']>;
/** Deletes an account and everything belonging to it. */
type Remove = (id: string, actor: Actor) => Promise<void>;

const fullName = sql`${users.firstName} || ' ' || ${users.lastName}`;
const isOpen = inArray(visaRequests.status, [...openStatuses]);

/** The number of an agent's requests that aren't in a final state, as a column of the list. */
const openRequests = (db: Db) =>
	sql<number>`${db
		.select({ open: sql`count(*)::int` })
		.from(visaRequests)
		.where(and(eq(visaRequests.assignedTo, users.id), isOpen))}`;

const hasSecondFactor = (db: Db) =>
	sql<boolean>`exists ${db
		.select({ one: sql`1` })
		.from(secondFactors)
		.where(and(eq(secondFactors.userId, users.id), isNotNull(secondFactors.confirmedAt)))}`;

const states: Record<AgentState, SQL | undefined> = {
	active: and(isNull(users.deactivatedAt), eq(users.isInvited, false)),
	invited: and(isNull(users.deactivatedAt), eq(users.isInvited, true)),
	closed: isNotNull(users.deactivatedAt),
};

const agentResource = (
	{ clock }: Deps,
	invitations: Invitations,
	remove: Remove,
): Resource<'agents', Row, Extra, Agent, NewAgent | AgentChanges, Query> => ({
	section: 'agents',
	subject: 'user',
	name: 'agent',
	label: ({ firstName, lastName }) => `${firstName} ${lastName}`,
	logged: () => '',
	table: users,
	within: and(eq(users.role, 'agent'), isNull(users.deletedAt)),
	extra: (db) => ({ openRequests: openRequests(db), hasSecondFactor: hasSecondFactor(db) }),
	toItem,
	toRow(input, was, now) {
		if (!was) throw new TypeError('an agent begins with an invitation');
		const { id: _id, version: _version, ...row } = was;
		const { firstName, lastName, phone } = input;
		// If omitted, it stays as it is.
		const isActive = ('isActive' in input ? input.isActive : undefined) ?? was.deactivatedAt === null;
		return { ...row, firstName, lastName, phone: phone ?? null, ...activity(was, isActive, now) };
	},
	unique: [],
	sort: (db) => ({
		name: [sortKeyOf(users.firstName), sortKeyOf(users.lastName)],
		createdAt: [users.createdAt],
		openRequests: [openRequests(db)],
	}),
	filter: (_, { search, state }) => and(state && states[state], holdsText(search, fullName, users.email)),
	uses: (db, id) => [
		{ kind: 'visaRequests', isKeeping: false, count: referring(db, visaRequests.assignedTo, id, isOpen) },
	],
	inUse: 'deleted',
	activate: (was, isActive, now) => ((was.deactivatedAt === null) === isActive ? null : activity(was, isActive, now)),
	/** An agent who is deactivated is signed out at once. */
	async afterChange(tx, { id }, { deactivatedAt }, actor) {
		if (!deactivatedAt) return;
		await closeSessions(tx, clock, id);
		await unassign(tx, clock, id, actor, 'the agent is not active');
	},
	create: async (input, actor) => ('email' in input ? invitations.invite(input, actor) : ''),
	remove,
});

const activity = (was: Row, isActive: boolean, now: Date) => ({
	deactivatedAt: isActive ? null : (was.deactivatedAt ?? now),
});

/** Manages the staff who work on requests. */
export function createAgents(deps: Deps, remove: Remove) {
	const invitations = createInvitations(deps);
	const kept = createKept(deps, agentResource(deps, invitations, remove));
	const agents: KeptRecords<Agent, NewAgent, Query, AgentChanges> = kept;
	return {
		...agents,
		async inviteAgain(id: string, actor: Actor): Promise<Agent> {
			const { id: known } = await agents.get(id);
			await invitations.inviteAgain(known, actor);
			return agents.get(known);
		},
	};
}
export type Agents = ReturnType<typeof createAgents>;

function toItem({ openRequests, hasSecondFactor, ...user }: Row & Extra): Agent {
	return {
		id: user.id,
		firstName: user.firstName,
		lastName: user.lastName,
		email: user.email,
		phone: user.phone,
		isActive: user.deactivatedAt === null,
		isInvited: user.isInvited,
		hasSecondFactor,
		openRequests,
		createdAt: user.createdAt.toISOString(),
		version: user.version,
	};
}
