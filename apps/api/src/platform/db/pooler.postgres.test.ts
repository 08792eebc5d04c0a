import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Page, PaymentPage, Session } from 'visa-sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Command, runCommand } from '../../testing/command';
import { callServer, payForRequest, prepareRequests, readOutbox } from '../../testing/httpCaller';
import { findPooler, type PoolerProgram, startPooler } from '../../testing/pooler';
import { type OwnPostgres, startPostgres } from '../../testing/postgres';
import { openPostgres } from './postgres';
import { statement } from './statement';

let folder: string;
let postgres: OwnPostgres;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'viza-pooled-'));
	postgres = await startPostgres(folder);
});
afterAll(async () => {
	await postgres?.stop('fast');
	await rm(folder, { recursive: true, force: true });
});

it.each([
	[true, ['a-name']],
	[false, []],
])('statements have names: %s', async (hasNames, names) => {
	const database = await openPostgres(postgres.url, () => undefined, { hasNames });
	const ask = statement<{ number: number }>('a-name', sql`select ${sql.placeholder('number')}::int as number`);
	expect(await ask(database.db, { number: 7 })).toEqual([{ number: 7 }]);
	expect(await ask(database.db, { number: 8 })).toEqual([{ number: 8 }]);
	const { rows } = await database.query('select name from pg_prepared_statements');
	expect(rows.map(({ name }) => name)).toEqual(names);
	await database.close();
});

const program = findPooler();
if (!program)
	process.stderr.write(
		'not tried: servers behind pgbouncer, for there is none here (Debian: apt-get install pgbouncer)\n',
	);

describe.each(program ? [program] : [])(
	'two servers behind pgbouncer',
	{ timeout: 120_000 },
	(found: PoolerProgram) => {
		let pooler: Awaited<ReturnType<typeof startPooler>>;
		let processes: Command[];
		let servers: string[];
		beforeAll(async () => {
			pooler = await startPooler(found, postgres);
			const env = {
				...{ PORT: '0', DATA_DIR: join(folder, 'viza'), DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: postgres.url },
				DATABASE_NAMED_STATEMENTS: String(found.knowsNames),
			};
			processes = [runCommand('serve', env), runCommand('serve', env)];
			servers = await Promise.all(processes.map(({ ready }) => ready));
		});
		afterAll(async () => {
			await Promise.all(processes.map((one) => one.kill('SIGTERM')));
			await pooler?.stop();
		});

		it('make requests, work off jobs, hear of each other, and list it all', async () => {
			const seed = runCommand('seed', { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: postgres.url });
			await seed.exit;
			const [, email, password] = /admin: (\S+) \/ (\S+)/.exec(seed.output().stdout) ?? [];
			const login = { email, password, audience: 'dashboard' };
			const admin = (await callServer<Session>(servers[0] ?? '', '/auth/login', login)).body.accessToken;

			const line = await fetch(`${servers[0]}/api/desk/live`, { headers: { authorization: `Bearer ${admin}` } });
			let heard = '';
			const hearing = (async () => {
				for await (const chunk of line.body ?? []) heard += Buffer.from(chunk).toString();
			})().catch(() => undefined);
			const id = await payForRequest([servers[1] ?? ''], join(folder, 'viza'));
			await expect.poll(() => heard, { timeout: 20_000 }).toContain(id);
			await line.body?.cancel().catch(() => undefined);
			void hearing;

			const { token, newForm } = await prepareRequests(servers, join(folder, 'viza'), 'sevinc@poct.example');
			const forms = [];
			for (let number = 0; number < 12; number += 1) forms.push(await newForm());
			const made = await Promise.all(
				forms.map((form, index) => callServer<PaymentPage>(servers[index % 2] ?? '', '/visa-requests', form, token)),
			);
			expect(made.map(({ status }) => status)).toEqual(forms.map(() => 201));
			const asked = Array.from({ length: 30 }, (_, index) =>
				callServer<Page<unknown>>(servers[index % 2] ?? '', '/visa-requests?limit=1', undefined, admin),
			);
			for (const { status, body } of await Promise.all(asked)) expect([status, body.total]).toEqual([200, 13]);
			const letters = async () =>
				(await readOutbox(join(folder, 'viza'))).filter(({ to }) => to?.[0]?.address === 'sevinc@poct.example').length;
			// One with the code, one for each request.
			await expect.poll(letters, { timeout: 30_000 }).toBe(13);
			expect(processes.map((one) => one.output().stderr)).toEqual(['', '']);

			// The named statements on a connection behind it, under names of its own.
			const client = new pg.Client({ connectionString: pooler.url });
			await client.connect();
			const { rows } = await client.query("select name from pg_prepared_statements where name like 'PGBOUNCER%'");
			await client.end();
			expect(rows.length > 0).toBe(found.knowsNames);
		});
	},
);
