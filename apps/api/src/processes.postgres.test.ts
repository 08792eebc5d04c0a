import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PaymentPage, Session, VisaRequestDetail } from 'visa-sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './platform/db';
import { openPostgres } from './platform/db/postgres';
import { createJobs, type Jobs } from './platform/jobs';
import { type Command, runCommand } from './testing/command';
import { createEmptyDatabase } from './testing/emptyDatabase';
import { callServer, payForRequest, prepareRequests, readOutbox } from './testing/httpCaller';
import { crowd } from './testing/runs';

let folder: string;
let empty: Awaited<ReturnType<typeof createEmptyDatabase>>;
let database: Database;
let jobs: Jobs;
let processes: Command[] = [];
let servers: string[];
let admin: string;

const start = () => runCommand('serve', { PORT: '0', DATA_DIR: folder, DATABASE_URL: empty.url });

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'viza-processes-'));
	empty = await createEmptyDatabase(process.env.TEST_DATABASE_URL ?? '');
	processes = [start(), start(), start()];
	servers = await Promise.all(processes.map(({ ready }) => ready));
	const seed = runCommand('seed', { DATABASE_URL: empty.url });
	await seed.exit;
	const [, email, password] = /admin: (\S+) \/ (\S+)/.exec(seed.output().stdout) ?? [];
	const login = { email, password, audience: 'dashboard' };
	admin = (await callServer<Session>(servers[0] ?? '', '/auth/login', login)).body.accessToken;
	const fail = (error: Error) => {
		throw error;
	};
	database = await openPostgres(empty.url, fail);
	jobs = await createJobs(database, false, fail);
}, 120_000);
afterAll(async () => {
	await jobs?.stop();
	await database?.close();
	await Promise.all(processes.map((one) => one.kill('SIGTERM')));
	await empty.drop();
	await rm(folder, { recursive: true, force: true });
}, 60_000);

const letter = (to: string) => ({ to, subject: 'Salam', html: '<p>Salam</p>', text: 'Salam' });
const addresses = (name: string, count: number) =>
	Array.from({ length: count }, (_, index) => `${name}.${index}@poct.example`);
const arrived = async (name: string) =>
	(await readOutbox(folder))
		.flatMap(({ to }) => to?.map(({ address }) => address ?? '') ?? [])
		.filter((address) => address.startsWith(`${name}.`));

describe('three servers on one database', { timeout: 120_000 }, () => {
	it('migrate an empty one together, and all are ready', async () => {
		for (const server of servers) expect((await fetch(`${server}/readyz`)).status).toBe(200);
		const { rows } = await database.query('select count(*)::int as done from drizzle.__drizzle_migrations');
		const { rows: distinct } = await database.query(
			'select count(distinct hash)::int as done from drizzle.__drizzle_migrations',
		);
		expect(rows).toEqual(distinct);
		expect(processes.map((one) => one.output().stderr)).toEqual(['', '', '']);
	});

	it('do every job once', async () => {
		const sent = addresses('once', 150);
		await database.db.transaction(async (tx) => {
			for (const address of sent) await jobs.add(tx, 'mail', letter(address));
		});
		await expect.poll(() => arrived('once'), { timeout: 60_000, interval: 200 }).toHaveLength(sent.length);
		const open = async () =>
			(await database.query("select id from pgboss.job where name = 'mail' and state < 'completed'")).rows;
		await expect.poll(open, { timeout: 20_000 }).toEqual([]);
		expect((await arrived('once')).sort()).toEqual(sent.sort());
	});

	it('let one of many moves of a request win', async () => {
		const id = await payForRequest(servers, folder);
		const read = async (server: string) =>
			(await callServer<VisaRequestDetail>(server, `/visa-requests/${id}`, undefined, admin)).body;
		// The bank calls back by itself.
		await expect.poll(async () => (await read(servers[0] ?? '')).status, { timeout: 10_000 }).toBe('SUBMITTED');
		const { version } = await read(servers[0] ?? '');
		const move = { status: 'IN_REVIEW', version };
		// On a busy machine some wait for the request's row until they are refused: 503 says to retry.
		async function moveAt(server: string) {
			for (;;) {
				const answer = await callServer(server, `/visa-requests/${id}/status`, move, admin);
				if (answer.status !== 503) return answer;
			}
		}
		const answers = await Promise.all(
			Array.from({ length: crowd(200) }, (_, index) => moveAt(servers[index % servers.length] ?? '')),
		);
		expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
		const counts = Map.groupBy(answers, (answer) => answer.status);
		expect([...counts].map(([code, all]) => [code, all.length]).sort()).toEqual([
			[200, 1],
			[409, answers.length - 1],
		]);
		for (const server of servers)
			expect(await read(server)).toMatchObject({ status: 'IN_REVIEW', version: version + 1 });
		const moves = "select id from events where subject_id = $1 and to_status = 'IN_REVIEW'";
		expect((await database.query(moves, [id])).rows).toHaveLength(1);
	});

	it('[SUB-03] make one request of one key, asked for at all of them at once', async () => {
		const { token, newForm } = await prepareRequests(servers, folder, 'sevinc@poct.example');
		const keys = ['one', 'two', 'three', 'four', 'five', 'six'];
		const forms = await Promise.all(keys.map(newForm));
		const answers = await Promise.all(
			keys.flatMap((key, index) =>
				servers.map((server) =>
					callServer<PaymentPage>(server, '/visa-requests', forms[index], token, { 'idempotency-key': `key-${key}` }),
				),
			),
		);
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
		expect(new Set(answers.map(({ body }) => body.paymentUrl)).size).toBe(keys.length);
	});

	it('go on when one is killed in the middle', async () => {
		const sent = addresses('kill', 150);
		await database.db.transaction(async (tx) => {
			for (const address of sent) await jobs.add(tx, 'mail', letter(address));
		});
		await expect.poll(async () => (await arrived('kill')).length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(0);
		const [victim, ...others] = processes;
		const calls = Array.from({ length: 60 }, (_, index) => fetch(`${servers[1 + (index % 2)]}/api/countries`));
		expect((await victim?.kill('SIGKILL'))?.signal).toBe('SIGKILL');
		for (const answer of await Promise.all(calls)) expect(answer.status).toBe(200);
		// What the killed process was doing is sent by another one after its heartbeat is missed.
		await expect
			.poll(async () => new Set(await arrived('kill')).size, { timeout: 100_000, interval: 500 })
			.toBe(sent.length);
		for (const server of servers.slice(1)) expect((await fetch(`${server}/readyz`)).status).toBe(200);
		expect(others.map((one) => one.output().stderr)).toEqual(['', '']);
		await expect(fetch(`${servers[0]}/readyz`)).rejects.toThrow();
	});
});
