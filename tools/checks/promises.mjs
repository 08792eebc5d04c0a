// Finds promises that nobody waits for. Stories are left out (.oxlintrc.json): there `expect` is a promise only in its
// types.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { bin, environment, root } from '../setup/shared.mjs';

const { status } = spawnSync(join(bin, 'oxlint'), ['--type-aware', 'apps', 'packages', 'tools'], {
	cwd: root,
	// By default each core gets a compiler of its own, which works out the types of all libraries again: on two cores more
	// than twice the work.
	env: { ...environment, GOMAXPROCS: '1' },
	stdio: 'inherit',
});
process.exitCode = status ?? 1;
