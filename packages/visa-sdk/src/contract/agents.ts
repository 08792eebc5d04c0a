import { z } from 'zod';
import { agentStates, messages } from '../rules';
import { crud } from './crud';
import { endpoint } from './endpoint';
import { Email, latinName, Phone } from './people';
import { Id, Instant, PageQuery, SearchText, sortBy, Version } from './shared';

/** A member of staff who works on requests. */
export const Agent = z
	.object({
		id: Id,
		firstName: z.string(),
		lastName: z.string(),
		email: z.string(),
		/** Null also for a colleague who isn't an admin. */
		phone: z.string().nullable(),
		/** An inactive agent can't sign in. */
		isActive: z.boolean(),
		/** Hasn't set a password through the invitation yet. */
		isInvited: z.boolean(),
		/** Has a second factor. */
		hasSecondFactor: z.boolean(),
		/** The number of this agent's requests that aren't in a final state. */
		openRequests: z.number().int(),
		createdAt: Instant,
		version: Version,
	})
	.meta({ id: 'Agent' });
export type Agent = z.output<typeof Agent>;

export { type AgentState, agentState, agentStates } from '../rules';

const agentFields = {
	// Nobody asks for an agent's passport.
	firstName: latinName(messages.required),
	lastName: latinName(messages.required),
	phone: Phone.nullish(),
};
/** The form that invites an agent. [DSH-18] */
export const NewAgent = z.object({ ...agentFields, email: Email }).meta({ id: 'NewAgent' });
export type NewAgent = z.output<typeof NewAgent>;
/** The complete form of an agent, with the version being changed; the address is used to sign in and can't be changed. */
export const AgentChanges = z
	.object({
		...agentFields,
		/** If omitted, it stays as it is. [DSH-18] */
		isActive: z.boolean({ error: messages.invalid }).optional(),
		version: Version,
	})
	.meta({ id: 'AgentChanges' });
export type AgentChanges = z.output<typeof AgentChanges>;

/** The calls on agents, for admins. [DSH-18] */
export const agents = {
	...crud({
		path: '/users/agents',
		words: { one: 'agent', many: 'Agents, by name' },
		summaries: {
			create: 'Invite an agent by e-mail; the link to set a password is valid for 72 hours',
			update: 'Change an agent; a deactivated one is signed out',
			remove: 'Delete an agent, whose requests become unassigned; refused while one of their own is in progress',
		},
		item: Agent,
		input: NewAgent,
		changes: AgentChanges,
		query: PageQuery.extend({
			search: SearchText.optional(),
			/** All, unless one is named. */
			state: z.enum(agentStates).optional(),
			sort: sortBy(['name', 'createdAt', 'openRequests']).default('name'),
		}),
		inUse: 'deleted',
		bulk: ['activate', 'deactivate', 'delete'],
		exported: 'admin',
	}),
	/** Send the invitation again to an agent who hasn't set a password yet. Earlier links expire. */
	inviteAgain: endpoint({
		method: 'POST',
		path: '/users/agents/invite/{id}',
		access: 'admin',
		summary: "Send the invitation again to an agent who hasn't set a password yet",
		response: Agent,
		refusals: ['CONFLICT'],
	}),
};
