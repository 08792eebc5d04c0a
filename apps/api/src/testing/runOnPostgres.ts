// Runs the tests that use the database on a real PostgreSQL of their own, with a replica. Arguments go to vitest.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testsWithDatabase } from './databaseTests.ts';
import { startCopy, startPostgres } from './postgres.ts';

const app = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

const [folder, ofReplica] = [
	await mkdtemp(join(tmpdir(), 'viza-postgres-')),
	await mkdtemp(join(tmpdir(), 'viza-replica-')),
];
let postgres: Awaited<ReturnType<typeof startPostgres>> | undefined;
let replica: typeof postgres;
try {
	// Statistics change when a test says so: looking for changes, in each database of each test, is as much work as a test.
	const settings = ['autovacuum=off'];
	postgres = await startPostgres(folder, settings);
	replica = await startCopy(postgres, ofReplica, 'replica');
	const given = process.argv.slice(2);
	const files = given.some((argument) => !argument.startsWith('-')) ? [] : testsWithDatabase();
	const vitest = spawn(join(app, 'node_modules', '.bin', 'vitest'), ['run', ...given, ...files], {
		cwd: app,
		stdio: 'inherit',
		env: {
			...process.env,
			TEST_DATABASE_URL: postgres.localUrl,
			TEST_REPLICA_URL: replica.localUrl,
			// It is removed with all that is on it.
			TEST_SERVER_IS_OWN: process.env.TEST_SERVER_IS_OWN ?? 'yes',
		},
	});
	// Then the tests end first, and the rest is cleaned up.
	for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => vitest.kill(signal));
	const [code] = await once(vitest, 'close');
	process.exitCode = code ?? 1;
} catch (error) {
	process.stderr.write(`PostgreSQL did not start: ${error}\n`);
	process.exitCode = 1;
} finally {
	await replica?.stop('immediate');
	await postgres?.stop('fast');
	for (const place of [folder, ofReplica]) await rm(place, { recursive: true, force: true });
}
