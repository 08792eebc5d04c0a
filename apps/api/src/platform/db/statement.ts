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

/** A row as JSON under the names that its columns have in the database; what it leaves out is left to the column. */
export function toJson<Table extends PgTable>(table: Table, row: Table['$inferInsert']): Record<string, unknown> {
	const columns = Object.entries(getTableColumns(table));
	return Object.fromEntries(columns.map(([key, { name }]) => [name, Reflect.get(row, key)]));
}

/**
 * A part of a statement that writes such rows: for each row of the parts before it all those of a JSON array.
 * @param rows which array @param from where it stands, and on what it depends
 */
export function insertRows<Table extends PgTable>(
	table: Table,
	columns: readonly (keyof Table['$inferInsert'] & string)[],
	rows: SQL,
	from: SQL,
): SQL {
	const known = getTableColumns(table);
	const names = columns.map((key) => sql.identifier(known[key]?.name ?? key));
	const list = sql.join(names, sql`, `);
	const values = sql.join(
		names.map((name) => sql`"row".${name}`),
		sql`, `,
	);
	return sql`insert into ${table} (${list}) select ${values} from ${from}, jsonb_populate_recordset(null::${table}, ${rows}) as "row"`;
}
