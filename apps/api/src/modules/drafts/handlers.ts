import { type ResourceHandlers, signedIn } from '../../http/mount';
import type { Deps } from '../../platform/deps';
import type { CurrentUser } from '../people/currentUser';
import { createDrafts } from './service';

/** Answers the calls about the wizard’s draft; everyone has one at most. [ACC-08] */
export function draftHandlers(deps: Deps): ResourceHandlers<'drafts', CurrentUser> {
	const drafts = createDrafts(deps);
	return {
		get: (call) => drafts.get(signedIn(call)),
		save: (call) => drafts.save(signedIn(call), call.body),
		async remove(call) {
			await drafts.remove(signedIn(call));
			return undefined;
		},
	};
}
