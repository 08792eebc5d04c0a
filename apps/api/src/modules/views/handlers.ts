import { type ResourceHandlers, signedIn } from '../../http/mount';
import type { Deps } from '../../platform/deps';
import { createViews } from './service';

/** Answers the calls about saved views. [DSH-07] */
export function viewHandlers(deps: Deps): ResourceHandlers<'views'> {
	const views = createViews(deps);
	return {
		list: (call) => views.list(signedIn(call).id, call.query.section),
		create: (call) => views.create(signedIn(call).id, call.body),
		update: (call) => views.update(signedIn(call).id, call.params.id, call.body),
		async remove(call) {
			await views.remove(signedIn(call).id, call.params.id);
			return undefined;
		},
	};
}
