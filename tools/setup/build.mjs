// Builds the site and the server, each only when one of its inputs has changed.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bin, hashOf, readStamp, root, run, say, seconds, writeStamp } from './shared.mjs';

const common = ['pnpm-lock.yaml', 'tsconfig.base.json', 'packages/visa-sdk/src', 'packages/visa-sdk/package.json'];
const targets = [
	{
		name: 'site',
		filter: '@viza/site',
		sources: [...common, 'packages/visa-ui/src', 'packages/visa-ui/package.json', 'apps/site'],
		result: 'apps/site/dist',
	},
	{ name: 'server', filter: '@viza/api', sources: [...common, 'apps/api'], result: 'apps/api/dist/main.js' },
];

/**
 * @param {{ isForced?: boolean }} [options]
 * @returns {Promise<{ name: string, code: number, output: string }[]>} one result a target that had to be built
 */
export async function build({ isForced = false } = {}) {
	const results = [];
	for (const { name, filter, sources, result } of targets) {
		const hash = await hashOf(sources);
		const isFresh = existsSync(join(root, result)) && (await readStamp(`build-${name}`)) === hash;
		if (isFresh && !isForced) continue;
		const began = performance.now();
		say(`Building the ${name} …`);
		// What is installed has been checked by then; pnpm would miss what only tests need.
		const asInstalled = '--config.verify-deps-before-run=false';
		const { code, output } = await run(join(bin, 'pnpm'), [asInstalled, '--filter', filter, 'run', 'build']);
		if (code === 0) await writeStamp(`build-${name}`, hash);
		say(`The ${name} ${code === 0 ? 'is built' : 'could not be built'} (${seconds(began)})`);
		results.push({ name, code, output });
	}
	return results;
}
