import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * The exact style elements that libraries of the site insert: no pull-to-refresh while a sheet is open, and no double-tap
 * zoom on buttons. An outdated entry shows up as an error in every journey.
 */
const LIBRARY_STYLES = [
	'@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
	'@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
];

/** Features that none of our pages use, nor anything embedded in them. */
const UNUSED = [
	...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer', 'microphone'],
	...['midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
];

/** The content security policy of a page. @param styles style sources besides the site's files */
export type PolicyFor = (styles: readonly string[]) => string;

/**
 * Sends the same headers with every response; a page with inline styles replaces the policy.
 * @param html the page whose inline scripts may run, by their hashes
 */
export async function secure(app: FastifyInstance, html: string, isHttps: boolean): Promise<PolicyFor> {
	const scripts = inlineScripts(html).map(hashSource);
	const policyFor: PolicyFor = (styles) =>
		[
			"default-src 'self'",
			["script-src 'self'", ...scripts].join(' '),
			["style-src 'self'", ...LIBRARY_STYLES.map(hashSource), ...styles].join(' '),
			"img-src 'self' data: blob:",
			"font-src 'self'",
			"connect-src 'self'",
			"object-src 'none'",
			"base-uri 'self'",
			"form-action 'self'",
			"frame-ancestors 'none'",
			...(isHttps ? ['upgrade-insecure-requests'] : []),
		].join(';');
	await app.register(helmet, {
		contentSecurityPolicy: false,
		crossOriginEmbedderPolicy: { policy: 'require-corp' },
		strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
		// URLs contain link tokens.
		referrerPolicy: { policy: 'no-referrer' },
		xFrameOptions: { action: 'deny' },
	});
	const policy = policyFor([]);
	const permissions = UNUSED.map((name) => `${name}=()`).join(', ');
	app.addHook('onRequest', async (_request, reply) => {
		reply.header('content-security-policy', policy).header('permissions-policy', permissions);
	});
	return policyFor;
}

/** The sources that allow exactly the styles contained in a page: its style elements and style attributes. */
export function styleSourcesOf(html: string): string[] {
	const sheets = Array.from(html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi), ([, sheet]) => sheet ?? '');
	const own = Array.from(html.matchAll(/<[a-z][^<>]*?\sstyle="([^"]*)"/gi), ([, style]) => unescaped(style ?? ''));
	return [...new Set([...(own.length > 0 ? ["'unsafe-hashes'"] : []), ...[...sheets, ...own].map(hashSource)])];
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const unescaped = (text: string) => text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const inlineScripts = (html: string) =>
	Array.from(html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi), ([, code]) => code ?? '');
