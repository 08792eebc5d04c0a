import { and, eq, getTableColumns, gt, lte, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { RESTORE_HOURS, type Section } from 'visa-sdk/contract';
import { type Clock, HOUR_MS, later } from '../../platform/clock';
import type { Db } from '../../platform/db';
import { deletedRecords } from '../../platform/db/schema/kept';

const RESTORE_MS = RESTORE_HOURS * HOUR_MS;
type Known = typeof deletedRecords.$inferSelect;

/** Stores a row that is about to be deleted. @param more related data */
export async function keepDeleted(
	tx: Db,
	clock: Clock,
	section: Section,
	table: PgTable & { id: unknown },
	record: { id: string; name: string },
	more: unknown,
): Promise<void> {
	const row = sql`(select to_jsonb(kept) from ${table} as kept where kept.id = ${record.id})`;
	await tx
		.insert(deletedRecords)
		.values({ ...record, section, row, more: more ?? null, deletedAt: clock.now() })
		.onConflictDoUpdate({ target: deletedRecords.id, set: { row, more: more ?? null, deletedAt: clock.now() } });
}

/** What is known of a recently deleted record. */
export async function deletedOf(db: Db, clock: Clock, section: Section, id: string): Promise<Known | undefined> {
	const isRecent = gt(deletedRecords.deletedAt, later(clock.now(), -RESTORE_MS));
	const [known] = await db
		.select()
		.from(deletedRecords)
		.where(and(eq(deletedRecords.id, id), eq(deletedRecords.section, section), isRecent));
	return known;
}

/** Restores the row as it was, with its id. A column that has been added since gets its default. */
export async function bringBack(tx: Db, table: PgTable, { id, row }: Known): Promise<void> {
	const stored = Object.values(getTableColumns(table)).filter(({ name }) => name in (row as object));
	const columns = sql.join(
		stored.map(({ name }) => sql.identifier(name)),
		sql`, `,
	);
	await tx.execute(
		sql`insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, ${JSON.stringify(row)}::jsonb)`,
	);
	await tx.delete(deletedRecords).where(eq(deletedRecords.id, id));
}

/** Deletes what can no longer be restored. */
export async function sweepDeleted(db: Db, clock: Clock): Promise<void> {
	await db.delete(deletedRecords).where(lte(deletedRecords.deletedAt, later(clock.now(), -RESTORE_MS)));
}
