// npm run build-deployable: a folder with everything that a server needs to run, and nothing else: Node, the server
// with its packages, the built site. It can be copied anywhere on a machine of the same kind, and can be read-only.
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { bootstrap, fail, pnpm } from './bootstrap.mjs';
import { build } from './build.mjs';
import { node24, root, run, say } from './shared.mjs';

const folder = resolve(process.env.INIT_CWD ?? root, process.argv[2] ?? join(root, 'deployable'));
const server = join(folder, 'apps/api');
/** What of the server's package runs; the rest is for building it. */
const kept = new Set(['dist', 'node_modules', 'openapi.json', 'package.json']);

/** What an operator needs at hand: proxy, units, backup, and the documentation. */
const beside = [
	...['LICENSE', 'docs/production.md', 'docs/running.md'],
	...['Caddyfile', 'backup.sh', 'restore-drill.sh', 'systemd'].map((name) => `deploy/${name}`),
];

/** Large images fragment the memory of glibc's allocator, which returns it only when told to. */
const launcher = `#!/bin/sh
# viza <command>: docs/running.md tells of commands and settings.
here=$(dirname "$(readlink -f "$0")")
export MALLOC_ARENA_MAX="\${MALLOC_ARENA_MAX:-2}"
export MALLOC_MMAP_THRESHOLD_="\${MALLOC_MMAP_THRESHOLD_:-131072}"
export MALLOC_TRIM_THRESHOLD_="\${MALLOC_TRIM_THRESHOLD_:-131072}"
exec "$here/bin/node" "$here/apps/api/dist/main.js" "$@"
`;

/** @param {string} command @param {string[]} args */
async function must(command, args) {
	const { code, output } = await run(command, args);
	if (code !== 0) throw new Error(output.trimEnd());
	return output.trim();
}

try {
	await bootstrap({ toRun: true });
	for (const { name, code, output } of await build()) {
		if (code !== 0) throw new Error(`${output.trimEnd()}\nThe ${name} could not be built. See above.`);
	}
	await rm(folder, { recursive: true, force: true });
	// Only what production needs, at the lockfile's versions.
	const deploy = ['--filter', '@viza/api', 'deploy', '--prod', '--legacy', '--prefer-offline', server];
	await must('npx', ['-y', pnpm, ...deploy]);
	for (const name of await readdir(server)) if (!kept.has(name)) await rm(join(server, name), { recursive: true });
	await rm(join(server, 'dist/.compiled'), { recursive: true, force: true });
	await cp(join(root, 'apps/site/dist'), join(folder, 'apps/site/dist'), { recursive: true });
	await mkdir(join(folder, 'bin'));
	await cp(node24, join(folder, 'bin/node'));
	// By name: someone's secrets may lie beside them in a folder.
	for (const path of beside) await cp(join(root, path), join(folder, path), { recursive: true });
	await writeFile(join(folder, 'viza'), launcher, { mode: 0o755 });
	say(`All that a server needs is in ${folder}`);
} catch (error) {
	fail(error);
}
