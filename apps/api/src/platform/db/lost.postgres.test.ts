import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { ErrorBody } from 'visa-sdk/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Command, runCommand } from '../../testing/command';
import { callServer } from '../../testing/httpCaller';
import { type OwnPostgres, startPostgres } from '../../testing/postgres';
import { openPostgres } from './postgres';
import { isUnavailable } from './unavailable';

let folder: string;
let postgres: OwnPostgres;
let server: Command;
let url: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'viza-lost-'));
	postgres = await startPostgres(folder);
	server = runCommand('serve', { PORT: '0', DATA_DIR: join(folder, 'viza'), DATABASE_URL: postgres.url });
	url = await server.ready;
}, 120_000);
beforeEach(() => postgres.start());
afterAll(async () => {
	await server?.kill('SIGTERM');
	await postgres?.stop('fast');
	await rm(folder, { recursive: true, force: true });
});

/** Asks the database for the user: there is none. */
const askWho = () => callServer<ErrorBody>(url, '/users/me', undefined, 'x'.repeat(43));
const readyz = async () => (await fetch(`${url}/readyz`)).status;

describe.each(['fast', 'immediate', 'killed'] as const)(
	'PostgreSQL that goes away (%s)',
	{ timeout: 60_000 },
	(end) => {
		it('leaves the server alive: each call is answered with 503, and all is well when it is back', async () => {
			const before = callServer(url, '/countries');
			const calls = Array.from({ length: 40 }, askWho);
			await postgres.stop(end);
			// Those in progress: before, or as a refusal.
			for (const { status } of await Promise.all(calls)) expect([401, 503]).toContain(status);
			expect([200, 503]).toContain((await before).status);
			const { status, body } = await askWho();
			expect([status, body.code, body.message]).toEqual([
				503,
				'UNAVAILABLE',
				'Xidmət müvəqqəti əlçatan deyil. Bir az sonra yenidən cəhd edin.',
			]);
			expect((await fetch(`${url}/api/countries`)).headers.get('retry-after')).toMatch(/^\d+$/);
			expect(await readyz()).toBe(503);
			await postgres.start();
			await expect.poll(readyz, { timeout: 20_000 }).toBe(200);
			expect((await callServer(url, '/countries')).status).toBe(200);
			expect(server.process.exitCode).toBe(null);
		});

		it('under a transaction ends that transaction alone, with its own cause', async () => {
			const broken: Error[] = [];
			const database = await openPostgres(postgres.url, (error) => broken.push(error));
			try {
				const lost = await database.db
					.transaction(async (tx) => {
						await tx.execute(sql`select 1`);
						await postgres.stop(end);
						await tx.execute(sql`select 2`);
					})
					.catch((error: unknown) => error);
				expect(isUnavailable(lost)).toBe(true);
				// More attempts than the pool has connections: none of them keeps one.
				for (let times = 0; times < 12; times += 1) {
					const refused = await database.db.transaction(async () => undefined).catch((error: unknown) => error);
					expect(isUnavailable(refused)).toBe(true);
				}
				expect(broken.length).toBeGreaterThan(0);
				await postgres.start();
				await expect
					.poll(() => database.query('select 1 as one').then(({ rows }) => rows, String), { timeout: 20_000 })
					.toEqual([{ one: 1 }]);
				expect(await database.db.transaction(async () => 'well')).toBe('well');
			} finally {
				await database.close();
			}
		});
	},
);

it('a statement, a wait for a lock and an idle transaction have their time', async () => {
	const database = await openPostgres(postgres.url, () => undefined);
	const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
	const { rows } = await database.query('select name, setting::int as ms from pg_settings where name = any($1)', [
		names,
	]);
	await database.close();
	expect(rows).toHaveLength(names.length);
	for (const { ms } of rows) expect(ms).toBeGreaterThan(0);
});
