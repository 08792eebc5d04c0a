import { and, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Db, tables } from '../../platform/db';
import { invalidField } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';

const { countries } = tables;
/** Says which countries offer an item. */
export type LinkTable =
	| typeof tables.countryVisaTypes
	| typeof tables.countryVisaOptions
	| typeof tables.countryServices;

/** The ids of an item's countries, as a column of its list. */
export const countryIdsOf = (db: Db, link: LinkTable, itemId: PgColumn): SQL<string[]> =>
	sql<string[]>`${db
		.select({ ids: sql`coalesce(json_agg(${link.countryId} order by ${link.countryId}), '[]')` })
		.from(link)
		.where(eq(link.itemId, itemId))}`;

/** Whether a country offers the item. */
export const isLinked = (db: Db, link: LinkTable, itemId: PgColumn, countryId: string): SQL =>
	exists(
		db
			.select({ one: sql`1` })
			.from(link)
			.where(and(eq(link.itemId, itemId), eq(link.countryId, countryId))),
	);

/** Makes the countries of an item these. @returns whether they were others before */
export async function saveCountries(tx: Db, link: LinkTable, itemId: string, countryIds: string[]): Promise<boolean> {
	const ids = await knownCountries(tx, countryIds);
	const before = await tx.delete(link).where(eq(link.itemId, itemId)).returning({ id: link.countryId });
	if (ids.size > 0) await tx.insert(link).values([...ids].map((countryId) => ({ countryId, itemId })));
	return before.length !== ids.size || before.some(({ id }) => !ids.has(id));
}

/** @throws Refusal 422 when one of them is no country */
export async function knownCountries(tx: Db, countryIds: string[]): Promise<Set<string>> {
	const ids = new Set(countryIds.map((id) => id.toLowerCase()));
	const found =
		ids.size === 0
			? []
			: await tx
					.select({ id: countries.id })
					.from(countries)
					.where(inArray(countries.id, [...ids]));
	if (found.length !== ids.size) throw invalidField('countryIds', sentences.countryNotFound, 422);
	return ids;
}
