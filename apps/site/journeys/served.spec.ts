import { readdirSync, readFileSync, statSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Request } from '@playwright/test';
import sharp from 'sharp';
import { pageWeights, readBudgets } from '../build/pageWeights';
import { expect, onStep, test } from './journey';
import type { RunningServer } from './server';

const dist = resolve(import.meta.dirname, '../dist');
const isText = (name: string) => /\.(js|css|html|svg|json|txt|webmanifest)$/.test(name);
const unpack: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

interface Answer {
	status: number | undefined;
	headers: IncomingHttpHeaders;
	/** As transferred. */
	bytes: Buffer;
	content: Buffer;
}

/**
 * What a page's weight varies by without any change to it, in kB: its files name others, whose names change with their
 * content.
 */
const OF_NAMES = 0.2;

/** A call without the browser, which would decompress automatically. */
function ask(server: RunningServer, path: string, headers: Record<string, string> = {}): Promise<Answer> {
	return new Promise((done, fail) => {
		const call = request(`${server.url}${path}`, { headers }, (answer) => {
			const chunks: Buffer[] = [];
			answer.on('data', (chunk: Buffer) => chunks.push(chunk));
			answer.on('error', fail);
			answer.on('end', () => {
				const bytes = Buffer.concat(chunks);
				const form = answer.headers['content-encoding'];
				const content = form && bytes.length > 0 ? (unpack[form]?.(bytes) ?? bytes) : bytes;
				done({ status: answer.statusCode, headers: answer.headers, bytes, content });
			});
		});
		call.on('error', fail).end();
	});
}
const asking = (form: string, more: Record<string, string> = {}) => ({ 'accept-encoding': form, ...more });

test('every text that the build made is sent compressed, as the same text', async ({ server }) => {
	const made = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(isText);
	// Nobody can fetch what the server itself runs.
	const files = made.filter((name) => !name.startsWith('server/'));
	expect((await ask(server, '/server/render.js')).status).toBe(404);
	expect(files.filter((name) => name.startsWith('assets/')).length).toBeGreaterThan(20);
	for (const name of files) {
		const plain = readFileSync(resolve(dist, name));
		for (const form of ['br', 'gzip']) {
			const { status, headers, bytes, content } = await ask(server, `/${name}`, asking(form));
			expect([name, status, headers['content-encoding'], headers.vary]).toEqual([name, 200, form, 'accept-encoding']);
			expect(content.equals(plain), name).toBe(true);
			// Short texts repeat little.
			if (plain.length > 2048) expect(bytes.length).toBeLessThan(plain.length * 0.6);
		}
	}
});

test('the first page weighs a third of what it is made of', async ({ page }) => {
	const texts: Request[] = [];
	page.on('requestfinished', (call) => {
		if (isText(new URL(call.url()).pathname)) texts.push(call);
	});
	await page.goto('/application');
	await onStep(page, 'COUNTRY');
	const sizes = await Promise.all(texts.map(async (call) => (await call.sizes()).responseBodySize));
	expect(sizes.length).toBeGreaterThan(5);
	expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(300_000);
});

test('[RTE-10] what each page runs and wears as it comes weighs no more than its budget, in kB as it travels', () => {
	const weights = pageWeights();
	const budgets = readBudgets();
	const howTo = 'run `pnpm build`, then `pnpm --filter @viza/site budgets`, if that is intended';
	expect(Object.keys(budgets), `build/budgets.json lists other pages than there are: ${howTo}`).toEqual(
		Object.keys(weights),
	);
	for (const [address, weight] of Object.entries(weights)) {
		const budget = budgets[address] ?? 0;
		expect.soft(weight - OF_NAMES, `${address} exceeds build/budgets.json: ${howTo}`).toBeLessThanOrEqual(budget);
		// A page that became smaller stays smaller.
		expect.soft(weight, `${address} has a budget that is too wide: ${howTo}`).toBeGreaterThan(budget * 0.9);
	}
});

test('[RTE-10] a file of any length asks, in its first line, to be compiled while it comes', () => {
	const folder = resolve(dist, 'assets');
	const long = readdirSync(folder).filter(
		(file) => file.endsWith('.js') && statSync(resolve(folder, file)).size > 10_000,
	);
	expect(long.length).toBeGreaterThan(5);
	for (const file of long) {
		const sent = brotliDecompressSync(readFileSync(resolve(folder, `${file}.br`)));
		expect(sent.subarray(0, 28).toString(), file).toBe('//# allFunctionsCalledOnLoad');
		expect(sent.equals(readFileSync(resolve(folder, file))), file).toBe(true);
	}
});

