import type { ResourceHandlers } from '../../http/mount';
import type { Clock } from '../../platform/clock';
import { actorOf } from '../audit/events';
import { keptHandlers } from '../kept/handlers';
import type { Agents } from './agents';

/** Answers the calls about agents. */
export const agentHandlers = (deps: { clock: Clock }, agents: Agents): ResourceHandlers<'agents'> => ({
	...keptHandlers(deps, 'agents', agents),
	inviteAgain: (call) => agents.inviteAgain(call.params.id, actorOf(call)),
});
