import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
	}
}

/** Makes the database once; every test file begins with its own copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	if (process.env.TEST_DATABASE_URL) {
		project.provide('databaseImage', '');
		return async () => undefined;
	}
	const folder = await mkdtemp(join(tmpdir(), 'viza-image-'));
	const database = await openInMemory();
	await database.migrate();
	await seedDemo(database.db, systemClock, demoStaff);
	const jobs = await createJobs(database, false, (error) => {
		throw error;
	});
	await jobs.stop();
	const image = await database.client.dumpDataDir('none');
	await database.close();
	const path = join(folder, 'image.tar');
	await writeFile(path, Buffer.from(await image.arrayBuffer()));
	project.provide('databaseImage', path);
	return () => rm(folder, { recursive: true, force: true });
}