for (const [name, path, headers, vary] of [
	// Another language, and signed-in users, get another one.
	['the page', '/about', { accept: 'text/html' }, 'Accept-Encoding, Cookie'],
	// Another language has other names. [ACC-09]
	['the list of countries', '/api/countries?page=1&limit=200', {}, 'Accept-Encoding, Accept-Language'],
	['the description of the API', '/api/openapi.json', {}, 'Accept-Encoding'],
	['the viewer of the description', '/api/docs/redoc.js', {}, 'Accept-Encoding'],
	['a flag', '/flags/SA.svg', {}, 'Accept-Encoding'],
] as const) {
	test(`${name} comes as small as the caller takes it, and is known again by its ETag`, async ({ server }) => {
		const plain = await ask(server, path, asking('identity', headers));
		expect([plain.status, plain.headers['content-encoding'], plain.headers.vary]).toEqual([200, undefined, vary]);
		const etags = new Set([plain.headers.etag]);
		for (const [wanted, form] of [
			['gzip, deflate, br, zstd', 'br'],
			['br;q=0, gzip', 'gzip'],
			['br;q=0, *;q=0.5', 'gzip'],
			['br;q=0.4, gzip;q=0.8', 'gzip'],
			['identity;q=1, br;q=0.5', undefined],
			['br;q=0, gzip;q=0', undefined],
			['*;q=0', undefined],
			['nonsense;;q=x', undefined],
		] as const) {
			const answer = await ask(server, path, asking(wanted, headers));
			expect([wanted, answer.status, answer.headers['content-encoding']]).toEqual([wanted, 200, form]);
			expect(answer.content.equals(plain.content)).toBe(true);
			if (form) expect(answer.bytes.length).toBeLessThan(plain.bytes.length * 0.7);
			const etag = String(answer.headers.etag);
			etags.add(etag);
			for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
				const again = await ask(server, path, asking(wanted, { ...headers, 'if-none-match': known }));
				expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, etag]);
				expect(again.headers.vary).toBe(vary);
			}
		}
		// Different content has different names, or a cache would mix them up.
		expect(etags.size).toBe(3);
	});
}

test('what belongs to somebody is not compressed: its size would tell of its secrets', async ({ server }) => {
	const { headers } = await ask(server, '/api/users/me', asking('br, gzip'));
	expect([headers['content-encoding'], headers['cache-control']]).toEqual([undefined, 'no-store']);
});

for (const path of ['/', '/about', '/application', '/status', '/terms', '/company', '/auth/login', '/auth/register']) {
	test(`[RTE-10] what ${path} runs and wears as it comes is named in its HTML, and nothing else is fetched first`, async ({
		page,
	}) => {
		const html = await (await page.goto(path))?.text();
		// What is loaded when idle is loaded after the page is interactive.
		const alive = await page.waitForFunction(() => performance.getEntriesByName('viza-alive')[0]?.startTime ?? 0);
		const fetched = await page.evaluate(
			(until) => {
				const files = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < until);
				return files.map(({ name }) => new URL(name).pathname).filter((name) => /\.(js|css)$/.test(name));
			},
			await alive.jsonValue(),
		);
		expect(fetched.length).toBeGreaterThan(4);
		expect(fetched.filter((file) => !html?.includes(`"${file}"`))).toEqual([]);
	});
}

test('the first sheet of a page says in which order all layers of styles count', async ({ server }) => {
	for (const path of ['/', '/application', '/auth/login', '/dashboard']) {
		const html = String((await ask(server, path, { accept: 'text/html' })).content);
		const [, inlined, linked] =
			/<style data-sheet="([^"]+)"|<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(html) ?? [];
		const sheet = readFileSync(resolve(dist, `.${inlined ?? linked}`), 'utf8');
		const [order, reset, components] = ['@layer theme,base,viza;', '@layer viza.reset{', '@layer viza.components{'].map(
			(rule) => sheet.indexOf(rule),
		);
		expect([path, order]).toEqual([path, 0]);
		expect(reset, path).toBeGreaterThan(0);
		expect(components, path).toBeGreaterThan(Number(reset));
	}
});

