import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { CountryRecord } from 'visa-sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app';

import { newTraveller } from '../testing/people';
import { startTestServer, type TestServer } from '../testing/server';
import { asAdmin, catalogueInput } from '../testing/staff';

const page = (path: string) => ({
	...{ path, titles: { az: path, en: `${path} in English`, ru: `${path} in Russian` } },
	...{ sharedTitle: path, description: '-' },
});

/** Renders the path that it was asked for, and the catalogue's names. */
const renderModule = `
let count = 0;
export async function render(path, part, read) {
	if (path === '/terms') throw new Error('a page could not be rendered');
	if (path === '/licence') return null;
	count += 1;
	const answer = await read('/api/countries?page=1&limit=200', { headers: {} });
	const { data } = await answer.json();
	const names = data.map(({ name }) => name).join();
	return {
		html: \`<p>\${[part, part === 'page' ? path : '', count, names].join(' ')}</p>\`,
		title: part === 'page' ? 'this & that' : null,
		opening: 'no scripts',
		rendered: { part, names: names + '</script>' },
	};
}`;

let server: TestServer;
let site: string;
let app: FastifyInstance;
const log: string[] = [];
beforeAll(async () => {
	server = await startTestServer();
	site = await mkdtemp(join(tmpdir(), 'viza-site-'));
	await mkdir(join(site, 'assets'));
	await mkdir(join(site, 'server'));
	await writeFile(join(site, 'server', 'render.js'), renderModule);
	await writeFile(join(site, 'assets', 'shell.css'), 'p{color:red}');
	await writeFile(join(site, 'assets', 'wizard.css'), 'b{color:blue}');
	await writeFile(
		join(site, 'index.html'),
		'<!doctype html><html lang="az"><head><!--page--><title>x</title><!--/page--><script>0</script><script type="module" crossorigin src="/assets/shell.js"></script><link rel="stylesheet" crossorigin href="/assets/shell.css"></head><body><div id="root"></div></body></html>',
	);
	await writeFile(
		join(site, 'first.json'),
		JSON.stringify({ '/application': { scripts: ['/assets/wizard.js'], styles: ['/assets/wizard.css'] } }),
	);
	await writeFile(
		join(site, 'words.json'),
		JSON.stringify({ en: { scripts: ['/assets/english.js'], fonts: ['/assets/letters.woff2'] } }),
	);
	const addresses = ['/', '/about', '/application', '/terms', '/licence', '/auth/login', '/profile', '/dashboard'];
	await writeFile(join(site, 'addresses.json'), JSON.stringify([...addresses, '/applications/$id']));
	await writeFile(
		join(site, 'pages.json'),
		JSON.stringify({
			siteName: 'Viza',
			picture: { path: '/share.png', width: 1, height: 1, alt: '' },
			pages: ['/', '/about', '/application', '/terms', '/licence'].map(page),
		}),
	);
	const sink = new Writable({
		write(chunk, _encoding, done) {
			log.push(String(chunk));
			done();
		},
	});
	const deps = { ...server.deps, log: pino({}, sink), config: { ...server.deps.config, siteDir: site } };
	app = await buildApp(deps, server.services);
});
afterAll(async () => {
	await app.close();
	await server.close();
	await rm(site, { recursive: true, force: true });
});

async function get(url: string, headers: Record<string, string> = {}) {
	const {
		statusCode,
		body,
		headers: answered,
	} = await app.inject({ url, headers: { accept: 'text/html', ...headers } });
	return { status: statusCode, body, headers: answered, root: /<div id="root">(.*?)<\/div>/.exec(body)?.[1] ?? null };
}
const shown = async (url: string, headers?: Record<string, string>) =>
	(await get(url, headers)).root?.replace(/ \d+ .*/, '').replace('<p>', '') ?? null;

