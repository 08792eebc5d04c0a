import { isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

interface Archivable {
	archivedAt: Date | null;
}

/** Since when it is archived once the input is written; bringing it back forgets that. */
export const archivedSince = (input: { isArchived: boolean }, was: Archivable | null, now: Date): Date | null =>
	input.isArchived ? (was?.archivedAt ?? now) : null;

/** Requests that were made with it keep it; nobody can choose it any more. */
export const archiving = {
	archive: ({ archivedAt }: Archivable, isArchived: boolean, now: Date) =>
		isArchived === (archivedAt !== null) ? null : { archivedAt: isArchived ? now : null },
};

export function inState(archivedAt: PgColumn, state: 'active' | 'archived' | 'all'): SQL | undefined {
	if (state === 'all') return undefined;
	return state === 'active' ? isNull(archivedAt) : isNotNull(archivedAt);
}
