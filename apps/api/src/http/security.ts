import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** @param html whose inline scripts may run, by their hashes */
export async function secure(app: FastifyInstance, html: string, isHttps: boolean): Promise<void> {
	await app.register(helmet, {
		contentSecurityPolicy: {
			useDefaults: false,
			directives: {
				defaultSrc: ["'self'"],
				scriptSrc: ["'self'", ...inlineScriptHashes(html)],
				// Components place themselves with style attributes.
				styleSrc: ["'self'", "'unsafe-inline'"],
				imgSrc: ["'self'", 'data:', 'blob:'],
				fontSrc: ["'self'"],
				connectSrc: ["'self'"],
				objectSrc: ["'none'"],
				baseUri: ["'self'"],
				formAction: ["'self'"],
				frameAncestors: ["'none'"],
				...(isHttps ? { upgradeInsecureRequests: [] } : {}),
			},
		},
		strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
		// Addresses hold tokens of links.
		referrerPolicy: { policy: 'no-referrer' },
		xFrameOptions: { action: 'deny' },
	});
}

function inlineScriptHashes(html: string): string[] {
	return Array.from(html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi), ([, code]) => {
		const hash = createHash('sha256')
			.update(code ?? '')
			.digest('base64');
		return `'sha256-${hash}'`;
	});
}
