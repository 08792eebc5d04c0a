import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { openApiPath } from '../../paths';
import { ReadyText } from '../../platform/readyText';
import { sendReady } from '../ready';
import type { PolicyFor } from '../security';

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Viza API</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/api/docs/style.css">
</head>
<body>
<main id="reference"><noscript>Without scripts, read <a href="/api/openapi.json">openapi.json</a>.</noscript></main>
<script src="/api/docs/redoc.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

const style = 'body { margin: 0 }';

/** Searching would need a script made on the fly, which the page's policy does not let run. */
const start = `Redoc.init('/api/openapi.json', {
	disableSearch: true,
	expandResponses: '200,201',
	requiredPropsFirst: true,
	scrollYOffset: 0,
	theme: {
		colors: { primary: { main: '#0f5a55' }, text: { primary: '#182028', secondary: '#47525d' } },
		typography: { fontFamily: 'system-ui, sans-serif', headings: { fontFamily: 'system-ui, sans-serif' } },
		sidebar: { textColor: '#182028' },
	},
}, document.getElementById('reference'));
`;

/** The viewer's emblem would come from another company's server. */
const FOREIGN_IMAGE = 'https://cdn.redoc.ly/redoc/logo-mini.svg';

/** The API's description as JSON, and as a page to read. */
export async function serveDocs(app: FastifyInstance, policyFor: PolicyFor): Promise<void> {
	const redoc = createRequire(import.meta.url).resolve('redoc/bundles/redoc.standalone.js');
	const files: Record<string, { type: string; content: () => Promise<string> }> = {
		'/openapi.json': { type: 'application/json; charset=utf-8', content: () => readFile(openApiPath, 'utf8') },
		'/docs': { type: 'text/html; charset=utf-8', content: async () => page },
		'/docs/style.css': { type: 'text/css; charset=utf-8', content: async () => style },
		'/docs/start.js': { type: 'text/javascript; charset=utf-8', content: async () => start },
		'/docs/redoc.js': {
			type: 'text/javascript; charset=utf-8',
			content: async () => (await readFile(redoc, 'utf8')).replaceAll(FOREIGN_IMAGE, 'data:,'),
		},
	};
	// Beside hashes `unsafe-inline` would count for nothing.
	const policy = policyFor([]).replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'");
	for (const [path, { type, content }] of Object.entries(files)) {
		let kept: Promise<ReadyText> | undefined;
		app.get(path, async (request, reply) => {
			kept ??= content().then((text) => new ReadyText(text, type));
			// The viewer makes its own style elements; it shows nobody's data.
			if (path === '/docs') reply.header('content-security-policy', policy);
			return sendReady(request, reply.header('cache-control', 'public, max-age=3600'), await kept);
		});
	}
}
