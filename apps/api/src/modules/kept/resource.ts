import { count, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { BulkAction, BulkAnswer, FieldChange, Page, RecordOf, Removal, Section, Usage } from 'visa-sdk/contract';
import type { CsvSeparator, RecordKind } from 'visa-sdk/rules';
import type { Db } from '../../platform/db';
import type { SortColumns } from '../../platform/db/lists';
import type { PageQuery } from '../../platform/page';
import type { Actor, NewEvent } from '../audit/events';

/** A query's conditions, without page or order. */
export type Filter = object;
/** What every list is asked: a page, and an order. */
export type ListQuery = PageQuery & { sort: string };
/** What every export is asked: its conditions, an order, and how a line separates its cells. */
export type Exported<F extends Filter> = F & { sort: string; separator?: CsvSeparator };
/** What every record has, whatever it is about. */
export type Kept = { id: string; version: number };
/** The columns that a resource writes itself. */
export type Written<Row extends Kept> = Omit<Row, 'id' | 'version'>;

/** One kind of use of a record. */
export interface Use {
	kind: Usage['uses'][number]['kind'];
	/** Whether it prevents deletion of the record. */
	isKeeping: boolean;
	count: SQL<number>;
}

/** A resource managed by staff: everything in which it differs from others. */
export interface Resource<
	S extends Section,
	Row extends Kept,
	Extra,
	Item extends RecordOf<S>,
	Input,
	Query extends ListQuery,
> {
	section: S;
	subject: NewEvent['subject'];
	/** The name used in the event log. Its word for people, and those of its columns, are in `rules/keptWords.ts`. */
	name: RecordKind;
	/** The record's name for people. */
	label(row: Written<Row>): string;
	/** The record's name in the event log, the label by default. For people, whose names don't belong there. */
	logged?(row: Written<Row>): string;
	table: PgTable & { id: PgColumn; version: PgColumn; readonly $inferSelect: Row };
	/** The condition for the resource's rows, if it doesn't own the whole table. */
	within?: SQL;
	/** Values read in addition to a row's columns. */
	extra(db: Db): { [Name in keyof Extra]: SQL<Extra[Name]> };
	toItem(row: Row & Extra): Item;
	/** The message for a record that doesn't exist, if there is a better one than the default. */
	missing?: string;
	/** @param was the row as stored, null for a new one */
	toRow(input: Input, was: Row | null, now: Date): Written<Row>;
	/** Unique values: the database's index, the field, and the error message. */
	unique: { index: string; field: string; sentence: string }[];
	/** @param db for computed columns */
	sort(db: Db): SortColumns<Query['sort']>;
	filter(db: Db, query: Omit<Query, keyof ListQuery>, now: Date): SQL | undefined;
	/** What uses the record with this id. */
	uses(db: Db, id: string): Use[];
	/** What deleting does to a record in use; `deleted` means that nothing prevents it. */
	inUse: { refuse: string } | { archive(row: Row, isArchived: boolean, now: Date): Partial<Row> | null } | 'deleted';
	/** The columns that activating or deactivating changes; null if there is nothing to change. */
	activate?(row: Row, isActive: boolean, now: Date): Partial<Row> | null;
	/** Writes related data besides the row. @returns the changed fields */
	saveMore?(tx: Db, id: string, input: Input): Promise<FieldChange[]>;
	/** What follows from a change of the row, by whichever call. */
	afterChange?(tx: Db, was: Row, becomes: Partial<Row>, actor: Actor): Promise<void>;
	/** Removes related data. @returns what {@link Resource.restoreMore} needs to restore it */
	deleteMore?(tx: Db, id: string): Promise<unknown>;
	restoreMore?(tx: Db, id: string, more: unknown): Promise<void>;
	/** Replaces the default, for resources with their own way of being created and removed. */
	create?(input: Input, actor: Actor): Promise<string>;
	remove?(id: string, actor: Actor): Promise<void>;
}

/** How many rows of the column's table refer to the id there and satisfy the condition. */
export const referring = (db: Db, column: PgColumn, id: string, where?: SQL): SQL<number> =>
	sql<number>`${db
		.select({ referring: sql`${count()}::int` })
		.from(column.table)
		.where(where ? sql`${eq(column, id)} and ${where}` : eq(column, id))}`;

/** The records that an action applies to. */
export type BulkOrder<F> = { action: BulkAction; ids: string[] } | { action: BulkAction; filter: F; total: number };

/** The actions on a resource managed by staff. */
export interface KeptRecords<Item, Input, Query, Changes = Input & { version: number }> {
	list(query: Query): Promise<Page<Item>>;
	get(id: string): Promise<Item>;
	create(input: Input, actor: Actor): Promise<Item>;
	/** @throws Refusal 409 with the current record if it no longer has the version being changed */
	update(id: string, changes: Changes, actor: Actor): Promise<Item>;
	remove(id: string, actor: Actor): Promise<Removal>;
	usage(id: string): Promise<Usage>;
	bulk(order: BulkOrder<Filter>, actor: Actor): Promise<BulkAnswer>;
	exportCsv(query: Exported<Filter>): AsyncIterable<string>;
}
