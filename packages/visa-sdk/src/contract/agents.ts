import { z } from 'zod';
import { agentStates, messages } from '../rules';
import { crud } from './crud';
import { endpoint } from './endpoint';
import { Email, latinName, Phone } from './people';
import { Id, Instant, PageQuery, SearchText, sortBy, Version } from './shared';

/** Somebody of the staff who works on requests. */
export const Agent = z
	.object({
		id: Id,
		firstName: z.string(),
		lastName: z.string(),
		email: z.string(),
		phone: z.string().nullable(),
		/** Somebody who is not active can't sign in. */
		isActive: z.boolean(),
		/** Has not yet chosen a password by the invitation's link. */
		isInvited: z.boolean(),
		/** Has a second factor. */
		hasSecondFactor: z.boolean(),
		/** How many requests that are not in a final state are this agent's. */
		openRequests: z.number().int(),
		createdAt: Instant,
		version: Version,
	})
	.meta({ id: 'Agent' });
export type Agent = z.output<typeof Agent>;

export { type AgentState, agentState, agentStates } from '../rules';

const agentFields = {
	firstName: latinName(messages.nameRequired),
	lastName: latinName(messages.lastNameRequired),
	phone: Phone.nullish(),
};
/** The form that invites an agent. [DSH-18] */
export const NewAgent = z.object({ ...agentFields, email: Email }).meta({ id: 'NewAgent' });
export type NewAgent = z.output<typeof NewAgent>;
/** The address is what they sign in with and stays. */
export const AgentChanges = z
	.object({
		...agentFields,
		/** Stays as it is when it is not named. [DSH-18] */
		isActive: z.boolean({ error: messages.invalid }).optional(),
		version: Version,
	})
	.meta({ id: 'AgentChanges' });
export type AgentChanges = z.output<typeof AgentChanges>;

/** The calls on agents, of admins. [DSH-18] */
export const agents = {
	...crud({
		path: '/users/agents',
		words: { one: 'agent', many: 'Agents, by name' },
		summaries: {
			create: 'Invite an agent by e-mail; the link to choose a password lives 72 hours',
			update: 'Change an agent; one who is not active is signed out',
			remove: 'Delete an agent, whose requests become unassigned',
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
	/** Send the invitation again to an agent who has not yet chosen a password. The links of earlier letters end. */
	inviteAgain: endpoint({
		method: 'POST',
		path: '/users/agents/invite/{id}',
		access: 'admin',
		summary: 'Send the invitation again to an agent who has not yet chosen a password',
		response: Agent,
		refusals: ['CONFLICT'],
	}),
};
