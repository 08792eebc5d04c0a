// Builds the site and the server, each only when one of its inputs has changed.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, node24, readStamp, root, run, say, seconds, writeStamp } from './shared.mjs';

const common = ['pnpm-lock.yaml', 'tsconfig.base.json', 'packages/visa-sdk/src', 'packages/visa-sdk/package.json'];
const targets = [
	{
		name: 'site',
		folder: 'apps/site',
		sources: [...common, 'packages/visa-ui/src', 'packages/visa-ui/package.json', 'apps/site'],
		result: 'apps/site/dist',
	},
	{ name: 'server', folder: 'apps/api', sources: [...common, 'apps/api'], result: 'apps/api/dist/main.js' },
];

/**
 * @param {{ isForced?: boolean, onBuilt?: (name: string) => Promise<unknown> }} [options] `onBuilt`: what can be done with one
 * while the other is still being built
 * @returns {Promise<{ name: string, code: number, output: string }[]>} one result a target that had to be built
 */
export async function build({ isForced = false, onBuilt } = {}) {
	const results = await Promise.all(
		targets.map(async ({ name, folder, sources, result }) => {
			const hash = await hashOf(sources);
			const isFresh = existsSync(join(root, result)) && (await readStamp(`build-${name}`)) === hash;
			if (isFresh && !isForced) return [];
			const began = performance.now();
			say(`Building the ${name} …`);
			const { code, output } = await run(node24, ['--run', 'build'], { cwd: join(root, folder) });
			if (code === 0) await writeStamp(`build-${name}`, hash);
			say(`The ${name} ${code === 0 ? 'is built' : 'could not be built'} (${seconds(began)})`);
			if (code === 0) await onBuilt?.(name);
			return [{ name, code, output }];
		}),
	);
	return results.flat();
}
