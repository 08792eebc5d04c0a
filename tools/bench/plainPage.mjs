// The wizard's list written with React and nothing else, client-rendered and prerendered: the baseline of the site's
// benchmarks.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../setup/shared.mjs';
import { call, from } from './service.mjs';

export const ofSite = createRequire(join(root, 'apps/site/package.json'));
const plain = join(root, 'apps/site/bench');

/** @param {number[]} values */
export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Puts all 200 countries on offer. @param {{ DATABASE_URL: string }} env */
export async function offerEverything(env) {
	const client = new (from('pg').Client)({ connectionString: env.DATABASE_URL });
	await client.connect();
	await client.query('update countries set is_on_offer = true');
	await client.end();
}

/** A plain page's script, built like the site's. @param {string} entry */
async function plainScript(entry) {
	const vite = await import(ofSite.resolve('vite'));
	const options = { write: false, lib: false, rolldownOptions: { input: join(plain, entry) } };
	const made = await vite.build({
		...{ root: plain, configFile: false, logLevel: 'silent', build: options },
	});
	return made.output[0].code;
}

/** @param {string} script @param {string} markup @param {unknown} known */
const plainPage = (script, markup, known) => `<!doctype html><html lang="az"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>-</title><link rel="icon" href="data:,">
<style>body{font:16px system-ui;margin:16px}[data-theme=dark] body{background:#111;color:#eee}[aria-selected=true]{background:#cde}[role=listbox]{height:30vh;overflow:auto}[role=option]{display:flex;gap:12px;min-height:52px;align-items:center;content-visibility:auto;contain-intrinsic-size:auto 52px}</style>
<script type="module" src="${script}"></script></head><body><div id="root">${markup}</div>${
	known ? `<script type="application/json" id="known">${JSON.stringify(known)}</script>` : ''
}</body></html>`;

/**
 * Serves the plain list twice, empty and rendered, and the plain wizard; what they ask for is the site's own answer.
 * @param {string} base
 */
export async function servePlain(base) {
	const { createElement } = ofSite('react');
	const { renderToString } = ofSite('react-dom/server');
	const [code, wizardCode] = [await plainScript('main.mjs'), await plainScript('wizard.mjs')];
	const { data } = await call(`${base}/api/countries?page=1&limit=200`);
	const { List } = await import(join(plain, 'list.mjs'));
	const { Wizard } = await import(join(plain, 'wizard.mjs'));
	const rows = renderToString(createElement(List, { known: data }));
	const wizard = renderToString(createElement(Wizard, { known: data }));
	const texts = new Map([
		['/plain.js', { type: 'text/javascript', text: code }],
		['/plain', { type: 'text/html', text: plainPage('/plain.js', '', null) }],
		['/rendered', { type: 'text/html', text: plainPage('/plain.js', rows, data) }],
		['/wizard.js', { type: 'text/javascript', text: wizardCode }],
		['/wizard', { type: 'text/html', text: plainPage('/wizard.js', wizard, data) }],
	]);
	/** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
	const answerTo = async (request, response) => {
		const found = texts.get(request.url ?? '');
		if (found) {
			response.writeHead(200, { 'content-type': found.type, 'content-encoding': 'br', 'cache-control': 'no-cache' });
			response.end(brotliCompressSync(found.text));
			return;
		}
		const answer = await fetch(base + request.url, { headers: { 'accept-encoding': 'identity' } });
		const bytes = Buffer.from(await answer.arrayBuffer());
		const type = answer.headers.get('content-type') ?? 'text/plain';
		response.writeHead(answer.status, { 'content-type': type, 'content-encoding': 'br' });
		response.end(brotliCompressSync(bytes));
	};
	const server = createServer((request, response) => {
		answerTo(request, response).catch((error) => response.destroy(error));
	});
	await new Promise((done) => server.listen(0, '127.0.0.1', () => done(null)));
	const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
	return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
