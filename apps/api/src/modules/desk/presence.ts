import { and, asc, desc, eq, gt, inArray, lt, ne, notInArray } from 'drizzle-orm';
import type { Look, Lookers } from 'visa-sdk/contract';
import { later } from '../../platform/clock';
import { deskPresence } from '../../platform/db/schema/desk';
import { users } from '../../platform/db/schema/people';
import type { Deps } from '../../platform/deps';
import { notFound } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import type { CurrentUser } from '../people/currentUser';
import { findRequest } from '../requests/moves';
import { canSee } from '../requests/visibility';

/** How long the entries of a crashed process last, in ms. */
const LIFETIME_MS = 60_000;
/** How many open windows one person may have. */
export const LINES_MAXIMUM = 20;

/** Who is viewing which case: a small table, because others may be connected to another process. [DSH-11] */
export function createPresence({ clock, database: { db } }: Deps) {
	/** Records which case a connection's user is viewing. @returns the others who are viewing it now */
	async function look({ connection, requestId }: Look, user: CurrentUser): Promise<Lookers> {
		const request = requestId ? await findRequest(db, requestId) : null;
		if (requestId && !(request && canSee(request, user))) throw notFound(sentences.requestNotFound);
		const seen = { requestId, seenAt: clock.now() };
		const [own] = await db
			.insert(deskPresence)
			.values({ connection, userId: user.id, ...seen })
			.onConflictDoUpdate({ target: deskPresence.connection, set: seen, setWhere: eq(deskPresence.userId, user.id) })
			.returning();
		if (!own) throw notFound();
		await forgetOldest(user.id);
		return { people: requestId ? await othersAt(requestId, user.id) : [] };
	}

	/** A person has a few windows open, not thousands. */
	async function forgetOldest(userId: string): Promise<void> {
		const isOwn = eq(deskPresence.userId, userId);
		const kept = db
			.select({ connection: deskPresence.connection })
			.from(deskPresence)
			.where(isOwn)
			.orderBy(desc(deskPresence.seenAt), desc(deskPresence.connection))
			.limit(LINES_MAXIMUM);
		await db.delete(deskPresence).where(and(isOwn, notInArray(deskPresence.connection, kept)));
	}

	async function othersAt(requestId: string, userId: string): Promise<Lookers['people']> {
		const since = later(clock.now(), -LIFETIME_MS);
		return db
			.selectDistinct({ id: users.id, firstName: users.firstName, lastName: users.lastName })
			.from(deskPresence)
			.innerJoin(users, eq(users.id, deskPresence.userId))
			.where(
				and(eq(deskPresence.requestId, requestId), ne(deskPresence.userId, userId), gt(deskPresence.seenAt, since)),
			)
			.orderBy(asc(users.firstName), asc(users.lastName), asc(users.id));
	}

	async function leave(connections: string[]): Promise<void> {
		if (connections.length > 0) await db.delete(deskPresence).where(inArray(deskPresence.connection, connections));
	}

	/** For open connections; entries that aren't renewed expire. */
	async function renew(connections: string[]): Promise<void> {
		const seenAt = clock.now();
		if (connections.length > 0) {
			await db.update(deskPresence).set({ seenAt }).where(inArray(deskPresence.connection, connections));
		}
		await db.delete(deskPresence).where(lt(deskPresence.seenAt, later(seenAt, -LIFETIME_MS)));
	}

	return { look, leave, renew };
}
export type Presence = ReturnType<typeof createPresence>;
