import { type ResourceHandlers, signedIn } from '../../http/mount';
import type { Deps } from '../../platform/deps';
import { tooMany } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { activate } from './service';

export function promocodeHandlers({ clock, limits, database: { db } }: Deps): ResourceHandlers<'promocodes'> {
	return {
		async activate(call) {
			const user = signedIn(call);
			const wait = await limits.count('promocode', user.id);
			if (wait !== null) throw tooMany(sentences.tooMany, wait);
			const { code } = await activate(db, clock, user.id, call.body.code);
			return { code };
		},
	};
}
