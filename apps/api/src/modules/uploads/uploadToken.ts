import type { FastifyRequest } from 'fastify';

/** Ties a visitor's uploads to the browser; scripts can't read it. */
export const UPLOAD_COOKIE = 'uploadToken';

/** The upload token of this browser, or null. */
export function uploadTokenOf(request: FastifyRequest): string | null {
	const token = request.cookies[UPLOAD_COOKIE];
	return token && /^[\w-]{40,64}$/.test(token) ? token : null;
}
