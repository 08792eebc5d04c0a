import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { BulkAnswer, FieldChange, RecordOf, Removal, Section } from 'visa-sdk/contract';
import type { Db } from '../../platform/db';
import { takenIn } from '../../platform/db/race';
import type { Deps } from '../../platform/deps';
import { newId } from '../../platform/ids';
import { conflict, notFound, type Refusal, staleRecord, takenField } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { type Actor, changedFields, changesOf, record } from '../audit/events';
import { createBulk } from './bulk';
import { bringBack, deletedOf, keepDeleted } from './deleted';
import { createReading } from './reading';
import type { Kept, ListQuery, Resource, Written } from './resource';

const WRITE_LOCK = 7_402_119;

/** Listing, reading and writing a resource managed by staff. [API-01] */
export function createKept<
	S extends Section,
	Row extends Kept,
	Extra,
	Item extends RecordOf<S>,
	Input,
	Query extends ListQuery,
>(deps: Deps, resource: Resource<S, Row, Extra, Item, Input, Query>) {
	const { clock, database } = deps;
	const { db } = database;
	const table: PgTable = resource.table;
	const { id: idColumn, version: versionColumn } = resource.table;
	const { section, inUse } = resource;
	const reading = createReading(deps, resource);
	const { get } = reading;

	/** Writes are serialised, so that what was checked first is still true at the end. */
	const write = <T>(work: (tx: Db, now: Date) => Promise<T>): Promise<T> =>
		db
			.transaction(async (tx) => {
				await tx.execute(sql`select pg_advisory_xact_lock(${WRITE_LOCK})`);
				return work(tx, clock.now());
			})
			.catch((error: unknown) => {
				throw takenOf(error) ?? error;
			});

	/** For values that must be unique: the database's indexes report a duplicate, and no row is read for it. */
	function takenOf(error: unknown): Refusal | null {
		const index = takenIn(error);
		const taken = resource.unique.find((one) => one.index === index);
		return taken ? takenField(taken.field, taken.sentence) : null;
	}

	async function findRow(from: Db, id: string): Promise<Row | undefined> {
		const [row] = await from
			.select()
			.from(table)
			.where(and(eq(idColumn, id), resource.within))
			.for('update');
		return row as Row | undefined;
	}

	async function rowOf(tx: Db, id: string): Promise<Row> {
		const row = await findRow(tx, id);
		if (!row) throw notFound(resource.missing);
		return row;
	}

	const logged = resource.logged ?? ((row: Written<Row>) => `${resource.name}: ${resource.label(row)}`);
	/**
	 * @param was the previous row, for a change
	 * @param more what changed besides the row
	 */
	const note = (
		tx: Db,
		actor: Actor,
		id: string,
		kind: string,
		row: Written<Row>,
		changed: string[] = [],
		was: object | null = null,
		more: FieldChange[] = [],
	) => {
		const fields = changed.length > 0 ? `(${changed.join(', ')})` : '';
		const reason = [logged(row), fields].filter(Boolean).join(' ');
		// People's former names stay out of a trail that is never emptied.
		const changes = was && resource.subject !== 'user' ? [...changesOf(was, row), ...more] : null;
		return record(tx, clock, actor, { subject: resource.subject, subjectId: id, kind, reason, changes });
	};

	/** Writes columns of a row, with everything that follows from it. */
	async function change(tx: Db, was: Row, columns: Partial<Row>, actor: Actor): Promise<void> {
		const version: SQL = sql`${versionColumn} + 1`;
		await tx
			.update(table)
			.set({ ...columns, version })
			.where(eq(idColumn, was.id));
		await resource.afterChange?.(tx, was, columns, actor);
	}

	const insert = (input: Input, actor: Actor) =>
		write(async (tx, now) => {
			const [id, row] = [newId(now), resource.toRow(input, null, now)];
			await tx.insert(table).values({ ...row, id });
			await resource.saveMore?.(tx, id, input);
			await note(tx, actor, id, 'created', row);
			return id;
		});
	const create = async (input: Input, actor: Actor): Promise<Item> =>
		get(await (resource.create ?? insert)(input, actor));

	const update = (id: string, input: Input & { version: number }, actor: Actor): Promise<Item> =>
		write(async (tx, now) => {
			const was = await rowOf(tx, id);
			if (was.version !== input.version) throw staleRecord(await get(id, undefined, tx));
			const row = resource.toRow(input, was, now);
			await change(tx, was, row as Partial<Row>, actor);
			const more = (await resource.saveMore?.(tx, id, input)) ?? [];
			const changed = [...changedFields(was, row), ...more.map(({ field }) => field)];
			if (changed.length > 0) await note(tx, actor, id, 'changed', row, changed, was, more);
			return get(id, undefined, tx);
		});

	async function setArchived(tx: Db, row: Row, isArchived: boolean, now: Date, actor: Actor): Promise<boolean> {
		const columns = inUse !== 'deleted' && 'archive' in inUse ? inUse.archive(row, isArchived, now) : null;
		if (!columns) return false;
		await change(tx, row, columns, actor);
		await note(tx, actor, row.id, isArchived ? 'archived' : 'restored', row);
		return true;
	}

	const removeRow = (id: string, actor: Actor): Promise<Removal & { hasChanged: boolean }> =>
		write(async (tx, now) => {
			const row = await rowOf(tx, id);
			const { removal } = await reading.usageOf(tx, id);
			if (inUse !== 'deleted' && removal !== 'deleted') {
				if ('refuse' in inUse) throw conflict(inUse.refuse);
				return { outcome: 'archived', hasChanged: await setArchived(tx, row, true, now, actor) };
			}
			const more = await resource.deleteMore?.(tx, id);
			await keepDeleted(tx, clock, section, resource.table, { id, name: resource.label(row) }, more);
			await tx.delete(table).where(eq(idColumn, id));
			await note(tx, actor, id, 'deleted', row);
			return { outcome: 'deleted', hasChanged: true };
		});

	/** @returns also whether anything changed: a record that is in use and already archived stays as it is */
	async function removeOne(id: string, actor: Actor): Promise<Removal & { hasChanged: boolean }> {
		if (!resource.remove) return removeRow(id, actor);
		await get(id);
		await resource.remove(id, actor);
		return { outcome: 'deleted', hasChanged: true };
	}
	const remove = async (id: string, actor: Actor): Promise<Removal> => ({
		outcome: (await removeOne(id, actor)).outcome,
	});

	/** Takes a record out of the archive, or restores a deleted one. @returns whether anything changed */
	const restore = (id: string, actor: Actor): Promise<boolean> =>
		write(async (tx, now) => {
			const row = await findRow(tx, id);
			if (row) return setArchived(tx, row, false, now, actor);
			const known = await deletedOf(tx, clock, section, id);
			if (!known) throw notFound(sentences.notRestorable);
			// A record that has taken its place meanwhile keeps it.
			await bringBack(tx, table, known);
			const restored = await rowOf(tx, id);
			await resource.restoreMore?.(tx, id, known.more);
			await change(tx, restored, {}, actor);
			await note(tx, actor, id, 'restored', restored);
			return true;
		});

	const archive = (id: string, actor: Actor) =>
		write(async (tx, now) => setArchived(tx, await rowOf(tx, id), true, now, actor));

	const activate = (id: string, isActive: boolean, actor: Actor) =>
		write(async (tx, now) => {
			const row = await rowOf(tx, id);
			const columns = resource.activate?.(row, isActive, now);
			if (!columns) return false;
			await change(tx, row, columns, actor);
			await note(tx, actor, id, 'changed', row, Object.keys(columns));
			return true;
		});

	const bulk: (order: Parameters<ReturnType<typeof createBulk>>[0], actor: Actor) => Promise<BulkAnswer> = createBulk({
		idsOf: reading.idsOf,
		async nameOf(id) {
			const row = await findRow(db, id);
			return row ? resource.label(row) : ((await deletedOf(db, clock, section, id))?.name ?? null);
		},
		archive,
		restore,
		activate,
		remove: removeOne,
	});

	return { ...reading, create, update, remove, bulk };
}
