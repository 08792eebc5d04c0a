import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';
import type * as schema from './schema';

type Schema = typeof schema;
/** The database, or a transaction on it: what a repository works with. */
export type Db = PgDatabase<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

/** What a plain SQL text gives back. */
export interface SqlRows {
	rows: Record<string, unknown>[];
	rowCount: number;
}

/** An open database: embedded in this process or PostgreSQL; the same SQL and migrations on both. */
export interface Database {
	readonly kind: 'embedded' | 'postgres';
	/**
	 * Inside `db.transaction(tx => …)` use only `tx`: the embedded database has one connection, and a call on
	 * `db` would wait for the transaction that waits for it.
	 */
	readonly db: Db;
	/**
	 * For questions that are many or long: on a replica where there is one, which then knows all that was committed before;
	 * else on the database itself. @param work only reads; it may be done twice
	 */
	read<T>(work: (db: Db) => Promise<T>): Promise<T>;
	/** Resolves when the replica follows closely enough to be asked; null without one. */
	readonly checkReplica: (() => Promise<void>) | null;
	/** For libraries that bring their own SQL. @param name of a text that comes again and again: PostgreSQL plans it once */
	query(text: string, values?: unknown[], name?: string): Promise<SqlRows>;
	/**
	 * Hears what is told on a channel (`NOTIFY`) when the change that tells it is committed. On one connection of its own,
	 * which is made anew when it breaks; what was told meanwhile is lost.
	 * @param onAgain told when it hears again after such a break
	 * @returns ends it
	 */
	listen(channel: string, onMessage: (payload: string) => void, onAgain: () => void): Promise<() => Promise<void>>;
	/** For the job queue. */
	readonly queue: ConstructorOptions;
	migrate(): Promise<void>;
	close(): Promise<void>;
}
