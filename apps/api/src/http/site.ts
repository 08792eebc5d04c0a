import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSilentQuery, LANGUAGE_COOKIE, languages, SESSION_COOKIE } from 'visa-sdk/rules';
import { ReadyText } from '../platform/readyText';
import { notFound } from '../platform/refusal';
import { refuse } from './errors';
import { ownReads } from './ownReads';
import { encodingFor, sendReady } from './ready';
import { createRenderer } from './rendering';
import type { PolicyFor } from './security';
import { robotsOf, type Sharing, sitemapOf } from './sharing';
import { createPages, type Site, type Visit } from './siteFiles';

const YEAR = 'public, max-age=31536000, immutable';
const flagsDir = join(dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')), '3x2');

/** For a code without a flag: a country may have one, and a list should show no broken image. */
const plainFlag = new ReadyText(
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 513 342"><rect width="513" height="342" fill="#e3e6e4"/></svg>',
	'image/svg+xml',
);

/**
 * For files that browsers never show as a page: a page's headers would weigh more than many of them. What remains are the
 * protections against sniffing and embedding by other sites, and what workers need.
 */
function sayLess(reply: FastifyReply): void {
	for (const name of [
		...['content-security-policy', 'cross-origin-opener-policy', 'origin-agent-cluster', 'permissions-policy'],
		...['referrer-policy', 'x-dns-prefetch-control', 'x-download-options', 'x-frame-options'],
		...['x-permitted-cross-domain-policies', 'x-xss-protection', 'x-request-id'],
	])
		reply.removeHeader(name);
}

/** Sends the page at a URL. */
type Send = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Serves flags, the site's files, its page at each of its paths, and the files for search engines.
 * @param base returns the site's URL, which is known once the server listens
 */
export async function serveSite(
	app: FastifyInstance,
	siteDir: string,
	site: Site,
	base: () => string,
	policyFor: PolicyFor,
): Promise<void> {
	const flags = new Map<string, Promise<ReadyText>>();
	app.get<{ Params: { file: string } }>('/flags/:file', async (request, reply) => {
		sayLess(reply);
		// Opened directly, an image is a page of its own.
		reply.header('content-security-policy', "default-src 'none'");
		const code = /^([A-Z]{2})\.svg$/.exec(request.params.file)?.[1];
		const path = code && join(flagsDir, `${code}.svg`);
		if (!path) return reply.code(404).type('text/plain').send('Not found');
		if (!existsSync(path)) return sendReady(request, reply.header('cache-control', 'public, max-age=86400'), plainFlag);
		const flag = flags.get(code) ?? readFile(path).then((svg) => new ReadyText(svg, 'image/svg+xml'));
		flags.set(code, flag);
		return sendReady(request, reply.header('cache-control', YEAR), await flag);
	});

	if (site.html !== null) await app.register(async (files) => serveFiles(files, siteDir));
	if (site.sharing) serveForRobots(app, site, site.sharing, base);
	const renderer = createRenderer(siteDir, ownReads(app));
	const pageFor = createPages(site, renderer, base, (fault) =>
		app.log.error({ fault }, 'a page could not be rendered'),
	);
	const send: Send = async (request, reply) => {
		const page = await pageFor(visitOf(request));
		if (page) reply.header('content-security-policy', policyFor(page.styles));
		return sendPage(request, reply, page);
	};
	app.get('/', send);
	app.setNotFoundHandler((request, reply) => answerUnknown(request, reply, site, send));
}

/** Serves the robots file and the sitemap. [INF-03] */
function serveForRobots(app: FastifyInstance, { addresses }: Site, sharing: Sharing, base: () => string): void {
	const ready = new Map<string, ReadyText>();
	const serve = (path: string, type: string, make: () => string) =>
		app.get(path, (request, reply) => {
			const text = ready.get(path) ?? new ReadyText(make(), type);
			ready.set(path, text);
			return sendReady(request, reply.header('cache-control', 'public, max-age=3600'), text);
		});
	serve('/robots.txt', 'text/plain; charset=utf-8', () => robotsOf(sharing, addresses, base()));
	serve('/sitemap.xml', 'application/xml; charset=utf-8', () => sitemapOf(sharing, base()));
}

/** Serves the files of the build, which include compressed versions. */
async function serveFiles(app: FastifyInstance, siteDir: string): Promise<void> {
	// The plugin's own parsing ignores that a client may prefer the uncompressed file.
	app.addHook('onRequest', async (request) => {
		request.headers['accept-encoding'] = encodingFor(request);
	});
	app.addHook('onSend', async (request, reply) => {
		// A worker uses the policy of its own file.
		if (/^\/assets\/(?!\w*Worker)/.test(request.url)) sayLess(reply);
	});
	await app.register(fastifyStatic, {
		root: siteDir,
		preCompressed: true,
		index: false,
		cacheControl: false,
		// A route for each file of the build. With a wildcard, the plugin would read the whole folder on every call to
		// verify the spelling of the name.
		wildcard: false,
		// The server's own module isn't a file of the site, and compressed files are only sent in place of the original.
		// Robots file and sitemap are generated here.
		globIgnore: ['server/**', '**/*.{br,gz}', 'robots.txt', 'sitemap.xml'],
		serveDotFiles: true,
		setHeaders: (reply, path) => {
			// The build adds a hash to the names of these files.
			reply.header('cache-control', /[\\/]assets[\\/]/.test(path) ? YEAR : 'no-cache');
		},
	});
}

async function answerUnknown(
	request: FastifyRequest,
	reply: FastifyReply,
	site: Site,
	send: Send,
): Promise<FastifyReply> {
	const path = request.url.split('?')[0] ?? '/';
	if (/^\/api(\/|$)/.test(path)) return refuse(request, reply, notFound());
	const isPage =
		(request.method === 'GET' || request.method === 'HEAD') &&
		/text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
	const isFile = /^\/(flags|assets|sandbox-bank)\/|\.\w{1,8}$/.test(path);
	if (!isPage || isFile) return reply.code(404).type('text/plain').send('Not found');
	// An unknown path gets the page as well, which says so in its own words.
	return send(request, reply.code(site.hasPageAt(path) ? 200 : 404));
}

/** What in a request determines which page is sent. [ACC-09] */
function visitOf({ url, cookies }: FastifyRequest): Visit {
	const [path = '/', query = ''] = url.split('?');
	const language = languages.find((one) => one === cookies[LANGUAGE_COOKIE]) ?? languages[0];
	return { path, hasQuery: !isSilentQuery(query), isSignedIn: Boolean(cookies[SESSION_COOKIE]), language };
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: ReadyText | null): Promise<FastifyReply> {
	if (!page)
		return reply
			.code(404)
			.type('text/plain; charset=utf-8')
			.send('The site is not built yet: build apps/site, or set SITE_DIR.\n');
	return sendReady(request, reply.header('cache-control', 'no-cache'), page);
}
