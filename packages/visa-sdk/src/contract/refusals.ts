import { type Endpoint, nothing } from './endpoint';
import type { ErrorCode } from './shared';

/** The statuses that a code comes with; the first is the usual one. */
export const refusalStatuses = {
	VALIDATION: [400, 413, 415, 422],
	UNAUTHENTICATED: [401],
	ACCOUNT_CLOSED: [401],
	FORBIDDEN: [403],
	NOT_FOUND: [404],
	CONFLICT: [409],
	STALE: [409],
	NO_LONGER_OFFERED: [422],
	PRICE_CHANGED: [409],
	EMAIL_NOT_CONFIRMED: [403],
	IDEMPOTENCY_CONFLICT: [409],
	PROMOCODE_REFUSED: [422],
	UPLOAD_REFUSED: [400, 413, 415],
	STATE_CONFLICT: [409],
	PAYMENT_UNAVAILABLE: [503],
	TOO_MANY_REQUESTS: [429],
	UNAVAILABLE: [503],
	UNEXPECTED: [500],
} as const satisfies Record<ErrorCode, readonly [number, ...number[]]>;

/** Every code with which a call may be refused: its own, and those that follow from its access and input. */
export function refusalsOf(endpoint: Endpoint): ErrorCode[] {
	const { access, path, query, body, refusals } = endpoint;
	// A body that isn't JSON, or a malformed URL, is refused even where neither is used.
	const hasInput = query !== nothing || body !== nothing || endpoint.method !== 'GET' || path.includes('{');
	const codes = new Set<ErrorCode>(refusals);
	if (hasInput) codes.add('VALIDATION');
	if (access !== 'anyone') codes.add('UNAUTHENTICATED').add('ACCOUNT_CLOSED');
	if (access === 'staff' || access === 'admin') codes.add('FORBIDDEN');
	if (path.includes('{')) codes.add('NOT_FOUND');
	// Authentication, and the database behind every call.
	codes.add('UNAVAILABLE').add('UNEXPECTED');
	return [...codes];
}
