import { eq } from 'drizzle-orm';
import { type ResourceHandlers, signedIn } from '../../http/mount';
import { tables } from '../../platform/db';
import type { Deps } from '../../platform/deps';
import { unauthenticated } from '../../platform/refusal';
import { usablePromo } from '../promocodes/service';

export function userHandlers({ clock, database: { db } }: Deps): ResourceHandlers<'users'> {
	return {
		async me(call) {
			const current = signedIn(call);
			const [user] = await db.select().from(tables.users).where(eq(tables.users.id, current.id));
			if (!user) throw unauthenticated();
			const promo = await usablePromo(db, clock, user);
			return {
				...user,
				isEmailConfirmed: user.emailConfirmedAt !== null,
				activePromocode: promo && { code: promo.code },
			};
		},
	};
}
