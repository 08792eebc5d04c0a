import type { FastifyRequest } from 'fastify';

/** Binds a visitor's uploads to the browser; no script can read it. */
export const UPLOAD_COOKIE = 'uploadToken';

/** The token of this browser's uploads, or null. */
export function uploadTokenOf(request: FastifyRequest): string | null {
	const token = request.cookies[UPLOAD_COOKIE];
	return token && /^[\w-]{40,64}$/.test(token) ? token : null;
}
