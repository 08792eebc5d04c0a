/** A connection to a database, or a transaction on it. */
export interface Asked {
	query(text: string, values?: unknown[]): Promise<{ rows: object[] }>;
}

/** How each table began: its number of rows, and the transaction that last wrote to it. */
export type Marks = Map<string, string>;

const copyOf = (name: string) => `beginning."${name}"`;
const isEmpty = (marks: Marks, name: string) => marks.get(name)?.startsWith('0 ');
const rowsOf = async <Row>(at: Asked, text: string, values?: unknown[]) => (await at.query(text, values)).rows as Row[];

/** Keeps a copy of every row, so that a database can be made what it is now. */
export async function keepBeginning(at: Asked): Promise<Marks> {
	const names = await rowsOf<{ name: string }>(
		at,
		`select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
		 where c.relkind = 'r' and n.nspname in ('public', 'pgboss') order by 1`,
	);
	const tables = names.map(({ name }) => name);
	const marks = await marksOf(at, tables);
	await at.query('create schema beginning');
	for (const name of tables.filter((one) => !isEmpty(marks, one)))
		await at.query(`create table ${copyOf(name)} as table ${name}`);
	return marks;
}

async function marksOf(at: Asked, tables: Iterable<string>): Promise<Marks> {
	const each = [...tables].map(
		(name) => `select '${name}' as name, count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) as mark from ${name}`,
	);
	const rows = await rowsOf<{ name: string; mark: string }>(at, each.join(' union all '));
	return new Map(rows.map(({ name, mark }) => [name, mark]));
}

/** Makes every table that has changed what it was. @param transaction runs what it is given in one */
export async function restoreBeginning(
	at: Asked,
	marks: Marks,
	transaction: (work: (tx: Asked) => Promise<void>) => Promise<void>,
): Promise<void> {
	const now = await marksOf(at, marks.keys());
	const changed = [...now].filter(([name, mark]) => mark !== marks.get(name)).map(([name]) => name);
	if (changed.length === 0) return;
	await transaction(async (tx) => {
		// No trigger runs for this.
		await tx.query("set local session_replication_role = 'replica'");
		for (const name of changed) await tx.query(`delete from ${name}`);
		for (const name of changed) {
			if (isEmpty(marks, name)) continue;
			const [row] = await rowsOf<{ columns: string }>(
				tx,
				`select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
				 where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
				[name],
			);
			const columns = row?.columns;
			await tx.query(`insert into ${name} (${columns}) overriding system value select ${columns} from ${copyOf(name)}`);
		}
	});
	const after = await marksOf(at, changed);
	for (const [name, mark] of after) marks.set(name, mark);
}
