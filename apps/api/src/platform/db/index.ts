import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';
import type * as schema from './schema';

type Schema = typeof schema;
/** The database, or a transaction on it: what repositories work with. */
export type Db = PgDatabase<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

/** The result of a plain SQL query. */
export interface SqlRows {
	rows: Record<string, unknown>[];
	rowCount: number;
}

/** An open database: embedded in this process, or PostgreSQL; with the same SQL and migrations. */
export interface Database {
	readonly kind: 'embedded' | 'postgres';
	/**
	 * Within `db.transaction(tx => …)` use only `tx`: the embedded database has one connection, and a call on `db` would
	 * wait for the transaction that waits for it.
	 */
	readonly db: Db;
	/**
	 * For large or slow queries: on a replica if there is one, once it has everything committed before; otherwise on the
	 * database itself. @param work only reads; it may run twice
	 */
	read<T>(work: (db: Db) => Promise<T>): Promise<T>;
	/** Resolves if the replica lags little enough to be used; null without one. */
	readonly checkReplica: (() => Promise<void>) | null;
	/** For libraries with their own SQL. @param name of a recurring query, which PostgreSQL then plans once */
	query(text: string, values?: unknown[], name?: string): Promise<SqlRows>;
	/**
	 * Receives what is sent to a channel (`NOTIFY`) once the change is committed. On its own connection, which is
	 * re-established when it breaks; notifications sent meanwhile are lost.
	 * @param onAgain called when it listens again after such a break
	 * @returns a function that stops listening
	 */
	listen(channel: string, onMessage: (payload: string) => void, onAgain: () => void): Promise<() => Promise<void>>;
	/** For the job queue. */
	readonly queue: ConstructorOptions;
	migrate(): Promise<void>;
	close(): Promise<void>;
}
