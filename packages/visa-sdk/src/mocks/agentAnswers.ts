import { type Agent, type AgentChanges, type AgentState, agentState, type NewAgent } from '../contract';
import { isFinal, sentences } from '../rules';
import { crudAnswers, use } from './crud';
import type { Answers } from './types';
import { conflict, notFound, signedIn, type World } from './world';

/** The agent with this id; @throws {Refusal} NOT_FOUND if there is none. */
export const findAgent = (world: World, id: string): Agent => {
	const agent = world.agents.find((one) => one.id === id);
	if (!agent) throw notFound();
	return agent;
};

const openOf = (world: World, { id }: Agent) =>
	world.requests.filter(({ assignedTo, status }) => assignedTo?.id === id && !isFinal(status)).length;

const fullName = ({ firstName, lastName }: Agent) => `${firstName} ${lastName}`;

const keptAgents = crudAnswers<'agents', Agent, NewAgent | AgentChanges>({
	section: 'agents',
	itemsOf: ({ agents }) => agents,
	make: (input, kept, known) => ({
		firstName: input.firstName,
		lastName: input.lastName,
		phone: input.phone ?? null,
		email: known?.email ?? ('email' in input ? input.email : ''),
		isActive: ('isActive' in input ? input.isActive : undefined) ?? known?.isActive ?? true,
		isInvited: known?.isInvited ?? true,
		hasSecondFactor: known?.hasSecondFactor ?? false,
		openRequests: known?.openRequests ?? 0,
		createdAt: known?.createdAt ?? new Date().toISOString(),
		...kept,
	}),
	nameOf: fullName,
	isListed: (agent, { state }: { state?: AgentState | undefined }) =>
		state === undefined || agentState(agent) === state,
	textOf: (agent) => `${fullName(agent)} ${agent.email}`,
	unique: [{ field: 'email', of: ({ email }) => email, sentence: sentences.emailTaken }],
	sortAs: (sort) => sort.replace('name', 'firstName'),
	uses: (world, agent) => use('visaRequests', openOf(world, agent), false),
	inUse: 'deleted',
	activate: (agent, isActive) => (agent.isActive === isActive ? null : { ...agent, isActive }),
	// Colleagues' telephone numbers are for admins.
	seen: (world, agent) => {
		const { id, role } = signedIn(world);
		return role === 'admin' || agent.id === id ? agent : { ...agent, phone: null };
	},
	removeMore: (world, agent) => {
		freeRequests(world, agent);
		// Someone who was deleted is no longer known, not even by name.
		world.deleted.delete(agent.id);
	},
});

/** Somebody's requests become unassigned. */
function freeRequests(world: World, agent: Agent): void {
	for (const request of world.requests) if (request.assignedTo?.id === agent.id) request.assignedTo = null;
}

/** Removes an agent from the world; the agent's requests become unassigned. */
export function removeAgent(world: World, agent: Agent): undefined {
	keptAgents.remove({ world, params: { id: agent.id } });
	return undefined;
}

/** How the mocks answer the calls on agents. */
export const agentAnswers: Answers['agents'] = {
	...keptAgents,
	inviteAgain: ({ world, params }) => {
		const agent = findAgent(world, params.id);
		if (!agent.isInvited) throw conflict(sentences.invitationAccepted);
		if (!agent.isActive) throw conflict(sentences.notActive);
		return agent;
	},
};
