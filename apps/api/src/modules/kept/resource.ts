import { count, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { BulkAction, BulkAnswer, Page, RecordOf, Removal, Section, Usage } from 'visa-sdk/contract';
import type { Db } from '../../platform/db';
import type { SortColumns } from '../../platform/db/lists';
import type { PageQuery } from '../../platform/page';
import type { Actor, NewEvent } from '../audit/events';

/** What tells which records are meant, without a page or an order. */
export type Filter = object;
export type ListQuery = PageQuery & { sort: string };
export type Kept = { id: string; version: number };
/** What a resource writes into its row itself. */
export type Written<Row extends Kept> = Omit<Row, 'id' | 'version'>;

/** One kind of what may use a record. */
export interface Use {
	kind: Usage['uses'][number]['kind'];
	/** Whether it keeps the record from being deleted. */
	isKeeping: boolean;
	count: SQL<number>;
}

/** A resource that staff keep; all that one differs in from another. */
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
	/** In the log of events, with what tells one from another. */
	name: string;
	/** What people call one. */
	label(row: Written<Row>): string;
	/** What the log of events says of one; without it the label. For who is a person, whose name does not belong there. */
	logged?(row: Written<Row>): string;
	table: PgTable & { id: PgColumn; version: PgColumn; readonly $inferSelect: Row };
	/** Which rows of the table are the resource's, when not all are. */
	within?: SQL;
	/** What is read with a row beside its columns. */
	extra(db: Db): { [Name in keyof Extra]: SQL<Extra[Name]> };
	toItem(row: Row & Extra): Item;
	/** What is said of one that is not there, when there is something better than the usual. */
	missing?: string;
	/** @param was the row as it is kept, null for a new one */
	toRow(input: Input, was: Row | null, now: Date): Written<Row>;
	/** What only one may have: the database's index, the field that says it, and what is said of it. */
	unique: { index: string; field: string; sentence: string }[];
	/** @param db for columns that are counted */
	sort(db: Db): SortColumns<Query['sort']>;
	filter(db: Db, query: Omit<Query, keyof ListQuery>, now: Date): SQL | undefined;
	/** What uses the one with the id. */
	uses(db: Db, id: string): Use[];
	/** What deleting does to one that is in use; `deleted`: nothing keeps it. */
	inUse: { refuse: string } | { archive(row: Row, isArchived: boolean, now: Date): Partial<Row> | null } | 'deleted';
	/** What switching on or off changes; null when it is so already. */
	activate?(row: Row, isActive: boolean, now: Date): Partial<Row> | null;
	/** What is written beside the row itself. @returns the names of what it has changed */
	saveMore?(tx: Db, id: string, input: Input): Promise<string[]>;
	/** What follows from a change of the row, by whatever call. */
	afterChange?(tx: Db, was: Row, becomes: Partial<Row>, actor: Actor): Promise<void>;
	/** Takes away what stands beside the row. @returns what {@link Resource.restoreMore} needs to bring it back */
	deleteMore?(tx: Db, id: string): Promise<unknown>;
	restoreMore?(tx: Db, id: string, more: unknown): Promise<void>;
	/** Instead of the usual, for what begins and ends in a way of its own. */
	create?(input: Input, actor: Actor): Promise<string>;
	remove?(id: string, actor: Actor): Promise<void>;
}

/** How many rows of the column's table have the id there, of those for which the condition is true. */
export const referring = (db: Db, column: PgColumn, id: string, where?: SQL): SQL<number> =>
	sql<number>`${db
		.select({ referring: sql`${count()}::int` })
		.from(column.table)
		.where(where ? sql`${eq(column, id)} and ${where}` : eq(column, id))}`;

/** Which records an action is for. */
export type BulkOrder<F> = { action: BulkAction; ids: string[] } | { action: BulkAction; filter: F; total: number };

/** The things to do with a resource that staff keep. */
export interface KeptRecords<Item, Input, Query, Changes = Input & { version: number }> {
	list(query: Query): Promise<Page<Item>>;
	get(id: string): Promise<Item>;
	create(input: Input, actor: Actor): Promise<Item>;
	/** @throws Refusal 409 with the record as it is now, when it is no longer of the version that is changed */
	update(id: string, changes: Changes, actor: Actor): Promise<Item>;
	remove(id: string, actor: Actor): Promise<Removal>;
	usage(id: string): Promise<Usage>;
	bulk(order: BulkOrder<Filter>, actor: Actor): Promise<BulkAnswer>;
	exportCsv(query: Filter & { sort: string }): AsyncIterable<string>;
}
