import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const resolve = createRequire(import.meta.url).resolve;
const resolveOfUi = createRequire(new URL('../packages/visa-ui/package.json', import.meta.url)).resolve;
const typeface = (subset: string) =>
	resolveOfUi(`@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-${subset}-wght-normal.woff2`);

/**
 * What no story answers goes past the worker: it hands everything it sees to the page and back, also each module that is
 * loaded, which then waits for a page that is busy.
 */
const past = `addEventListener('install', (event) => event.addRoutes?.(
	['script', 'style', 'font'].map((requestDestination) => ({ condition: { requestDestination }, source: 'network' })),
));
`;

/**
 * Files served with the stories under a name of their own, built or read when requested, so that no outdated copy
 * remains here: the mocks' service worker, and the font of Storybook's manager.
 */
const files: Record<string, () => Uint8Array> = {
	'mockServiceWorker.js': () => Buffer.concat([Buffer.from(past), readFileSync(resolve('msw/mockServiceWorker.js'))]),
	'files/plex-latin.woff2': () => readFileSync(typeface('latin')),
	'files/plex-latin-ext.woff2': () => readFileSync(typeface('latin-ext')),
};

const typeOf = (name: string) => (name.endsWith('.js') ? 'text/javascript' : 'font/woff2');

export function filesPlugin(): Plugin {
	return {
		name: 'viza-files',
		configureServer(server) {
			for (const [name, content] of Object.entries(files))
				server.middlewares.use(`/${name}`, (_request, response) => {
					const source = content();
					response.setHeader('content-type', typeOf(name));
					response.end(source);
				});
		},
		generateBundle() {
			for (const [fileName, content] of Object.entries(files))
				this.emitFile({ type: 'asset', fileName, source: content() });
		},
	};
}
