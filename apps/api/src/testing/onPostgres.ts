import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '../platform/db';
import { openPostgres } from '../platform/db/postgres';
import { keepBeginning, type Marks, restoreBeginning } from './beginning';
import { createCopyOf, type OwnDatabase } from './emptyDatabase';

interface Kept {
	copy: OwnDatabase;
	marks: Marks;
	/** Its schema and the planner's statistics. */
	schema: string;
}

/**
 * Databases in their initial state for the next test: to copy one takes the server and its replica ten times as long as
 * cleaning it, and the replica answers nothing meanwhile.
 */
const idle: Kept[] = [];
/** How long the last connections may take to end, and in which steps that is asked, in ms. */
const PATIENCE = 5_000;
const STEP = 20;

/** The test's own database on this server, with the migrations and the demo catalogue. */
export async function openOnPostgresOfTests(serverUrl: string): Promise<Database> {
	// Somebody else's server may keep nothing of ours, and refuse what cleaning takes.
	const kept = process.env.TEST_SERVER_IS_OWN ? (idle.pop() ?? (await make(serverUrl))) : null;
	const copy = kept?.copy ?? (await createCopyOf(serverUrl, inject('databaseImage')));
	const onLost = (error: Error) => {
		throw error;
	};
	const database = await openPostgres(copy.url, onLost, { replicaUrl: ofTheReplica(copy.url) });
	return {
		...database,
		async close() {
			await database.close();
			let isAsItBegan = false;
			try {
				isAsItBegan = kept !== null && (await isTidied(kept));
			} finally {
				// Also one that couldn't be cleaned.
				if (kept && isAsItBegan) idle.push(kept);
				else await copy.drop();
			}
		},
	};
}

async function make(serverUrl: string): Promise<Kept> {
	const copy = await createCopyOf(serverUrl, inject('databaseImage'));
	return connected(copy, async (client) => {
		const marks = await keepBeginning(client);
		return { copy, marks, schema: await schemaOf(client) };
	});
}

/** Whether it is again as it began; not if more than rows have changed, or if somebody still uses it. */
const isTidied = ({ copy, marks, schema }: Kept) =>
	connected(copy, async (client) => {
		for (const until = Date.now() + PATIENCE; await isInUse(client); await new Promise((on) => setTimeout(on, STEP)))
			if (Date.now() > until) return false;
		if ((await schemaOf(client)) !== schema) return false;
		await restoreBeginning(client, marks, async (work) => {
			await client.query('begin');
			await work(client);
			await client.query('commit');
		});
		return true;
	});

async function connected<Result>({ url }: OwnDatabase, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		return await work(client);
	} finally {
		await client.end();
	}
}

async function isInUse(client: pg.Client): Promise<boolean> {
	const { rows } = await client.query(
		'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() limit 1',
	);
	return rows.length > 0;
}

/** Where the server keeps what a database defines. */
const DEFINITIONS =
	'attribute attrdef class constraint enum extension index namespace policy proc rewrite sequence statistic trigger type';

/** What any change of it alters: definitions and settings by who wrote them last, and sizes as they were last counted. */
async function schemaOf(client: pg.Client): Promise<string> {
	const its = '(select oid from pg_database where datname = current_database())';
	const places = [
		...DEFINITIONS.split(' ').map((name) => `pg_${name}`),
		`pg_db_role_setting where setdatabase = ${its}`,
	];
	const written = places.map((place) => `(select concat(count(*), ' ', max(xmin::text::bigint)) from ${place})`);
	const counted = '(select sum(relpages) || $$ $$ || sum(reltuples) from pg_class)';
	const { rows } = await client.query(`select concat_ws(', ', ${[...written, counted].join()}) as schema`);
	return rows[0].schema;
}

/** The same database on the replica named by TEST_REPLICA_URL. */
function ofTheReplica(databaseUrl: string): string | null {
	if (!process.env.TEST_REPLICA_URL) return null;
	const url = new URL(process.env.TEST_REPLICA_URL);
	url.pathname = new URL(databaseUrl).pathname;
	return url.href;
}