describe('a page that the server renders', () => {
	it.each([
		['/about', '', 'page /about'],
		['/about/', '', 'page /about'],
		['/auth/login', 'language=ru', 'page /auth/login'],
		['/about', 'language=xx', 'page /about'],
		['/about?a=1', '', 'visitorsFrame '],
		['/about?utm_source=letter', '', 'page /about'],
		['/profile', '', 'visitorsFrame '],
		['/applications/7', 'language=en', 'visitorsFrame '],
		['/about', 'accessToken=t; language=en', 'frame '],
		['/profile', 'accessToken=t', 'frame '],
		['/dashboard', 'accessToken=t', ''],
	])('[ACC-09] [NAV-08] at %s with the cookies "%s" holds: %s', async (url, cookie, expected) => {
		expect(await shown(url, { cookie })).toBe(expected);
	});

	it('[RTE-09] is not there for an address of nobody’s', async () => {
		const { status, root } = await get('/nowhere');
		expect([status, root]).toEqual([404, '']);
	});

	it.each([
		['language=ru', 'ru'],
		['language=xx', 'az'],
		['', 'az'],
	])('[ACC-09] with the cookies "%s" is said to be in: %s', async (cookie, language) => {
		expect((await get('/about', { cookie })).body).toContain(`<html lang="${language}">`);
	});

	it('[RTE-10] names its scripts below what it shows, so that they don’t share the line with it', async () => {
		const { body } = await get('/application');
		const places = ['id="root"', 'id="rendered"', 'src="/assets/shell.js"', '/assets/wizard.js', '</body>'].map(
			(text) => body.indexOf(text),
		);
		expect(places).not.toContain(-1);
		expect(places.slice(2, 4).every((place) => place > (places[1] ?? 0) && place < (places[4] ?? 0))).toBe(true);
	});

	it('[RTE-10] has the head of a long page fetch ahead what every page runs, but run nothing', async () => {
		const [head = ''] = (await get('/application', { cookie: 'language=en' })).body.split('</head>');
		const ahead = Array.from(head.matchAll(/<link rel="modulepreload" fetchpriority="low" [^>]*href="([^"]+)"/g));
		expect(ahead.map(([, path]) => path)).toEqual(['/assets/shell.js', '/assets/english.js']);
		expect(head).not.toContain('type="module"');
	});

	it.each([
		['/about', 'language=en', true],
		['/profile', 'language=en; accessToken=t', true],
		['/about', '', false],
	])(
		'[ACC-09] at %s with the cookies "%s" names the words and letters of its language ahead: %s',
		async (path, cookie, named) => {
			const { body } = await get(path, { cookie });
			expect(
				body.includes('<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/english.js">'),
			).toBe(named);
			expect(/<link rel="preload" as="font"[^>]* href="\/assets\/letters.woff2">/.test(body)).toBe(named);
		},
	);

	it('[INF-01] names its letters so that neither the first paint nor a script waits for them, unless a script in the head says so', async () => {
		const { body } = await get('/about', { cookie: 'language=en' });
		const link = '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/letters.woff2">';
		expect(body.replace(`<noscript>${link}</noscript>`, '')).not.toContain(link);
		const waiting = body.indexOf(link.replace('<link', '<link media="not all"'));
		expect(waiting).toBeGreaterThan(0);
		expect(waiting).toBeLessThan(body.indexOf('<script>'));
		// Without letters of its own, as built.
		expect((await get('/about')).body).not.toContain('as="font"');
	});

	it('[RTE-10] brings its sheets, its title and what it was rendered from, which ends no script', async () => {
		const { body } = await get('/application', { cookie: 'language=en' });
		expect(body).toContain('<html lang="en">');
		expect(body).toContain('<title>this &#38; that</title>');
		expect(body).toContain('<style data-sheet="/assets/shell.css">p{color:red}</style>');
		expect(body).toContain('<style data-sheet="/assets/wizard.css">b{color:blue}</style>');
		expect(body).not.toContain('rel="stylesheet"');
		expect(body).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/wizard.js">');
		const data = /<script type="application\/json" id="rendered">(.*?)<\/script>/.exec(body)?.[1] ?? '';
		expect(JSON.parse(data)).toMatchObject({ part: 'page', names: expect.stringContaining('</script>') });
	});

	it('[INF-04] [ACC-09] has the title of its address in its language where only the frame is rendered, and is kept once for all ids', async () => {
		const read = async (headers?: Record<string, string>) => (await get('/about?from=letter', headers)).body;
		expect(await read()).toContain('<title>/about</title>');
		expect(await read({ cookie: 'language=en' })).toContain('<title>/about in English</title>');
		expect(await read({ cookie: 'language=ru; accessToken=any' })).toContain('<title>/about in Russian</title>');
		const frames = await Promise.all(['/applications/1', '/applications/2'].map((url) => get(url)));
		expect(frames[0]?.headers.etag).toBe(frames[1]?.headers.etag);
	});

	it('[CTY-01] shows the catalogue as it is now, and is made once while that is the same', async () => {
		const first = await get('/application');
		const again = await Promise.all([get('/application'), get('/application'), get('/application')]);
		expect(again.map(({ root }) => root)).toEqual(Array(3).fill(first.root));
		const known = await get('/application', { 'if-none-match': String(first.headers.etag) });
		expect([known.status, known.headers.vary]).toEqual([304, 'Accept-Encoding, Cookie']);

		const admin = await asAdmin(server, 'countries');
		const { body: country } = await admin.create<CountryRecord>(catalogueInput('countries', { isOnOffer: true }));
		const after = await get('/application', { 'if-none-match': String(first.headers.etag) });
		expect(after.status).toBe(200);
		expect(after.root).toContain(country.name);
	});

	it('[NAV-08] is sent empty when it can’t be rendered, for the browser to make; the log says why', async () => {
		const { status, root, body } = await get('/terms');
		expect([status, root]).toEqual([200, '']);
		expect(body).toContain('rel="stylesheet"');
		expect(log.join('')).toContain('a page could not be rendered');
	});

	it('[RTE-04] is sent empty when it leads elsewhere', async () => {
		expect(await shown('/licence')).toBe('');
	});

	it('is made by nothing that a visitor can fetch, and its reads are nobody’s calls', async () => {
		log.length = 0;
		await get('/about');
		const { token } = await newTraveller(server);
		expect((await app.inject({ url: '/server/render.js', headers: { authorization: token } })).statusCode).toBe(404);
		expect(log.filter((line) => line.includes('/api/countries'))).toEqual([]);
	});
});
