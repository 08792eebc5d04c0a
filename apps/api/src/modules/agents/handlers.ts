import type { Agent } from 'visa-sdk/contract';
import { type Caller, type ResourceHandlers, signedIn } from '../../http/mount';
import type { Clock } from '../../platform/clock';
import { actorOf } from '../audit/events';
import { keptHandlers } from '../kept/handlers';
import type { Agents } from './agents';

/** An agent as a member of staff is told of them: colleagues' telephone numbers are for admins. */
const toldTo = ({ id, role }: Caller, agent: Agent): Agent =>
	role === 'admin' || agent.id === id ? agent : { ...agent, phone: null };

/** Answers the calls about agents. */
export const agentHandlers = (deps: { clock: Clock }, agents: Agents): ResourceHandlers<'agents'> => ({
	...keptHandlers(deps, 'agents', agents),
	async list(call) {
		const page = await agents.list(call.query);
		return { ...page, data: page.data.map((agent) => toldTo(signedIn(call), agent)) };
	},
	get: async (call) => toldTo(signedIn(call), await agents.get(call.params.id)),
	inviteAgain: (call) => agents.inviteAgain(call.params.id, actorOf(call)),
});