test('[RTE-09] [RTE-10] the site has its pages and no others', async ({ server }) => {
	const pages: string[] = JSON.parse(readFileSync(resolve(dist, 'addresses.json'), 'utf8'));
	expect(pages).toContain('/application');
	const at = async (path: string) => (await ask(server, path, { accept: 'text/html' })).status;
	for (const path of [...pages, '/application?countryId=x', '/about/'])
		expect([path, await at(path)]).toEqual([path, 200]);
	for (const path of ['/no/such/page', '/aboutx', '/about/us', '/auth', '/payments/approve/x', '/.env', '/wp-admin'])
		expect([path, await at(path)]).toEqual([path, 404]);
	const nowhere = await ask(server, '/no/such/page', asking('br', { accept: 'text/html', 'if-none-match': '*' }));
	expect([nowhere.status, nowhere.headers['content-encoding'], nowhere.headers.etag]).toEqual([404, 'br', undefined]);
});

test('[INF-03] [INF-04] what everybody may read is in the sitemap, with a head of its own; what is one’s own is not', async ({
	server,
}) => {
	const html = async (path: string) => String((await ask(server, path, { accept: 'text/html' })).content);
	const map = await ask(server, '/sitemap.xml');
	expect(map.headers['content-type']).toBe('application/xml; charset=utf-8');
	const places = Array.from(String(map.content).matchAll(/<loc>(.*?)<\/loc>/g), ([, place]) => place ?? '');
	expect(places).toContain(`${server.url}/company`);
	const titles = new Set<string>();
	for (const place of places) {
		const head = await html(place.replace(server.url, ''));
		expect(head).toContain(`<link rel="canonical" href="${place}" />`);
		titles.add(/<title>(.*?)<\/title>/.exec(head)?.[1] ?? '');
	}
	expect(titles.size).toBe(places.length);
	const robots = String((await ask(server, '/robots.txt')).content);
	for (const path of ['/dashboard', '/profile', '/applications', '/payments/approve']) {
		expect(places).not.toContain(server.url + path);
		expect(await html(path)).toContain('noindex');
		expect(robots).toContain(`Disallow: /${path.split('/')[1]}\n`);
	}
	// Of the pages about signing in, those linked from e-mails are personal.
	expect(places).toContain(`${server.url}/auth/register`);
	expect(await html('/auth/reset-password')).toContain('noindex');
	expect(robots).toContain('Disallow: /auth/reset-password\n');
	const closed = Array.from(robots.matchAll(/^Disallow: (.*)$/gm), ([, rule = '']) => rule);
	for (const place of places)
		expect([place, closed.filter((rule) => place.replace(server.url, '').startsWith(rule))]).toEqual([place, []]);
});

test('[INF-04] [INF-05] the share picture and the icons are as large as they say', async ({ server }) => {
	const sizeOf = async (path: string) => {
		const { headers, content } = await ask(server, path);
		const { format, width, height } = await sharp(content).metadata();
		return [headers['content-type'], format, width, height];
	};
	expect(await sizeOf('/share.png')).toEqual(['image/png', 'png', 1200, 630]);
	const manifest = JSON.parse(String((await ask(server, '/manifest.webmanifest')).content));
	const pictures: { src: string; sizes: string; purpose?: string }[] = manifest.icons;
	expect(pictures.filter(({ purpose }) => purpose).map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
		['192x192', 'any'],
		['512x512', 'any'],
		['512x512', 'maskable'],
	]);
	for (const { src, sizes, purpose } of pictures) {
		if (!purpose) continue;
		const side = Number(sizes.split('x')[0]);
		expect(await sizeOf(src)).toEqual(['image/png', 'png', side, side]);
	}
	expect(await sizeOf('/apple-touch-icon.png')).toEqual(['image/png', 'png', 180, 180]);
});

test('[INF-04] [INF-05] the page that is open is the one that is shared, and the browser’s bar follows the theme', async ({
	page,
	server,
}) => {
	await page.emulateMedia({ colorScheme: 'light' });
	await page.goto('/about');
	const canonical = page.locator('link[rel="canonical"]');
	await expect(canonical).toHaveAttribute('href', `${server.url}/about`);
	await page.getByRole('contentinfo').getByRole('link', { name: 'Xidmət şərtləri' }).click();
	await expect(canonical).toHaveAttribute('href', `${server.url}/terms`);
	const colored = page.locator('meta[name="theme-color"][media="all"]');
	await expect(colored).toHaveAttribute('data-scheme', 'light');
	await page.emulateMedia({ colorScheme: 'dark' });
	await expect(colored).toHaveAttribute('data-scheme', 'dark');
});
