import { and, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FieldChange } from 'visa-sdk/contract';
import type { Db } from '../../platform/db';
import {
	countries,
	type countryServices,
	type countryVisaOptions,
	type countryVisaTypes,
} from '../../platform/db/schema/catalogue';
import { invalidField } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';

/** Records which countries offer an item; both sides read from here. [DSH-03] */
export type LinkTable = typeof countryVisaTypes | typeof countryVisaOptions | typeof countryServices;
/** What a link can point to. */
type Linked = PgTable & { id: PgColumn; version: PgColumn };
type End = 'countryId' | 'itemId';
const otherEnd = { countryId: 'itemId', itemId: 'countryId' } as const;

/**
 * The ids at the other ends of a record's links, as a column of its list. @param from the end that the column belongs to
 */
export const linkedIds = (db: Db, link: LinkTable, from: End, column: PgColumn): SQL<string[]> => {
	const to = link[otherEnd[from]];
	const ids = db.select({ ids: sql`coalesce(json_agg(${to} order by ${to}), '[]')` }).from(link);
	return sql<string[]>`${ids.where(eq(link[from], column))}`;
};

/** The number of a record's links. */
export const linkCount = (db: Db, link: LinkTable, from: End, id: string): SQL<number> =>
	sql<number>`${db.select({ links: sql`count(*)::int` }).from(link).where(eq(link[from], id))}`;

/** Whether a country offers the item. */
export const isLinked = (db: Db, link: LinkTable, itemId: PgColumn, countryId: string): SQL =>
	exists(
		db
			.select({ one: sql`1` })
			.from(link)
			.where(and(eq(link.itemId, itemId), eq(link.countryId, countryId))),
	);

/** One end of links, and the table at the other. */
export interface Side {
	link: LinkTable;
	from: End;
	others: Linked;
	/** What the others are called in the trail. */
	called: PgColumn | SQL<string>;
}

/**
 * Replaces a record's links. Every record that gained or lost a link gets a new version: two people who edit from both
 * sides don't silently undo each other's work.
 * @returns the ids before and after; null if nothing changed
 */
export async function saveLinks(
	tx: Db,
	{ link, from, others }: Side,
	id: string,
	wanted: Set<string>,
): Promise<{ before: string[]; after: string[] } | null> {
	const to = otherEnd[from];
	const before = (await tx.select({ id: link[to] }).from(link).where(eq(link[from], id))).map((row) => row.id);
	const gone = before.filter((one) => !wanted.has(one));
	const come = [...wanted].filter((one) => !before.includes(one));
	if (gone.length > 0) await tx.delete(link).where(and(eq(link[from], id), inArray(link[to], gone)));
	if (come.length > 0) {
		const ends = (one: string) => (from === 'itemId' ? { itemId: id, countryId: one } : { itemId: one, countryId: id });
		await tx.insert(link).values(come.map(ends));
	}
	const touched = [...gone, ...come];
	if (touched.length === 0) return null;
	const version: SQL = sql`${others.version} + 1`;
	const changes: Record<string, SQL> = { version };
	await tx.update(others).set(changes).where(inArray(others.id, touched));
	return { before, after: [...wanted] };
}

/** So many links are named in the trail; of more, only the number is told. */
const MOST_NAMED = 12;

/** Like {@link saveLinks}. @returns the change as the trail tells it: with names [DSH-15] */
export async function saveLinksOf(
	tx: Db,
	field: string,
	side: Side,
	id: string,
	wanted: Set<string>,
): Promise<FieldChange[]> {
	const saved = await saveLinks(tx, side, id, wanted);
	if (!saved) return [];
	const { before, after } = saved;
	if (Math.max(before.length, after.length) > MOST_NAMED) return [{ field, from: before.length, to: after.length }];
	const { others, called } = side;
	const name = sql<string>`${called}`;
	const names = await tx
		.select({ id: others.id, name })
		.from(others)
		.where(inArray(others.id, [...before, ...after]))
		.orderBy(name, others.id);
	const told = (ids: string[]) => {
		const of = new Set<unknown>(ids);
		const those = names.flatMap((one) => (of.has(one.id) ? [one.name] : []));
		return those.length > 0 ? JSON.stringify(those) : null;
	};
	return [{ field, from: told(before), to: told(after) }];
}

/** The ids that still exist. */
export async function existing(tx: Db, table: Linked, ids: Iterable<string>): Promise<Set<string>> {
	const wanted = [...ids];
	if (wanted.length === 0) return new Set();
	const found = await tx.select({ id: table.id }).from(table).where(inArray(table.id, wanted));
	return new Set(found.map(({ id }) => String(id)));
}

/** @throws Refusal 422 if one of them doesn't exist */
export async function knownIds(
	tx: Db,
	table: Linked,
	ids: readonly string[],
	field: string,
	sentence: string,
): Promise<Set<string>> {
	const wanted = new Set(ids.map((id) => id.toLowerCase()));
	const found = await existing(tx, table, wanted);
	if (found.size !== wanted.size) throw invalidField(field, sentence, 422);
	return wanted;
}

/** The ids in lower case. @throws Refusal 422 at `countryIds` if one of them is no country’s */
export const knownCountries = (tx: Db, countryIds: readonly string[]): Promise<Set<string>> =>
	knownIds(tx, countries, countryIds, 'countryIds', sentences.countryNotFound);
