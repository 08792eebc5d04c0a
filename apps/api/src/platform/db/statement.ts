import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import type { Db, SqlRows } from './index';

const dialect = new PgDialect();

/** A statement that is asked all day. @returns runs it on the database, or in a transaction of it */
export type Statement<Values> = (db: Db, values: Values) => Promise<SqlRows['rows']>;

/**
 * PostgreSQL reads and plans it once for each connection, under the name; the embedded database knows no names, and reads
 * it each time. What comes back comes as the driver gives it: days and instants as texts.
 * @param name of this statement alone
 * @param text with `sql.placeholder` where values go
 */
export function statement<Values extends Record<string, unknown>>(name: string, text: SQL): Statement<Values> {
	const query = dialect.sqlToQuery(text);
	return async (db, values) => {
		const answer: unknown = await db._.session.prepareQuery(query, undefined, name, false).execute(values);
		return (answer as SqlRows).rows;
	};
}

/**
 * For what is read in a statement of its own that writes: its commit does not wait for the disk. What a crash of the
 * database may lose of the last moments has to be of no worth, or be written again by who needs it.
 */
export const quickly = sql<string>`set_config('synchronous_commit', 'off', true)`;

/** The same of a question that is made of tables and columns: it is made once for each database. */
export function preparedOn<Prepared>(make: (db: Db) => Prepared): (db: Db) => Prepared {
	const known = new WeakMap<Db, Prepared>();
	return (db) => {
		const prepared = known.get(db) ?? make(db);
		known.set(db, prepared);
		return prepared;
	};
}

/**
 * For a statement on behalf of many: it waits half a second for a lock at most, so that whoever holds one does not hold all of
 * them up. Read before anything is locked.
 */
export const hurriedly = sql<string>`set_config('lock_timeout', '500ms', true)`;

const namesOf = new WeakMap<PgTable, [key: string, name: string][]>();

/** A row as JSON under the names that its columns have in the database; what it leaves out is left to the column. */
export function toJson<Table extends PgTable>(table: Table, row: Table['$inferInsert']): Record<string, unknown> {
	const names = namesOf.get(table) ?? Object.entries(getTableColumns(table)).map(([key, { name }]) => [key, name]);
	namesOf.set(table, names);
	const json: Record<string, unknown> = {};
	for (const [key, name] of names) json[name] = Reflect.get(row, key);
	return json;
}

/**
 * A part of a statement that writes such rows, as "row".
 * @param rows a JSON array @param which of the rows, and in which order
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
