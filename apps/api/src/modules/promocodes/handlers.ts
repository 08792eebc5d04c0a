import { type ResourceHandlers, signedIn } from '../../http/mount';
import type { Deps } from '../../platform/deps';
import { keptHandlers } from '../kept/handlers';
import { createKept } from '../kept/kept';
import { promocodeResource } from './records';
import { activate, deactivate } from './service';

/** Answers the calls about promo codes; guessing one is limited. [REV-09] */
export function promocodeHandlers(deps: Deps): ResourceHandlers<'promocodes'> {
	const { clock, limits } = deps;
	const { db } = deps.database;
	return {
		...keptHandlers(deps, 'promocodes', createKept(deps, promocodeResource)),
		async activate(call) {
			const user = signedIn(call);
			const { code } = await limits.guess([['promocode', user.id]], () => activate(db, clock, user.id, call.body.code));
			return { code };
		},
		async deactivate(call) {
			await deactivate(db, signedIn(call).id);
			return undefined;
		},
	};
}
