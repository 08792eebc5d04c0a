import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { quickFolder } from '../../../../tools/setup/quickFolder.mjs';
import { systemClock } from '../platform/clock';
import type { Database } from '../platform/db';
import { openInMemory } from '../platform/db/embedded';
import { openPostgres } from '../platform/db/postgres';
import { createJobs } from '../platform/jobs';
import { seedDemo } from '../seed/seed';
import { demoStaff } from '../start';
import { createEmptyDatabase } from './emptyDatabase';

declare module 'vitest' {
	interface ProvidedContext {
		/**
		 * With migrations, queues and the demo catalogue: the path of a dumped database, or on PostgreSQL a database
		 * name.
		 */
		databaseImage: string;
		/**
		 * The server as shipped, for tests that start it: it starts in a fraction of the time that the sources need.
		 */
		builtServer: string;
	}
}

const run = promisify(execFile);
const app = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Creates the database and the server once; every test file starts with its own copy of the database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	// As deep as `dist`, and next to it: its relative paths lead to the same files.
	const built = await mkdtemp(join(app, '.tested-'));
	const serverUrl = process.env.TEST_DATABASE_URL;
	// PostgreSQL doesn't sync, and where memory is a folder, programs such as its own often may not be run from it.
	const folder = await mkdtemp(join(serverUrl ? tmpdir() : quickFolder(), 'viza-image-'));
	if (!serverUrl) process.env.TMPDIR = folder;
	const tsup = join(app, 'node_modules', '.bin', 'tsup');
	const [image] = await Promise.all([
		serverUrl ? makeOnPostgres(serverUrl) : makeInMemory(join(folder, 'image.tar')),
		run(tsup, ['--out-dir', built, '--silent'], { cwd: app }),
	]);
	project.provide('databaseImage', image.name);
	project.provide('builtServer', join(built, 'main.js'));
	return async () => {
		await image.drop();
		await Promise.all([built, folder].map((path) => rm(path, { recursive: true, force: true })));
	};
}

interface Image {
	name: string;
	drop(): Promise<void>;
}

/** @param path of its dump */
async function makeInMemory(path: string): Promise<Image> {
	const database = await openInMemory();
	await fill(database);
	const image = await database.client.dumpDataDir('none');
	await database.close();
	await writeFile(path, Buffer.from(await image.arrayBuffer()));
	return { name: path, drop: async () => undefined };
}

async function makeOnPostgres(serverUrl: string): Promise<Image> {
	const empty = await createEmptyDatabase(serverUrl);
	const database = await openPostgres(empty.url, fail);
	await fill(database);
	await database.close();
	return { name: new URL(empty.url).pathname.slice(1), drop: empty.drop };
}

async function fill(database: Database): Promise<void> {
	await database.migrate();
	await seedDemo(database.db, systemClock, demoStaff);
	const jobs = await createJobs(database, false, fail);
	await jobs.stop();
}

function fail(error: Error): never {
	throw error;
}
