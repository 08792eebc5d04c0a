import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { csvHeadings, csvLines, type Page, type RecordOf, type Section, type Usage } from 'visa-sdk/contract';
import { CSV_START } from 'visa-sdk/rules';
import type { Db } from '../../platform/db';
import { orderOf } from '../../platform/db/lists';
import type { Deps } from '../../platform/deps';
import { toPage } from '../../platform/page';
import { notFound } from '../../platform/refusal';
import type { Exported, Filter, Kept, ListQuery, Resource } from './resource';

/** How many records are read at a time for a CSV. */
const EXPORT_STEP = 500;

/** Listing and reading a resource managed by staff. [API-01] */
export function createReading<
	S extends Section,
	Row extends Kept,
	Extra,
	Item extends RecordOf<S>,
	Input,
	Query extends ListQuery,
>({ clock, database: { db } }: Deps, resource: Resource<S, Row, Extra, Item, Input, Query>) {
	const table: PgTable = resource.table;
	const { id: idColumn } = resource.table;
	const whichOf = (query: Filter) =>
		and(resource.within, resource.filter(db, query as Omit<Query, keyof ListQuery>, clock.now()));

	async function read(from: Db, where: SQL | undefined, by: SQL[] = [], limit = 1, offset = 0): Promise<Item[]> {
		const found = await from
			.select({ row: table, ...resource.extra(from) })
			.from(table)
			.where(where)
			.orderBy(...by)
			.limit(limit)
			.offset(offset);
		// The columns belong to the table whose rows these are.
		return (found as unknown as ({ row: Row } & Extra)[]).map(({ row, ...extra }) =>
			resource.toItem({ ...row, ...(extra as unknown as Extra) }),
		);
	}

	const orderBy = (sort: Query['sort']) => orderOf<Query['sort']>(resource.sort(db), sort, idColumn);

	async function list(query: Query): Promise<Page<Item>> {
		const { page, limit } = query;
		const where = whichOf(query);
		const by = orderBy(query.sort);
		// First determine the ids and the total in one query; counts and joins are done only for the rows of the page.
		const found = await db
			.select({ id: idColumn, total: sql<number>`count(*) over ()::int` })
			.from(table)
			.where(where)
			.orderBy(...by)
			.limit(limit)
			.offset((page - 1) * limit);
		const ids = found.map(({ id }) => String(id));
		const data = ids.length > 0 ? await read(db, inArray(idColumn, ids), by, limit) : [];
		const total = found[0]?.total ?? (page > 1 ? await db.$count(table, where) : 0);
		return toPage(data, query, total);
	}

	/** @param where a further condition */
	async function get(id: string, where?: SQL, from: Db = db): Promise<Item> {
		const [item] = await read(from, and(eq(idColumn, id), resource.within, where));
		if (item === undefined) throw notFound(resource.missing);
		return item;
	}

	/** The ids of everything that a query finds; if there are more than `most`, one more than that. */
	async function idsOf(filter: Filter, most: number): Promise<string[]> {
		const rows = await db
			.select({ id: idColumn })
			.from(table)
			.where(whichOf(filter))
			.orderBy(idColumn)
			.limit(most + 1);
		return rows.map(({ id }) => String(id));
	}

	/**
	 * First the ids, then the records in batches, so that these are never all in memory, and none is omitted or repeated
	 * because others come and go meanwhile. [DSH-08]
	 */
	async function* exportCsv(query: Exported<Filter>): AsyncGenerator<string> {
		let headings = CSV_START + csvHeadings(resource.section, query.separator);
		const by = orderBy(query.sort);
		const found = await db
			.select({ id: idColumn })
			.from(table)
			.where(whichOf(query))
			.orderBy(...by);
		for (let from = 0; from === 0 || from < found.length; from += EXPORT_STEP) {
			const ids = found.slice(from, from + EXPORT_STEP).map(({ id }) => id);
			const records = await read(db, inArray(idColumn, ids), by, EXPORT_STEP);
			// With the first records: before the first line, an error can still be reported as a refusal.
			yield headings + csvLines(resource.section, records, query.separator);
			headings = '';
		}
	}

	/** What uses the record, and what deleting it now would do. [DSH-09] */
	async function usageOf(from: Db, id: string): Promise<Usage> {
		const uses = resource.uses(from, id);
		const counted = Object.fromEntries(uses.map(({ count }, index) => [String(index), count.mapWith(Number)]));
		const [counts] = await from.select(counted).from(sql`(select 1) as one`);
		const found = uses
			.map(({ kind, isKeeping }, index) => ({ kind, isKeeping, count: Number(counts?.[String(index)] ?? 0) }))
			.filter((use) => use.count > 0);
		const isKept = resource.inUse !== 'deleted' && found.some(({ isKeeping }) => isKeeping);
		const kept = resource.inUse !== 'deleted' && 'refuse' in resource.inUse ? 'refused' : 'archived';
		return { removal: isKept ? kept : 'deleted', uses: found };
	}

	async function usage(id: string): Promise<Usage> {
		await get(id);
		return usageOf(db, id);
	}

	return { list, get, idsOf, exportCsv, usageOf, usage };
}
