import { and, asc, count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Country, NamedItem, Page, Service, VisaOption, VisaType } from 'visa-sdk/contract';
import { foldText, toAzn } from 'visa-sdk/rules';
import { type Db, tables } from '../../platform/db';
import { type PageQuery, toPage } from '../../platform/page';

const { countries, visaTypes, visaOptions, services } = tables;

type CountryRow = typeof countries.$inferSelect;

export const toCountry = (row: CountryRow): Country => ({
	id: row.id,
	name: row.name,
	image: row.image,
	additionalServices: toAzn(row.additionalServices),
	isVisaOptionIsPayedDirectly: row.isVisaOptionIsPayedDirectly,
});
export const toVisaOption = ({ id, type, duration, fee }: typeof visaOptions.$inferSelect): VisaOption => ({
	id,
	type,
	duration,
	fee: toAzn(fee),
});
export const toService = (row: typeof services.$inferSelect): Service => ({
	id: row.id,
	name: row.name,
	originalPrice: toAzn(row.originalPrice),
	discountedPrice: toAzn(row.discountedPrice),
	additionalVisaPrice: toAzn(row.additionalVisaPrice),
});

/** A country that can be chosen. */
export const isOffered = and(eq(countries.isOnOffer, true), isNull(countries.archivedAt));
/** The same order under every collation. */
const byKey = (column: AnyPgColumn) => sql`${column} collate "C"`;

/** Countries on offer whose Azerbaijani or English name or code holds the text. [CTY-02] */
export async function listCountries(
	db: Db,
	{ page, limit, countryName }: PageQuery & { countryName?: string },
): Promise<Page<Country>> {
	const text = foldText(countryName ?? '').replace(/[\\%_]/g, '\\$&');
	const { searchText, searchAliases } = countries;
	const isFound = text ? sql`(${searchText} like ${`%${text}%`} or ${searchAliases} like ${`% ${text}%`})` : undefined;
	const where = and(isOffered, isFound);
	const rows = await db
		.select()
		.from(countries)
		.where(where)
		.orderBy(byKey(countries.sortKey), asc(countries.id))
		.limit(limit)
		.offset((page - 1) * limit);
	return toPage(rows.map(toCountry), { page, limit }, await countRows(db, countries, where));
}

export async function findCountry(db: Db, id: string): Promise<Country | null> {
	const [row] = await db
		.select()
		.from(countries)
		.where(and(eq(countries.id, id), isOffered));
	return row ? toCountry(row) : null;
}

export async function listVisaTypes(db: Db, countryId: string, query: PageQuery): Promise<Page<VisaType>> {
	const link = tables.countryVisaTypes;
	const where = and(eq(link.countryId, countryId), isNull(visaTypes.archivedAt));
	const rows = await db
		.select({
			id: visaTypes.id,
			name: visaTypes.name,
			description: visaTypes.description,
			requiredDocuments: visaTypes.requiredDocuments,
		})
		.from(visaTypes)
		.innerJoin(link, eq(link.itemId, visaTypes.id))
		.where(where)
		.orderBy(asc(visaTypes.position), asc(visaTypes.id))
		.limit(query.limit)
		.offset((query.page - 1) * query.limit);
	const [total] = await db
		.select({ total: count() })
		.from(visaTypes)
		.innerJoin(link, eq(link.itemId, visaTypes.id))
		.where(where);
	return toPage(rows, query, total?.total ?? 0);
}

export async function listVisaOptions(db: Db, countryId: string, query: PageQuery): Promise<Page<VisaOption>> {
	const link = tables.countryVisaOptions;
	const where = and(eq(link.countryId, countryId), isNull(visaOptions.archivedAt));
	const rows = await db
		.select({ item: visaOptions })
		.from(visaOptions)
		.innerJoin(link, eq(link.itemId, visaOptions.id))
		.where(where)
		.orderBy(asc(visaOptions.position), asc(visaOptions.id))
		.limit(query.limit)
		.offset((query.page - 1) * query.limit);
	const [total] = await db
		.select({ total: count() })
		.from(visaOptions)
		.innerJoin(link, eq(link.itemId, visaOptions.id))
		.where(where);
	return toPage(
		rows.map((row) => toVisaOption(row.item)),
		query,
		total?.total ?? 0,
	);
}

export async function listServices(db: Db, countryId: string, query: PageQuery): Promise<Page<Service>> {
	const link = tables.countryServices;
	const where = and(eq(link.countryId, countryId), isNull(services.archivedAt));
	const rows = await db
		.select({ item: services })
		.from(services)
		.innerJoin(link, eq(link.itemId, services.id))
		.where(where)
		.orderBy(asc(services.position), asc(services.id))
		.limit(query.limit)
		.offset((query.page - 1) * query.limit);
	const [total] = await db
		.select({ total: count() })
		.from(services)
		.innerJoin(link, eq(link.itemId, services.id))
		.where(where);
	return toPage(
		rows.map((row) => toService(row.item)),
		query,
		total?.total ?? 0,
	);
}

/** Citizenships or resident countries, in alphabetical order. */
export async function listNames(
	db: Db,
	table: typeof tables.citizenships | typeof tables.residentCountries,
	{ page, limit }: PageQuery,
): Promise<Page<NamedItem>> {
	const rows = await db
		.select({ id: table.id, name: table.name })
		.from(table)
		.orderBy(byKey(table.sortKey), asc(table.id))
		.limit(limit)
		.offset((page - 1) * limit);
	return toPage(rows, { page, limit }, await countRows(db, table, undefined));
}

async function countRows(db: Db, table: PgTable, where: SQL | undefined): Promise<number> {
	const [row] = await db.select({ total: count() }).from(table).where(where);
	return row?.total ?? 0;
}
