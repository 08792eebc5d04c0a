import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { systemClock } from '../platform/clock';
import { openInMemory } from '../platform/db/embedded';
import { createJobs } from '../platform/jobs';
import { seedDemo } from '../seed/seed';
import { demoStaff } from '../start';

declare module 'vitest' {
	interface ProvidedContext {
		/** A dumped database with migrations, queues and the demo catalogue; none where the tests run on PostgreSQL. */
		databaseImage: string;
		/** The server as it is shipped, for the tests that start it: it begins in a fraction of the sources' time. */
		builtServer: string;
	}
}

const run = promisify(execFile);
const app = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Makes the database and the server once; every test file begins with its own copy of the database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	// As deep as `dist`, and beside it: what it needs lies where it does for that.
	const built = await mkdtemp(join(app, '.tested-'));
	const folder = await mkdtemp(join(tmpdir(), 'viza-image-'));
	const tsup = join(app, 'node_modules', '.bin', 'tsup');
	await Promise.all([
		run(tsup, ['--out-dir', built, '--silent'], { cwd: app }),
		makeDatabase(join(folder, 'image.tar')).then((path) => project.provide('databaseImage', path)),
	]);
	project.provide('builtServer', join(built, 'main.js'));
	return async () => {
		await Promise.all([built, folder].map((path) => rm(path, { recursive: true, force: true })));
	};
}

/** @returns the path of its dump; nothing where the tests run on PostgreSQL */
async function makeDatabase(path: string): Promise<string> {
	if (process.env.TEST_DATABASE_URL) return '';
	const database = await openInMemory();
	await database.migrate();
	await seedDemo(database.db, systemClock, demoStaff);
	const jobs = await createJobs(database, false, (error) => {
		throw error;
	});
	await jobs.stop();
	const image = await database.client.dumpDataDir('none');
	await database.close();
	await writeFile(path, Buffer.from(await image.arrayBuffer()));
	return path;
}
