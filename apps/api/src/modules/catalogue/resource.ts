import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Page } from 'visa-sdk/contract';
import type { Db } from '../../platform/db';
import type { SortColumns } from '../../platform/db/lists';
import type { PageQuery } from '../../platform/page';
import type { Actor, NewEvent } from '../audit/events';

export type ListQuery = PageQuery & { sort: string };
export type Kept = { id: string; version: number };
/** What a resource writes into its row itself. */
export type Written<Row extends Kept> = Omit<Row, 'id' | 'version'>;

/** A resource that staff keep; all that one differs in from another. */
export interface Resource<Row extends Kept, Extra, Item, Input, Query extends ListQuery> {
	subject: NewEvent['subject'];
	/** In the log of events, with what tells one from another. */
	name: string;
	label(row: Written<Row>): string;
	table: PgTable & { id: PgColumn; version: PgColumn; readonly $inferSelect: Row };
	/** What is read with a row beside its columns. */
	extra(db: Db): { [Name in keyof Extra]: SQL<Extra[Name]> };
	toItem(row: Row & Extra): Item;
	/** What is said of one that is not there, when there is something better than the usual. */
	missing?: string;
	/** @param was the row as it is kept, null for a new one */
	toRow(input: Input, was: Row | null, now: Date): Written<Row>;
	/** What only one may have, by the field that says it. */
	unique: { field: string; key(row: Written<Row>): string; sentence: string }[];
	sort: SortColumns<Query['sort']>;
	filter(db: Db, query: Query, now: Date): SQL | undefined;
	/** Whether something refers to the one with the id, so that it can't be deleted. */
	isUsed(db: Db, id: string): SQL;
	/** What deleting does to one that is in use. */
	inUse: { refuse: string } | { archive(now: Date): Partial<Row>; isArchived(row: Row): boolean };
	/** What is written beside the row itself. @returns whether anything changed */
	saveMore?(tx: Db, id: string, input: Input): Promise<boolean>;
	deleteMore?(tx: Db, id: string): Promise<void>;
}

/** Whether a row of the column's table has the id there. */
export const refersTo = (db: Db, column: PgColumn, id: string): SQL =>
	sql`exists ${db.select({ one: sql`1` }).from(column.table).where(eq(column, id))}`;

/** The five things to do with a resource that staff keep. */
export interface Crud<Item, Input, Query, Changes = Input & { version: number }> {
	list(query: Query): Promise<Page<Item>>;
	get(id: string): Promise<Item>;
	create(input: Input, actor: Actor): Promise<Item>;
	/** @throws Refusal 409 with the record as it is now, when it is no longer of the version that is changed */
	update(id: string, changes: Changes, actor: Actor): Promise<Item>;
	remove(id: string, actor: Actor): Promise<void>;
}
