import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBrief } from '../../../../tools/setup/extent.mjs';

const app = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const isOfPostgres = (path: string) => path.endsWith('.postgres.test.ts');

/** The tests of modules and platform that open a test database, and those that need PostgreSQL by their name. */
export function testsWithDatabase(): string[] {
	const opensOne = (path: string) => /testing\/(server|database|desk)'/.test(readFileSync(join(app, path), 'utf8'));
	const found = globSync(['src/{modules,platform}/**/*.test.ts', 'src/**/*.postgres.test.ts'], { cwd: app });
	return [...new Set(found)].filter((path) => isOfPostgres(path) || opensOne(path)).sort();
}

/**
 * What time and jobs trigger: no call reaches it, so neither the tests of `http` nor the journeys, which run on the
 * embedded database, would notice that it waits for a second connection, which that doesn't have.
 */
const setGoingByTime = [
	'src/modules/payments/sweep.test.ts',
	'src/modules/uploads/retention.test.ts',
	// By day the others are enough: letters go out with the same sweep, and a call deletes an account.
	...(isBrief ? [] : ['src/modules/requests/letters.test.ts', 'src/modules/users/erasure.test.ts']),
];

/** The module tests for which PostgreSQL is enough when both databases are tested in one run. */
export const enoughOnPostgres = () =>
	testsWithDatabase().filter((path) => path.startsWith('src/modules/') && !setGoingByTime.includes(path));
