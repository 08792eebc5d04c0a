import { isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

interface Archivable {
	archivedAt: Date | null;
}

/** Since when a record is archived, after writing the input; restoring clears it. */
export const archivedSince = (input: { isArchived: boolean }, was: Archivable | null, now: Date): Date | null =>
	input.isArchived ? (was?.archivedAt ?? now) : null;

/** Requests that refer to it keep it; it can no longer be selected. */
export const archiving = {
	archive: ({ archivedAt }: Archivable, isArchived: boolean, now: Date) =>
		isArchived === (archivedAt !== null) ? null : { archivedAt: isArchived ? now : null },
};

/** The condition for records that are archived or not; none for all. */
export function inState(archivedAt: PgColumn, state: 'active' | 'archived' | 'all'): SQL | undefined {
	if (state === 'all') return undefined;
	return state === 'active' ? isNull(archivedAt) : isNotNull(archivedAt);
}
