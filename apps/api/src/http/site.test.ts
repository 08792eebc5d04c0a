import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app';
import { newTraveller } from '../testing/people';
import { startTestServer, type TestServer } from '../testing/server';
import { styleSourcesOf } from './security';

let server: TestServer;
let site: string;
let app: FastifyInstance;
const log: string[] = [];
beforeAll(async () => {
	server = await startTestServer();
	site = await mkdtemp(join(tmpdir(), 'viza-site-'));
	await mkdir(join(site, 'assets'));
	await writeFile(
		join(site, 'index.html'),
		'<!doctype html><head><script>theme()</script><script src="/assets/a-1.js"></script></head>',
	);
	const files = (name: string) => ({
		scripts: [`/assets/${name}-1.js`, '/assets/both-1.js'],
		styles: [`/assets/${name}-1.css`],
	});
	await writeFile(
		join(site, 'first.json'),
		JSON.stringify({
			'/application': files('wizard'),
			'/things/edit/$id': { ...files('thing'), styles: [] },
			'/dashboard/things': { ...files('list'), styles: [] },
			'/dashboard/auth/login': { ...files('door'), styles: [] },
		}),
	);
	await writeFile(
		join(site, 'addresses.json'),
		JSON.stringify([
			'/',
			'/about',
			'/application',
			'/payments/approve',
			'/things/edit/$id',
			'/free/$',
			'/dashboard/things',
		]),
	);
	await writeFile(join(site, 'assets', 'a-1.js'), 'plain');
	await writeFile(join(site, 'assets', 'a-1.js.br'), 'small');
	await writeFile(join(site, 'assets', 'aWorker-1.js'), 'plain');
	const sink = new Writable({
		write(chunk, _encoding, done) {
			log.push(String(chunk));
			done();
		},
	});
	const deps = {
		...server.deps,
		log: pino({ level: 'debug' }, sink),
		config: { ...server.deps.config, siteDir: site },
	};
	app = await buildApp(deps, server.services);
});
afterAll(async () => {
	await app.close();
	await server.close();
	await rm(site, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) => app.inject({ url, headers });

describe('the site', () => {
	it.each(['/', '/application?countryId=1', '/payments/approve?token=x', '/about/', '/things/edit/1', '/free/a/b'])(
		'[RTE-10] loads at %s',
		async (url) => {
			const { statusCode, headers, body } = await get(url);
			expect([statusCode, headers['cache-control'], body.slice(0, 15)]).toEqual([200, 'no-cache', '<!doctype html>']);
		},
	);

	it.each(['/nowhere', '/about/us', '/aboutx', '/things/edit', '/things/edit/1/2', '/free', '/applications'])(
		'[RTE-09] has no page at %s, and says so with its own',
		async (url) => {
			const { statusCode, headers, body } = await get(url);
			expect([statusCode, headers.etag, body.slice(0, 15)]).toEqual([404, undefined, '<!doctype html>']);
		},
	);

	it('is known again by the browser that has its page', async () => {
		const { etag, vary } = (await get('/about')).headers;
		expect(vary).toBe('Accept-Encoding, Cookie');
		const again = await get('/about/', { accept: 'text/html', 'if-none-match': String(etag) });
		expect([again.statusCode, again.body]).toEqual([304, '']);
		const head = await app.inject({ method: 'HEAD', url: '/about', headers: { accept: 'text/html' } });
		expect([head.statusCode, head.headers.etag, head.body]).toEqual([200, etag, '']);
	});

	it('[RTE-10] names in the head of a page the files that its code imports at once, and of no other page', async () => {
		const linksAt = async (url: string) => (await get(url)).body.match(/<link [^>]*>/g) ?? [];
		expect(await linksAt('/application?step=DATE')).toEqual([
			'<link rel="preload" as="style" crossorigin href="/assets/wizard-1.css">',
			'<link rel="modulepreload" crossorigin href="/assets/wizard-1.js">',
			'<link rel="modulepreload" crossorigin href="/assets/both-1.js">',
		]);
		expect(await linksAt('/things/edit/7')).toEqual([
			'<link rel="modulepreload" crossorigin href="/assets/thing-1.js">',
			'<link rel="modulepreload" crossorigin href="/assets/both-1.js">',
		]);
		expect([await linksAt('/about'), await linksAt('/nowhere')]).toEqual([[], []]);
	});

	it('[RTE-06] [RTE-10] names the files of a page of staff to whoever is signed in, and to others those of its door', async () => {
		const scriptAt = async (url: string, cookie = '') =>
			/modulepreload" crossorigin href="\/assets\/(\w+)/.exec(
				(await get(url, { accept: 'text/html', cookie })).body,
			)?.[1];
		expect(await scriptAt('/dashboard/things', 'accessToken=t')).toBe('list');
		expect(await scriptAt('/dashboard/things')).toBe('door');
		expect(await scriptAt('/dashboard/nowhere')).toBeUndefined();
	});

	it('sends the files that the build has left, and nothing that comes to lie beside them, nor a compressed one by its own name', async () => {
		await writeFile(join(site, 'assets', 'later.js'), 'of somebody else');
		const statusOf = async (file: string) => (await get(`/assets/${file}`, {})).statusCode;
		expect(await Promise.all(['a-1.js', 'later.js', 'a-1.js.br', 'A-1.js'].map(statusOf))).toEqual([
			200, 404, 404, 404,
		]);
		// In the log and in the metrics they are one entry.
		expect(log.join('')).not.toContain('a-1.js');
	});

	it('[THM-04] may run its own inline script and no other', async () => {
		const policy = String((await get('/')).headers['content-security-policy']);
		expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+'(;|$)/);
		expect(policy).toContain("img-src 'self' data: blob:");
		expect(policy).not.toContain('upgrade-insecure-requests');
	});

	it('[SEC-07] applies the styles that stand in a page and no others, also those of its elements', () => {
		const html = `<style data-sheet="a">p > a { color: red }</style><p style="width:14%">x</p><i a="b" style="font:&quot;A&quot;">`;
		const sources = styleSourcesOf(html);
		const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
		expect(sources).toEqual(["'unsafe-hashes'", ...['p > a { color: red }', 'width:14%', 'font:"A"'].map(hash)]);
		expect(styleSourcesOf('<p>style="x"</p>')).toEqual([]);
	});

	it.each(['/', '/about', '/nowhere', '/api/countries', '/api/nothing', '/assets/aWorker-1.js', '/healthz'])(
		'[SEC-07] sends with %s what keeps a browser from running, framing or lending anything else',
		async (url) => {
			const { headers } = await get(url);
			const policy = String(headers['content-security-policy']);
			expect(policy).not.toContain('unsafe-inline');
			expect(policy).toMatch(/^default-src 'self';script-src 'self'[^;]*;style-src 'self'[^;]*;/);
			for (const part of ["object-src 'none'", "base-uri 'self'", "form-action 'self'", "frame-ancestors 'none'"]) {
				expect(policy.split(';')).toContain(part);
			}
			expect(headers).toMatchObject({
				'cross-origin-opener-policy': 'same-origin',
				'cross-origin-resource-policy': 'same-origin',
				'cross-origin-embedder-policy': 'require-corp',
				'referrer-policy': 'no-referrer',
				'x-content-type-options': 'nosniff',
				'x-frame-options': 'DENY',
				'permissions-policy': expect.stringContaining('camera=(), '),
			});
			expect(headers['strict-transport-security']).toBeUndefined();
		},
	);

	it('has files that may be kept, small where the browser can unpack them', async () => {
		const { headers, body } = await get('/assets/a-1.js', { 'accept-encoding': 'br' });
		expect(headers['cache-control']).toContain('immutable');
		expect([headers['content-encoding'], body]).toEqual(['br', 'small']);
	});

	it.each(['/assets/a-1.js', '/flags/IT.svg'])('[INF-01] says with %s no more than a file needs', async (url) => {
		const { headers } = await get(url);
		expect(headers).toMatchObject({
			'x-content-type-options': 'nosniff',
			'cross-origin-resource-policy': 'same-origin',
		});
		const words = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
		expect(words.join('\r\n').length).toBeLessThan(480);
	});

	it.each(['/assets/gone-2.js', '/flags/none', '/sandbox-bank/x', '/favicon.ico', '/../package.json'])(
		'is not the answer to %s',
		async (url) => {
			expect((await get(url)).body).not.toContain('<!doctype html>');
		},
	);

	it('says in one line when it is not built', async () => {
		const { status, text } = await server.get('/');
		expect([status, text.trim().split('\n')]).toEqual([
			404,
			['The site is not built yet: build apps/site, or set SITE_DIR.'],
		]);
	});
});

it('the log holds the route and neither tokens nor people', async () => {
	const { email, token } = await newTraveller(server);
	const headers = { authorization: `Bearer ${token}`, cookie: `accessToken=${token}` };
	await app.inject({ url: '/api/users/me?token=gizli-token', headers });
	await app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password: 'gizli-parol' } });
	await app.inject({ url: '/auth/confirm-email?token=gizli-token', headers: { accept: 'text/html' } });
	const written = log.join('');
	expect(written).toContain('"route":"/api/users/me"');
	for (const secret of [token, email, 'gizli']) expect(written).not.toContain(secret);
});

it('is alive and ready', async () => {
	expect([(await get('/healthz')).statusCode, (await get('/readyz')).statusCode]).toEqual([200, 200]);
});

describe('addresses that are none', () => {
	it.each([
		'/../../etc/passwd',
		'/%2e%2e/%2e%2e/package.json',
		'/%00',
		'/assets/%00.js',
		'/%ff',
		'/api/%ff',
		'/api/%00',
	])('%s is refused in words, not as a fault of the server', async (url) => {
		const answer = await get(url, { accept: 'application/json' });
		expect([400, 404]).toContain(answer.statusCode);
		expect(answer.body).not.toMatch(/etc\/passwd|node_modules|FST_|\n\s*at /);
	});

	it('[VAL-02] an unreadable address has the one error body', async () => {
		const answer = await get('/api/%ff', { accept: 'application/json' });
		expect(answer.json()).toMatchObject({
			statusCode: 400,
			code: 'VALIDATION',
			message: expect.stringMatching(/Sorğu/),
		});
		expect(answer.json().requestId).toBeTruthy();
	});
});
