import type { FastifyRequest } from 'fastify';

/** Tells the browser that registered from any other; scripts can't read it. */
export const REGISTRATION_COOKIE = 'registrationToken';

/** This browser's secret, or null. */
export function registrationTokenOf(request: FastifyRequest): string | null {
	const token = request.cookies[REGISTRATION_COOKIE];
	return token && /^[\w-]{40,64}$/.test(token) ? token : null;
}
