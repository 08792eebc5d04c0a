import { readdirSync, readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Request } from '@playwright/test';
import { expect, onStep, test } from './journey';
import type { RunningServer } from './server';

const dist = resolve(import.meta.dirname, '../dist');
const isText = (name: string) => /\.(js|css|html|svg|json|txt)$/.test(name);
const unpack: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

interface Answer {
	status: number | undefined;
	headers: IncomingHttpHeaders;
	/** As they came over the wire. */
	bytes: Buffer;
	content: Buffer;
}

/** A call without a browser's help, which would unpack by itself. */
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
	const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(isText);
	expect(files.filter((name) => name.startsWith('assets/')).length).toBeGreaterThan(20);
	for (const name of files) {
		const plain = readFileSync(resolve(dist, name));
		for (const form of ['br', 'gzip']) {
			const { status, headers, bytes, content } = await ask(server, `/${name}`, asking(form));
			expect([name, status, headers['content-encoding'], headers.vary]).toEqual([name, 200, form, 'accept-encoding']);
			expect(content.equals(plain), name).toBe(true);
			if (plain.length > 1024) expect(bytes.length).toBeLessThan(plain.length * 0.6);
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

for (const [name, path, headers] of [
	['the page', '/about', { accept: 'text/html' }],
	['the list of countries', '/api/countries?page=1&limit=200', {}],
	['the description of the API', '/api/openapi.json', {}],
	['the viewer of the description', '/api/docs/redoc.js', {}],
	['a flag', '/flags/SA.svg', {}],
] as const) {
	test(`${name} comes as small as the caller takes it, and is known again by its ETag`, async ({ server }) => {
		const plain = await ask(server, path, asking('identity', headers));
		expect([plain.status, plain.headers['content-encoding'], plain.headers.vary]).toEqual([
			200,
			undefined,
			'Accept-Encoding',
		]);
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
				expect(again.headers.vary).toBe('Accept-Encoding');
			}
		}
		// Bytes that differ have names that differ, or a cache would mix them.
		expect(etags.size).toBe(3);
	});
}

test('what belongs to somebody is not compressed: its size would tell of its secrets', async ({ server }) => {
	const { headers } = await ask(server, '/api/users/me', asking('br, gzip'));
	expect([headers['content-encoding'], headers['cache-control']]).toEqual([undefined, 'no-store']);
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
