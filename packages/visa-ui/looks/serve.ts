import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { preview } from 'vite';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Builds Storybook as it is published and serves it on a free port; ends both afterwards. */
export default async function serve() {
	const folder = await mkdtemp(join(tmpdir(), 'viza-storybook-'));
	const storybook = join(root, 'node_modules/.bin/storybook');
	await run(storybook, ['build', '--quiet', '-o', folder], { cwd: root, maxBuffer: 64 * 1024 * 1024 }).catch(
		(error) => {
			throw new Error(`Storybook does not build:\n${error.stdout}\n${error.stderr}`);
		},
	);
	const server = await preview({
		configFile: false,
		root: folder,
		build: { outDir: folder },
		// Nothing changes while it is served. Each page has iframes that load all of Storybook's preview: without
		// caching they took a fifth of the pages' time.
		preview: { port: 0, host: '127.0.0.1', headers: { 'Cache-Control': 'max-age=86400' } },
		logLevel: 'error',
	});
	process.env.STORYBOOK_URL = server.resolvedUrls?.local[0] ?? '';
	process.env.STORYBOOK_FOLDER = folder;
	return async () => {
		await server.close();
		await rm(folder, { recursive: true, force: true });
	};
}
