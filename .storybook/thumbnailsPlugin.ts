import type { Plugin } from 'vite';
import { thumbnailNames, thumbnailOf } from '../packages/visa-ui/looks/thumbnails.ts';

/** The components' thumbnails, cut out of the screenshots that the tests compare: never older than the components. */
export function thumbnailsPlugin(): Plugin {
	return {
		name: 'viza-thumbnails',
		configureServer(server) {
			server.middlewares.use('/thumbnails/', (request, response, next) => {
				const name = /^\/([\w-]+)\.png/.exec(request.url ?? '')?.[1];
				if (!name || !thumbnailNames().includes(name)) return next();
				thumbnailOf(name).then((picture) => {
					response.setHeader('content-type', 'image/png');
					response.end(picture);
				}, next);
			});
		},
		async generateBundle() {
			for (const name of thumbnailNames())
				this.emitFile({ type: 'asset', fileName: `thumbnails/${name}.png`, source: await thumbnailOf(name) });
		},
	};
}
