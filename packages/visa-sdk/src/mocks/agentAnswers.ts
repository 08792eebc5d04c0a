import type { Agent, AgentChanges, NewAgent } from '../contract';
import type { Answers } from './answers';
import { crudAnswers } from './crud';
import { notFound, type World } from './world';

export const findAgent = (world: World, id: string): Agent => {
	const agent = world.agents.find((one) => one.id === id);
	if (!agent) throw notFound();
	return agent;
};

const keptAgents = crudAnswers<Agent, NewAgent | AgentChanges>({
	itemsOf: ({ agents }) => agents,
	make: (input, kept, known) => ({
		firstName: input.firstName,
		lastName: input.lastName,
		phone: input.phone ?? null,
		email: known?.email ?? ('email' in input ? input.email : ''),
		isActive: ('isActive' in input ? input.isActive : undefined) ?? known?.isActive ?? true,
		isInvited: known?.isInvited ?? true,
		openRequests: known?.openRequests ?? 0,
		createdAt: known?.createdAt ?? new Date().toISOString(),
		...kept,
	}),
	textOf: ({ firstName, lastName, email }) => `${firstName} ${lastName} ${email}`,
	unique: { field: 'email', of: ({ email }) => email },
});

export function removeAgent(world: World, agent: Agent): undefined {
	world.agents.splice(world.agents.indexOf(agent), 1);
	for (const request of world.requests) if (request.assignedTo?.id === agent.id) request.assignedTo = null;
}

export const agentAnswers: Answers['agents'] = {
	...keptAgents,
	list: ({ world, query }) => {
		const byName = query.sort.replace('name', 'firstName');
		return keptAgents.list({ world, query: { ...query, sort: byName } });
	},
	remove: ({ world, params }) => removeAgent(world, findAgent(world, params.id)),
};
