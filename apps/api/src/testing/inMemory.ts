import { readFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import type { Database } from '../platform/db';
import { embedded, openInMemory } from '../platform/db/embedded';

/**
 * What a later test must not get: tables that differ from the migrations' result, and the planner's statistics about
 * their rows.
 */
const CHANGES_MORE_THAN_ROWS = /^\s*(alter|create|drop|vacuum|analyze|do)\b/i;

interface Kept {
	client: PGlite;
	/** The initial state of each table: its number of rows, and the transaction that last wrote to it. */
	marks: Map<string, string>;
}

/** Databases in their initial state for the next test: opening one takes ten times as long as cleaning it. */
const idle: Kept[] = [];

/** The test's own database, with the migrations and the demo catalogue. */
export async function openInMemoryOfTests(): Promise<Database> {
	const kept = idle.pop() ?? (await open());
	const { client } = kept;
	let isOpen = true;
	let isReusable = true;
	const stops: (() => Promise<void>)[] = [];
	/** A late call finds it closed, like a database of its own would be. */
	const whileOpen = (text?: string) => {
		if (!isOpen) throw new Error('the database of this test is closed');
		if (text !== undefined && CHANGES_MORE_THAN_ROWS.test(text)) isReusable = false;
		return client;
	};
	return embedded(
		{
			query: async (text, ...more) => whileOpen(text).query(text, ...more),
			exec: async (text, ...more) => whileOpen(text).exec(text, ...more),
			transaction: async (work) =>
				whileOpen().transaction((tx) =>
					work({
						...tx,
						query: async (text, ...more) => {
							whileOpen(text);
							return tx.query(text, ...more);
						},
						exec: async (text, ...more) => {
							whileOpen(text);
							return tx.exec(text, ...more);
						},
					}),
				),
			async listen(channel, callback) {
				const stop = await whileOpen().listen(channel, callback);
				stops.push(stop);
				return stop;
			},
			async close() {
				if (!isOpen) return;
				isOpen = false;
				for (const stop of stops) await stop();
				if (!isReusable) return client.close();
				await tidyUp(kept);
				idle.push(kept);
			},
		},
		() => undefined,
	);
}

async function open(): Promise<Kept> {
	const { client } = await openInMemory(new Blob([await readFile(inject('databaseImage'))]));
	const names = await client.query<{ name: string }>(
		`select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
		 where c.relkind = 'r' and n.nspname in ('public', 'pgboss') order by 1`,
	);
	const tables = names.rows.map(({ name }) => name);
	const marks = await marksOf(client, tables);
	await client.exec(`create schema beginning;
		${tables
			.filter((name) => !isEmpty(marks, name))
			.map((name) => `create table ${copyOf(name)} as table ${name};`)
			.join('')}`);
	return { client, marks };
}

const copyOf = (name: string) => `beginning."${name}"`;
const isEmpty = (marks: Map<string, string>, name: string) => marks.get(name)?.startsWith('0 ');

async function marksOf(client: PGlite, tables: Iterable<string>): Promise<Map<string, string>> {
	const each = [...tables].map(
		(name) => `select '${name}' as name, count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) as mark from ${name}`,
	);
	const { rows } = await client.query<{ name: string; mark: string }>(each.join(' union all '));
	return new Map(rows.map(({ name, mark }) => [name, mark]));
}

/** Restores every table that has changed. */
async function tidyUp({ client, marks }: Kept): Promise<void> {
	await client.exec('discard all');
	const now = await marksOf(client, marks.keys());
	const changed = [...now].filter(([name, mark]) => mark !== marks.get(name)).map(([name]) => name);
	if (changed.length === 0) return;
	await client.transaction(async (tx) => {
		// No trigger runs for this.
		await tx.exec("set local session_replication_role = 'replica'");
		for (const name of changed) await tx.exec(`delete from ${name}`);
		for (const name of changed) {
			if (isEmpty(marks, name)) continue;
			const { rows } = await tx.query<{ columns: string }>(
				`select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
				 where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
				[name],
			);
			const columns = rows[0]?.columns;
			await tx.exec(`insert into ${name} (${columns}) overriding system value select ${columns} from ${copyOf(name)}`);
		}
	});
	const after = await marksOf(client, changed);
	for (const [name, mark] of after) marks.set(name, mark);
}
