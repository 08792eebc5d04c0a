import { and, eq, gt, lte } from 'drizzle-orm';
import type { Draft, DraftContent, OwnData, SavedDraft } from 'visa-sdk/contract';
import { type Clock, DAY_MS, later } from '../../platform/clock';
import type { Db } from '../../platform/db';
import { drafts } from '../../platform/db/schema/drafts';
import type { Deps } from '../../platform/deps';
import { Refusal, unauthenticated } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { findAccount } from '../people/accounts';
import type { CurrentUser } from '../people/currentUser';

/** Since the last save. */
const LIFETIME_MS = 30 * DAY_MS;
type Row = typeof drafts.$inferSelect;

async function rowOf(from: Db, now: Date, userId: string): Promise<Row | null> {
	const isLiving = and(eq(drafts.userId, userId), gt(drafts.expiresAt, now));
	const [row] = await from.select().from(drafts).where(isLiving);
	return row ?? null;
}

const toDraft = (row: Row, { sessionId }: CurrentUser): Draft => ({
	content: row.content,
	version: row.version,
	updatedAt: row.updatedAt.toISOString(),
	expiresAt: row.expiresAt.toISOString(),
	isFromHere: row.sessionId === sessionId,
	// When a session ends, its id is removed here too.
	isFromElsewhere: row.sessionId !== null && row.sessionId !== sessionId,
});

/** How the draft appears in the owner's data export. */
export async function draftOf(from: Db, now: Date, userId: string): Promise<OwnData['draft']> {
	const row = await rowOf(from, now, userId);
	return (
		row && { content: row.content, updatedAt: row.updatedAt.toISOString(), expiresAt: row.expiresAt.toISOString() }
	);
}

/** Deletes the draft once the request is created. @param tx the transaction that creates it */
export async function dropDraft(tx: Db, userId: string): Promise<void> {
	await tx.delete(drafts).where(eq(drafts.userId, userId));
}

/** Deletes drafts that nobody has saved for 30 days. */
export async function sweepDrafts(db: Db, clock: Clock): Promise<void> {
	await db.delete(drafts).where(lte(drafts.expiresAt, clock.now()));
}

/** One draft per person. A save from one device never silently overwrites another's. [ACC-08] */
export function createDrafts({ clock, database: { db } }: Deps) {
	async function get(user: CurrentUser): Promise<{ draft: Draft | null }> {
		const row = await rowOf(db, clock.now(), user.id);
		return { draft: row && toDraft(row, user) };
	}

	const save = (user: CurrentUser, { content, version }: SavedDraft): Promise<Draft> =>
		db.transaction(async (tx) => {
			// A person's changes are serialised, and none happens after the account is gone.
			const account = await findAccount(tx, user.id, true);
			if (!account || account.deletedAt) throw unauthenticated();
			const now = clock.now();
			const known = await rowOf(tx, now, user.id);
			if ((known?.version ?? null) !== version) {
				const current = known ? toDraft(known, user) : undefined;
				throw new Refusal(409, 'STALE', sentences.staleDraft, { current });
			}
			const values = valuesOf(content, (known?.version ?? 0) + 1, user.sessionId, now);
			const [row] = await tx
				.insert(drafts)
				.values({ userId: user.id, ...values })
				.onConflictDoUpdate({ target: drafts.userId, set: values })
				.returning();
			if (!row) throw new Error('no draft was written');
			return toDraft(row, user);
		});

	return { get, save, remove: (user: CurrentUser) => dropDraft(db, user.id) };
}

const valuesOf = (content: DraftContent, version: number, sessionId: string, now: Date) => ({
	...{ content, version, sessionId, updatedAt: now },
	expiresAt: later(now, LIFETIME_MS),
});
