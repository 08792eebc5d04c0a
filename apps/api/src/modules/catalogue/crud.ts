import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Page } from 'visa-sdk/contract';
import type { Db } from '../../platform/db';
import { orderOf } from '../../platform/db/lists';
import type { Deps } from '../../platform/deps';
import { newId } from '../../platform/ids';
import { type PageQuery, toPage } from '../../platform/page';
import { conflict, notFound, staleRecord, takenField } from '../../platform/refusal';
import { type Actor, changedFields, record } from '../audit/events';
import type { Kept, ListQuery, Resource, Written } from './resource';

const WRITE_LOCK = 7_402_119;

/** Listing, reading and writing a resource that staff keep. [API-01] */
export function createCrud<Row extends Kept, Extra, Item, Input, Query extends ListQuery>(
	{ clock, database: { db } }: Deps,
	resource: Resource<Row, Extra, Item, Input, Query>,
) {
	const table: PgTable = resource.table;
	const { id: idColumn, version: versionColumn } = resource.table;
	const next = sql`${versionColumn} + 1`;

	async function read(from: Db, where: SQL | undefined, order?: { by: SQL[]; page: PageQuery }): Promise<Item[]> {
		const query = from
			.select({ row: table, ...resource.extra(from) })
			.from(table)
			.where(where)
			.$dynamic();
		const { page, limit } = order?.page ?? { page: 1, limit: 1 };
		const found = await query
			.orderBy(...(order?.by ?? []))
			.limit(limit)
			.offset((page - 1) * limit);
		// The columns are the table's, whose rows these are.
		return (found as unknown as ({ row: Row } & Extra)[]).map(({ row, ...extra }) =>
			resource.toItem({ ...row, ...(extra as unknown as Extra) }),
		);
	}

	async function list(query: Query): Promise<Page<Item>> {
		const where = resource.filter(db, query, clock.now());
		const by = orderOf<Query['sort']>(resource.sort, query.sort, idColumn);
		const data = await read(db, where, { by, page: query });
		const [rows] = await db.select({ total: count() }).from(table).where(where);
		return toPage(data, query, rows?.total ?? 0);
	}

	/** @param where what must be true of it beside */
	async function get(id: string, where?: SQL, from: Db = db): Promise<Item> {
		const [item] = await read(from, and(eq(idColumn, id), where));
		if (item === undefined) throw notFound(resource.missing);
		return item;
	}

	/** Writes come one after another, so that what is looked at first is still true at the end. */
	const write = <T>(work: (tx: Db, now: Date) => Promise<T>): Promise<T> =>
		db.transaction(async (tx) => {
			await tx.execute(sql`select pg_advisory_xact_lock(${WRITE_LOCK})`);
			return work(tx, clock.now());
		});

	async function rowOf(tx: Db, id: string): Promise<Row> {
		const [row] = await tx.select().from(table).where(eq(idColumn, id)).for('update');
		if (!row) throw notFound(resource.missing);
		return row as Row;
	}

	async function refuseTaken(tx: Db, id: string, row: Written<Row>): Promise<void> {
		if (resource.unique.length === 0) return;
		const others = ((await tx.select().from(table)) as Row[]).filter((other) => other.id !== id);
		for (const { field, key, sentence } of resource.unique) {
			if (others.some((other) => key(other) === key(row))) throw takenField(field, sentence);
		}
	}

	const note = (tx: Db, actor: Actor, id: string, kind: string, row: Written<Row>, more = '') =>
		record(tx, clock, actor, {
			subject: resource.subject,
			subjectId: id,
			kind,
			reason: `${resource.name}: ${resource.label(row)}${more}`,
		});

	const create = (input: Input, actor: Actor) =>
		write(async (tx, now) => {
			const [id, row] = [newId(now), resource.toRow(input, null, now)];
			await refuseTaken(tx, id, row);
			await tx.insert(table).values({ ...row, id });
			await resource.saveMore?.(tx, id, input);
			await note(tx, actor, id, 'created', row);
			return get(id, undefined, tx);
		});

	const update = (id: string, input: Input & { version: number }, actor: Actor) =>
		write(async (tx, now) => {
			const was = await rowOf(tx, id);
			if (was.version !== input.version) throw staleRecord(await get(id, undefined, tx));
			const row = resource.toRow(input, was, now);
			await refuseTaken(tx, was.id, row);
			await tx
				.update(table)
				.set({ ...row, version: next })
				.where(eq(idColumn, id));
			const isMoreChanged = await resource.saveMore?.(tx, id, input);
			const changed = [...changedFields(was, row), ...(isMoreChanged ? ['countryIds'] : [])];
			if (changed.length > 0) await note(tx, actor, id, 'changed', row, ` (${changed.join(', ')})`);
			return get(id, undefined, tx);
		});

	const remove = (id: string, actor: Actor) =>
		write(async (tx, now) => {
			const row = await rowOf(tx, id);
			const [used] = await tx
				.select({ id: idColumn })
				.from(table)
				.where(and(eq(idColumn, id), resource.isUsed(tx, id)));
			if (!used) {
				await resource.deleteMore?.(tx, id);
				await tx.delete(table).where(eq(idColumn, id));
				await note(tx, actor, id, 'deleted', row);
			} else if ('refuse' in resource.inUse) {
				throw conflict(resource.inUse.refuse);
			} else if (!resource.inUse.isArchived(row)) {
				await tx
					.update(table)
					.set({ ...resource.inUse.archive(now), version: next })
					.where(eq(idColumn, id));
				await note(tx, actor, id, 'archived', row);
			}
		});

	return { list, get, create, update, remove };
}
