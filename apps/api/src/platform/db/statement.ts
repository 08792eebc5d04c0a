import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import type { Db, SqlRows } from './index';

const dialect = new PgDialect();

/** A statement that runs all day. @returns runs it on the database, or in a transaction */
export type Statement<Values> = (db: Db, values: Values) => Promise<SqlRows['rows']>;

/**
 * PostgreSQL parses and plans it once per connection under the name; the embedded database has no named statements and
 * parses it each time. Results are as the driver returns them: dates and instants as text.
 * @param name unique to this statement
 * @param text with `sql.placeholder` for values
 */
export function statement<Values extends Record<string, unknown>>(name: string, text: SQL): Statement<Values> {
	const query = dialect.sqlToQuery(text);
	return async (db, values) => {
		const answer: unknown = await db._.session.prepareQuery(query, undefined, name, false).execute(values);
		return (answer as SqlRows).rows;
	};
}

/**
 * Selected within a writing statement: its commit doesn't wait for the disk. What a database crash may lose of the last
 * moments must be worthless, or be written again by whoever needs it.
 */
export const quickly = sql<string>`set_config('synchronous_commit', 'off', true)`;

/** The same for a query built from tables and columns: it is built once per database. */
export function preparedOn<Prepared>(make: (db: Db) => Prepared): (db: Db) => Prepared {
	const known = new WeakMap<Db, Prepared>();
	return (db) => {
		const prepared = known.get(db) ?? make(db);
		known.set(db, prepared);
		return prepared;
	};
}

/**
 * For a batched statement: it waits at most half a second for a lock, so that a single lock holder doesn't hold everyone
 * up. Selected before anything is locked.
 */
export const hurriedly = sql<string>`set_config('lock_timeout', '500ms', true)`;

const namesOf = new WeakMap<PgTable, [key: string, name: string][]>();

/** A row as JSON under the names of its database columns; omitted values are left to the column's default. */
export function toJson<Table extends PgTable>(table: Table, row: Table['$inferInsert']): Record<string, unknown> {
	const names = namesOf.get(table) ?? Object.entries(getTableColumns(table)).map(([key, { name }]) => [key, name]);
	namesOf.set(table, names);
	const json: Record<string, unknown> = {};
	for (const [key, name] of names) json[name] = Reflect.get(row, key);
	return json;
}

/**
 * The part of a statement that inserts such rows, as "row".
 * @param rows a JSON array @param which selects and orders the rows
 */
export function insertRows<Table extends PgTable>(
	table: Table,
	columns: readonly (keyof Table['$inferInsert'] & string)[],
	rows: SQL,
	which: SQL,
): SQL {
	const known = getTableColumns(table);
	const names = columns.map((key) => sql.identifier(known[key]?.name ?? key));
	const list = sql.join(names, sql`, `);
	const values = sql.join(
		names.map((name) => sql`"row".${name}`),
		sql`, `,
	);
	return sql`insert into ${table} (${list}) select ${values} from jsonb_populate_recordset(null::${table}, ${rows}) as "row" ${which}`;
}
