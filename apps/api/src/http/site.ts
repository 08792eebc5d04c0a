import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../platform/refusal';
import { refuse } from './errors';

const YEAR = 'public, max-age=31536000, immutable';
const flagsDir = join(dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')), '3x2');

/** The site's page; empty when the site is not built. */
export function readSite(siteDir: string): string {
	const path = join(siteDir, 'index.html');
	return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** Flags, the site's files, and its page for every address of its own. */
export async function serveSite(app: FastifyInstance, siteDir: string, html: string): Promise<void> {
	const flags = new Map<string, Promise<Buffer>>();
	app.get<{ Params: { file: string } }>('/flags/:file', async ({ params }, reply) => {
		const code = /^([A-Z]{2})\.svg$/.exec(params.file)?.[1];
		const path = code && join(flagsDir, `${code}.svg`);
		if (!path || !existsSync(path)) return reply.code(404).type('text/plain').send('Not found');
		const image = flags.get(code) ?? readFile(path);
		flags.set(code, image);
		return reply
			.header('cache-control', YEAR)
			.type('image/svg+xml')
			.send(await image);
	});

	if (html) {
		await app.register(fastifyStatic, {
			root: siteDir,
			preCompressed: true,
			index: false,
			cacheControl: false,
			setHeaders: (reply, path) => {
				// The build puts a hash into the names of what it puts there.
				reply.header('cache-control', /[\\/]assets[\\/]/.test(path) ? YEAR : 'no-cache');
			},
		});
	}
	app.get('/', (_request, reply) => sendPage(reply, html));
	app.setNotFoundHandler((request, reply) => answerUnknown(request, reply, html));
}

function answerUnknown(request: FastifyRequest, reply: FastifyReply, html: string): FastifyReply {
	const path = request.url.split('?')[0] ?? '/';
	if (/^\/api(\/|$)/.test(path)) return refuse(request, reply, notFound());
	const isPage =
		(request.method === 'GET' || request.method === 'HEAD') &&
		/text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
	const isFile = /^\/(flags|assets|sandbox-bank)\/|\.\w{1,8}$/.test(path);
	return isPage && !isFile ? sendPage(reply, html) : reply.code(404).type('text/plain').send('Not found');
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
	if (!html)
		return reply
			.code(404)
			.type('text/plain; charset=utf-8')
			.send('The site is not built yet: build apps/site, or set SITE_DIR.\n');
	return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
}
