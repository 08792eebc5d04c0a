import { crudHandlers } from '../../http/crudHandlers';
import { type ResourceHandlers, signedIn } from '../../http/mount';
import type { Deps } from '../../platform/deps';
import { tooMany } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { createCrud } from '../catalogue/crud';
import { promocodeResource } from './records';
import { activate } from './service';

export function promocodeHandlers(deps: Deps): ResourceHandlers<'promocodes'> {
	const { clock, limits } = deps;
	const { db } = deps.database;
	return {
		...crudHandlers(createCrud(deps, promocodeResource)),
		async activate(call) {
			const user = signedIn(call);
			const wait = await limits.count('promocode', user.id);
			if (wait !== null) throw tooMany(sentences.tooMany, wait);
			const { code } = await activate(db, clock, user.id, call.body.code);
			return { code };
		},
	};
}
