import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app';
import { PUBLIC_URL, startTestServer, type TestServer } from '../testing/server';

/** Without a rendered page, only the Azerbaijani ones are used. */
const titled = (az: string) => ({ titles: { az, en: '-', ru: '-' } });
const about = { path: '/about', ...titled('Haqqımızda · Viza'), sharedTitle: 'Haqqımızda · Viza' };
const sharing = {
	siteName: 'Viza',
	picture: { path: '/share.png', width: 1200, height: 630, alt: 'Viza: "sənəd kimi"' },
	pages: [
		{ path: '/', ...titled('Ana Səhifə · Viza'), sharedTitle: 'Viza: onlayn', description: 'Ölkəni seçin' },
		{ ...about, description: 'Viza & <sənədlər>' },
		{ path: '/application', ...titled('Viza müraciəti · Viza'), sharedTitle: 'Viza müraciəti', description: 'Seçin' },
		{ path: '/auth/login', ...titled('Daxil ol · Viza'), sharedTitle: 'Daxil ol', description: 'Daxil olun' },
	],
};
const addresses = [
	...['/', '/about', '/application', '/applications', '/applications/$id', '/auth/login', '/auth/reset-password'],
	...['/dashboard/audit', '/profile'],
];

let server: TestServer;
let site: string;
let app: FastifyInstance;
beforeAll(async () => {
	server = await startTestServer();
	site = await mkdtemp(join(tmpdir(), 'viza-site-'));
	const html = '<!doctype html><head><!--page--><title>Viza</title><!--/page--></head><script>theme()</script>';
	await writeFile(join(site, 'index.html'), html);
	await writeFile(join(site, 'addresses.json'), JSON.stringify(addresses));
	await writeFile(join(site, 'pages.json'), JSON.stringify(sharing));
	await writeFile(join(site, 'manifest.webmanifest'), '{}');
	// In a folder created by somebody else: what the server itself writes there comes first.
	await writeFile(join(site, 'robots.txt'), 'Disallow: /');
	await mkdir(join(site, '.well-known'));
	await writeFile(join(site, '.well-known', 'security.txt'), 'Contact: mailto:a@b.example');
	app = await buildApp({ ...server.deps, config: { ...server.deps.config, siteDir: site } }, server.services);
});
afterAll(async () => {
	await app.close();
	await server.close();
	await rm(site, { recursive: true, force: true });
});
const get = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });

describe('the head of a page', () => {
	it('[INF-03] [INF-04] tells what everybody may read, with its one address and a picture', async () => {
		for (const url of ['/about', '/about/', '/about?countryId=1']) {
			const { body, statusCode } = await get(url);
			expect([url, statusCode]).toEqual([url, 200]);
			expect(body).toContain('<title>Haqqımızda · Viza</title>');
			expect(body).toContain(`<link rel="canonical" href="${PUBLIC_URL}/about" />`);
			expect(body).toContain(`<meta property="og:url" content="${PUBLIC_URL}/about" />`);
			expect(body).toContain(`<meta property="og:image" content="${PUBLIC_URL}/share.png" />`);
			expect(body).toContain('<meta property="og:image:width" content="1200" />');
			expect(body).toContain('<meta name="twitter:card" content="summary_large_image" />');
			expect(body).not.toContain('noindex');
		}
	});

	it('[INF-04] is read as text, whatever signs it holds', async () => {
		const { body } = await get('/about');
		expect(body).toContain('<meta name="description" content="Viza &#38; &#60;sənədlər&#62;" />');
		expect(body).toContain('content="Viza: &#34;sənəd kimi&#34;"');
	});

	it.each(['/profile', '/applications/1', '/nowhere'])('[INF-03] keeps %s out of search engines', async (url) => {
		const { body } = await get(url);
		expect(body).toContain('<meta name="robots" content="noindex" />');
		for (const word of ['canonical', 'og:', 'description']) expect(body).not.toContain(word);
	});

	it('[THM-04] leaves the inline script as the policy knows it', async () => {
		const { body, headers } = await get('/about');
		expect(body).toContain('<script>theme()</script>');
		expect(String(headers['content-security-policy'])).toMatch(/script-src 'self' 'sha256-[\w+/=]+'(;|$)/);
	});

	it('is known again for the same page alone', async () => {
		const { etag } = (await get('/about')).headers;
		const known = async (url: string) =>
			(await app.inject({ url, headers: { accept: 'text/html', 'if-none-match': String(etag) } })).statusCode;
		expect([await known('/about'), await known('/application')]).toEqual([304, 200]);
	});
});

describe('search engines', () => {
	it('[INF-03] are told what everybody may read', async () => {
		const { headers, body, statusCode } = await get('/sitemap.xml');
		expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
		const places = Array.from(body.matchAll(/<loc>(.*?)<\/loc>/g), ([, place]) => place);
		expect(places).toEqual([
			`${PUBLIC_URL}/`,
			`${PUBLIC_URL}/about`,
			`${PUBLIC_URL}/application`,
			`${PUBLIC_URL}/auth/login`,
		]);
	});

	it('[INF-03] are kept off what is somebody’s own, and off no other page', async () => {
		const { headers, body } = await get('/robots.txt');
		expect(headers['content-type']).toBe('text/plain; charset=utf-8');
		const closed = Array.from(body.matchAll(/^Disallow: (.*)$/gm), ([, rule]) => rule ?? '');
		expect(closed).toEqual(['/api', '/applications', '/auth/reset-password', '/dashboard', '/profile']);
		for (const { path } of sharing.pages)
			expect([path, closed.some((rule) => path.startsWith(rule))]).toEqual([path, false]);
		expect(body).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
	});

	it('find neither where the site is not built', async () => {
		for (const path of ['/robots.txt', '/sitemap.xml']) expect((await server.get(path)).status).toBe(404);
	});
});

it('what the folder of the site holds in hidden folders is sent too', async () => {
	expect((await get('/.well-known/security.txt')).body).toBe('Contact: mailto:a@b.example');
});

it('[INF-05] the manifest has its own type', async () => {
	expect((await get('/manifest.webmanifest')).headers['content-type']).toContain('application/manifest+json');
});
