import { crudHandlers, notYet } from '../../http/crudHandlers';
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
		get: (call) => users.get(call.params.id, signedIn(call)),
		async remove(call) {
			await users.remove(call.params.id, actorOf(call));
			return undefined;
		},
	};
}

export const agentHandlers = ({ agents }: Users): ResourceHandlers<'agents'> => ({
	...crudHandlers(agents),
	inviteAgain: notYet,
});
