import { and, desc, eq, gt } from 'drizzle-orm';
import type { OwnSession } from 'visa-sdk/contract';
import { type Clock, later, MINUTE_MS } from '../../platform/clock';
import type { Db } from '../../platform/db';
import { sessions } from '../../platform/db/schema/auth';
import type { Deps } from '../../platform/deps';
import { hashToken } from '../../platform/ids';
import { notFound } from '../../platform/refusal';
import { type Actor, record } from '../audit/events';
import { type CurrentUser, isStaff } from '../people/currentUser';
import { deviceOf, unknownDevice } from './devices';
import { CLIENT_IDLE_MS, endSessionsBut } from './sessions';

/** A user's valid sessions, the most recently used first. */
export async function sessionsOf(from: Db, clock: Clock, userId: string): Promise<Omit<OwnSession, 'isCurrent'>[]> {
	const rows = await from
		.select()
		.from(sessions)
		.where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, clock.now())))
		.orderBy(desc(sessions.usedAt), desc(sessions.id));
	return rows.map(({ id, device, createdAt, usedAt, expiresAt }) => ({
		id,
		device: device ?? unknownDevice,
		createdAt: createdAt.toISOString(),
		usedAt: usedAt.toISOString(),
		expiresAt: expiresAt.toISOString(),
	}));
}

/** Lists a user's sessions, and ends them remotely. [ACC-02] */
export function createOwnSessions({ clock, config, database: { db } }: Deps) {
	const note = (tx: Db, actor: Actor, userId: string) =>
		record(tx, clock, actor, { subject: 'user', subjectId: userId, kind: 'sessions-ended' });

	/** What was last used before that is over. */
	const idleSince = ({ role }: Pick<CurrentUser, 'role'>) =>
		later(clock.now(), -(isStaff(role) ? config.staffIdleMinutes * MINUTE_MS : CLIENT_IDLE_MS));

	return {
		/** Recorded with every sign-in, whichever way it happened. */
		async noteDevice(accessToken: string, userAgent: string | undefined): Promise<void> {
			await db
				.update(sessions)
				.set({ device: deviceOf(userAgent) })
				.where(eq(sessions.tokenHash, hashToken(accessToken)));
		},
		async list(user: CurrentUser): Promise<OwnSession[]> {
			const since = idleSince(user).toISOString();
			const own = (await sessionsOf(db, clock, user.id)).filter(({ usedAt }) => usedAt > since);
			return own.map((one) => ({ ...one, isCurrent: one.id === user.sessionId }));
		},
		end: (user: CurrentUser, id: string, actor: Actor): Promise<void> =>
			db.transaction(async (tx) => {
				const isIt = and(eq(sessions.id, id), eq(sessions.userId, user.id));
				const { expiresAt, usedAt } = sessions;
				const [ended] = await tx.delete(sessions).where(isIt).returning({ expiresAt, usedAt });
				if (!ended) throw notFound();
				// One that has run out since it was listed is as its user wants it: over. But nobody has ended it.
				if (ended.expiresAt > clock.now() && ended.usedAt > idleSince(user)) await note(tx, actor, user.id);
			}),
		endOthers: (user: CurrentUser, actor: Actor): Promise<void> =>
			db.transaction(async (tx) => {
				if ((await endSessionsBut(tx, clock, user.id, [user.sessionId])) > 0) await note(tx, actor, user.id);
			}),
	};
}
