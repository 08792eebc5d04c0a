import { type ResourceHandlers, signedIn } from '../../http/mount';
import { actorOf } from '../audit/events';
import type { Users } from './service';

export function userHandlers(users: Users): ResourceHandlers<'users'> {
	return {
		me: (call) => users.me(signedIn(call).id),
		updateMe: (call) => users.updateMe(signedIn(call).id, call.body, actorOf(call)),
		async removeMe(call) {
			await users.removeMe(signedIn(call).id, actorOf(call));
			return undefined;
		},
		exportMe: (call) => users.ownData(signedIn(call).id),
		agents: ({ query }) => users.agents.list(query),
		inviteAgent: (call) => users.agents.invite(call.body, actorOf(call)),
		updateAgent: (call) => users.agents.update(call.params.id, call.body, actorOf(call)),
		get: (call) => users.get(call.params.id, signedIn(call)),
		async remove(call) {
			await users.remove(call.params.id, actorOf(call));
			return undefined;
		},
	};
}
