import { type ResourceHandlers, signedIn } from '../../http/mount';
import { actorOf } from '../audit/events';
import type { CurrentUser } from '../people/currentUser';
import type { Users } from './service';

/** Answers the calls about accounts, one’s own and others’. */
export function userHandlers(users: Users): ResourceHandlers<'users', CurrentUser> {
	return {
		me: (call) => users.me(signedIn(call).id),
		updateMe: (call) => users.updateMe(signedIn(call).id, call.body, actorOf(call)),
		async setLanguage(call) {
			await users.setLanguage(signedIn(call).id, call.body.language);
			return undefined;
		},
		async removeMe(call) {
			await users.removeMe(signedIn(call).id, actorOf(call));
			return undefined;
		},
		exportMe: (call) => users.ownData(signedIn(call).id),
		get: (call) => users.get(call.params.id, signedIn(call), actorOf(call)),
		async remove(call) {
			await users.remove(call.params.id, actorOf(call));
			return undefined;
		},
	};
}
