import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { openApiPath } from '../../paths';
import { ReadyText } from '../../platform/readyText';
import { sendReady } from '../ready';
import type { PolicyFor } from '../security';

/** The URLs of the page's files, the API description and its icon. */
interface Places {
	files: string;
	description: string;
	icon: string;
}

const pageAt = ({ files, description, icon }: Places) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Viza API</title>
<link rel="icon" href="${icon}">
<link rel="stylesheet" href="${files}style.css">
</head>
<body>
<main id="reference"><noscript>Without scripts, read <a href="${description}">openapi.json</a>.</noscript></main>
<script src="${files}redoc.js"></script>
<script src="${files}start.js"></script>
</body>
</html>
`;

const style = 'body { margin: 0 }';

/** Search would need a dynamically created script, which the page's policy doesn't allow. */
const startAt = ({ description }: Places) => `Redoc.init('${description}', {
	disableSearch: true,
	expandResponses: '200,201',
	requiredPropsFirst: true,
	scrollYOffset: 0,
	theme: {
		colors: { primary: { main: '#00516b' }, text: { primary: '#182028', secondary: '#47525d' } },
		typography: { fontFamily: 'system-ui, sans-serif', headings: { fontFamily: 'system-ui, sans-serif' } },
		sidebar: { textColor: '#182028' },
	},
}, document.getElementById('reference'));
`;

/** The viewer would load its logo from another company's server. */
const FOREIGN_IMAGE = 'https://cdn.redoc.ly/redoc/logo-mini.svg';

/** The page's files, by name. */
function docsFiles(places: Places): Record<string, () => Promise<string>> {
	const redoc = createRequire(import.meta.url).resolve('redoc/bundles/redoc.standalone.js');
	return {
		'index.html': async () => pageAt(places),
		'style.css': async () => style,
		'start.js': async () => startAt(places),
		'redoc.js': async () => (await readFile(redoc, 'utf8')).replaceAll(FOREIGN_IMAGE, 'data:,'),
	};
}

/** Writes the page as a folder that any static file server can serve, at any URL. */
export async function writeDocs(folder: string): Promise<void> {
	await rm(folder, { recursive: true, force: true });
	await mkdir(folder, { recursive: true });
	const files = docsFiles({ files: '', description: 'openapi.json', icon: 'data:,' });
	for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), await content());
	await copyFile(openApiPath, join(folder, 'openapi.json'));
}

const types: Record<string, string> = {
	html: 'text/html; charset=utf-8',
	css: 'text/css; charset=utf-8',
	js: 'text/javascript; charset=utf-8',
	json: 'application/json; charset=utf-8',
};

/** Serves the API description as JSON, and as a page. */
export async function serveDocs(app: FastifyInstance, policyFor: PolicyFor): Promise<void> {
	const { 'index.html': page, ...others } = docsFiles({
		files: '/api/docs/',
		description: '/api/openapi.json',
		icon: '/icon.svg',
	});
	const files: Record<string, (() => Promise<string>) | undefined> = {
		'/openapi.json': () => readFile(openApiPath, 'utf8'),
		'/docs': page,
		...Object.fromEntries(Object.entries(others).map(([name, content]) => [`/docs/${name}`, content])),
	};
	// Next to hashes, `unsafe-inline` would be ignored.
	const policy = policyFor([]).replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'");
	for (const [path, content] of Object.entries(files)) {
		if (!content) continue;
		const type = types[/\.(\w+)$/.exec(path)?.[1] ?? 'html'] ?? '';
		let kept: Promise<ReadyText> | undefined;
		app.get(path, async (request, reply) => {
			kept ??= content().then((text) => new ReadyText(text, type));
			// The viewer creates its own style elements; it shows no private data.
			if (path === '/docs') reply.header('content-security-policy', policy);
			return sendReady(request, reply.header('cache-control', 'public, max-age=3600'), await kept);
		});
	}
}
