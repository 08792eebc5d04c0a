import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const NAME = 'mockServiceWorker.js';

/** Serves and builds the service worker of the mocks as its package has it, so that no copy grows old here. */
export function mockWorkerPlugin(): Plugin {
	const source = readFileSync(createRequire(import.meta.url).resolve(`msw/${NAME}`));
	return {
		name: 'viza-mock-worker',
		configureServer(server) {
			server.middlewares.use(`/${NAME}`, (_request, response) => {
				response.setHeader('content-type', 'text/javascript');
				response.end(source);
			});
		},
		generateBundle() {
			this.emitFile({ type: 'asset', fileName: NAME, source });
		},
	};
}
