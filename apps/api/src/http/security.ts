import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * What libraries of the site write into a style element of their own, letter for letter: no finger pulls the page while
 * a sheet is open, and none zooms by a button. One that is no longer right shows as a fault in every journey.
 */
const LIBRARY_STYLES = [
	'@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
	'@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
];

/** What no page of ours uses, nor anything that would stand in one. */
const UNUSED = [
	...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer', 'microphone'],
	...['midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
];

/** The policy of a page, by the styles that stand in it. @param styles sources beside the site's files */
export type PolicyFor = (styles: readonly string[]) => string;

/**
 * Sends the same headers with everything; a page with styles of its own replaces the policy.
 * @param html whose inline scripts may run, by their hashes
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
		// Addresses hold tokens of links.
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

/** What lets the styles that stand in a page apply, and no others: its sheets, and its elements' own. */
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
