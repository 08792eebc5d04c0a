import { and, asc, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { finalStatuses } from 'visa-sdk/rules';
import { DAY_MS, later } from '../../platform/clock';
import { events } from '../../platform/db/schema/audit';
import { visaRequests } from '../../platform/db/schema/requests';
import { requestDocuments, uploads } from '../../platform/db/schema/uploads';
import type { Deps } from '../../platform/deps';
import { record, theServer } from '../audit/events';
import { removeOrphans } from './orphans';

const BATCH = 100;

/** Removes images that nobody needs any more. */
export function createRetention(deps: Deps) {
	const { clock, config, storage, log } = deps;
	const { db } = deps.database;

	/** Images of users whose requests all ended long ago; unused ones count from their upload. */
	const isDue = (cutoff: Date) => {
		const endedAt = sql`coalesce(
			(select max(${events.at}) from ${events}
				where ${events.subject} = 'request' and ${events.subjectId} = ${visaRequests.id} and ${events.to} = ${visaRequests.status}),
			${visaRequests.createdAt})`;
		const isOver = sql`(${inArray(visaRequests.status, [...finalStatuses])} and ${endedAt} < ${cutoff.toISOString()}::timestamptz)`;
		return and(
			isNotNull(uploads.userId),
			lt(uploads.createdAt, cutoff),
			sql`not exists (select 1 from ${requestDocuments}
				join ${visaRequests} on ${visaRequests.id} = ${requestDocuments.requestId}
				where ${requestDocuments.uploadKey} = ${uploads.key} and not ${isOver})`,
		);
	};

	async function removeOne(key: string, cutoff: Date): Promise<void> {
		await db.transaction(async (tx) => {
			// Locked and checked again: meanwhile it may have become part of a new request.
			const [row] = await tx
				.select({ userId: uploads.userId })
				.from(uploads)
				.where(and(eq(uploads.key, key), isDue(cutoff)))
				.for('update');
			if (!row) return;
			const used = await tx.delete(requestDocuments).where(eq(requestDocuments.uploadKey, key)).returning();
			await tx.delete(uploads).where(eq(uploads.key, key));
			const event = { kind: 'image-removed', reason: 'retention' } as const;
			for (const { requestId } of used) {
				await record(tx, clock, theServer, { ...event, subject: 'request', subjectId: requestId, requestId });
			}
			if (used.length === 0 && row.userId) {
				await record(tx, clock, theServer, { ...event, subject: 'user', subjectId: row.userId });
			}
			// Last: if it fails, the rows stay and the next sweep tries again.
			await storage.remove(key);
		});
	}

	async function removeOld(): Promise<void> {
		const cutoff = later(clock.now(), -config.imageRetentionDays * DAY_MS);
		let last = '';
		for (;;) {
			const batch = await db
				.select({ key: uploads.key })
				.from(uploads)
				.where(and(gt(uploads.key, last), isDue(cutoff)))
				.orderBy(asc(uploads.key))
				.limit(BATCH);
			for (const { key } of batch) {
				try {
					await removeOne(key, cutoff);
				} catch (error) {
					log.error({ err: error }, 'an image could not be removed and will be tried again');
				}
				last = key;
			}
			if (batch.length < BATCH) return;
		}
	}

	return {
		async sweep(): Promise<void> {
			await removeOld();
			await removeOrphans(deps);
		},
	};
}
