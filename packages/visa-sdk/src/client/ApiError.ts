import type { ErrorBody } from '../contract';
import { UNEXPECTED_ERROR } from '../rules/headers';

export { UNEXPECTED_ERROR };

/**
 * Why a call failed, for programs: the service's own code, or `OFFLINE` (the network failed, or no server could be
 * reached), `TIMEOUT`, `UNREADABLE` (the response is not the service's, as when `baseUrl` leads to a page, or doesn't
 * match the contract) or `UNEXPECTED` (the server, or a proxy in front of it, failed, or the call couldn't be sent:
 * `cause` says why).
 */
export type FailureCode = ErrorBody['code'] | 'OFFLINE' | 'TIMEOUT' | 'UNREADABLE';

/** The properties of a failure. */
export interface FailureBody extends Partial<Omit<ErrorBody, 'code'>> {
	readonly code?: FailureCode | undefined;
	readonly retryAfter?: string | null | undefined;
}

/**
 * A failed call, with the server's message, or with 'Unexpected error' and status 500 if no server responded. [API-06]
 * If the message isn't the server's, `cause` has the reason: a network `TypeError`, a `DOMException` named
 * `TimeoutError`, or what was wrong with the response.
 */
export class ApiError extends Error {
	override readonly name = 'ApiError';
	declare readonly statusCode: number;
	/** The error code; absent if a rejection has a message but no code, as that of something in front of the service. */
	declare readonly code?: FailureCode | undefined;
	/**
	 * There was no response: the network failed, or the call timed out. Only then is the connection to blame. [API-08]
	 */
	readonly isUnreachable?: true;
	/** One entry per invalid field. */
	declare readonly errors: readonly { readonly field: string; readonly message: string }[];
	declare readonly requestId?: string | undefined;
	/** With `PRICE_CHANGED`: the new total in AZN. */
	declare readonly totalPrice?: number | undefined;
	/** With `STALE`: the current record. */
	declare readonly current?: unknown;
	/** The value of the `Retry-After` header: seconds, or a date. See `retryAfterMs`. */
	declare readonly retryAfter?: string | undefined;

	constructor(statusCode = 500, body: FailureBody = {}, cause?: unknown) {
		super(body.message || UNEXPECTED_ERROR, { cause });
		this.statusCode = statusCode;
		this.code = body.code ?? (statusCode > 499 ? 'UNEXPECTED' : cause === undefined ? undefined : 'UNREADABLE');
		if (this.code === 'OFFLINE' || this.code === 'TIMEOUT') this.isUnreachable = true;
		// A proxy in front of the service may send errors in another format.
		this.errors = Array.isArray(body.errors) ? body.errors : [];
		this.requestId = body.requestId;
		this.totalPrice = body.totalPrice;
		this.retryAfter = body.retryAfter ?? undefined;
		this.current = body.current;
	}
}
