import type { ErrorBody } from '../contract';
import { UNEXPECTED_ERROR } from '../rules/headers';

export { UNEXPECTED_ERROR };

/**
 * Why a call failed, for programs: what the service says, or else `OFFLINE` (the network failed, or no server could be
 * reached), `TIMEOUT`, `UNREADABLE` (an answer that is none of the contract's) or `UNEXPECTED` (a fault of the server, or
 * of what stands before it).
 */
export type FailureCode = ErrorBody['code'] | 'OFFLINE' | 'TIMEOUT' | 'UNREADABLE';

/** What is known of a failure. */
export interface FailureBody extends Partial<Omit<ErrorBody, 'code'>> {
	readonly code?: FailureCode | undefined;
	readonly retryAfter?: string | null | undefined;
}

/**
 * A call that failed: with the server's own words, or 'Unexpected error' and 500 when no server answered. [API-06]
 * Then `cause` says why: a `TypeError` of the network, a `DOMException` named `TimeoutError`, an unreadable answer.
 */
export class ApiError extends Error {
	override readonly name = 'ApiError';
	declare readonly statusCode: number;
	/** For programs; absent when something before the service refused the call. */
	declare readonly code?: FailureCode | undefined;
	/** The call got no answer: the network failed, or the time was up. Only then is the connection to blame. [API-08] */
	readonly isUnreachable?: true;
	/** One entry a faulty field. */
	declare readonly errors: readonly { readonly field: string; readonly message: string }[];
	declare readonly requestId?: string | undefined;
	/** With `PRICE_CHANGED`: the total that is true now, AZN. */
	declare readonly totalPrice?: number | undefined;
	/** With `STALE`: the record as it is now. */
	declare readonly current?: unknown;
	/** What the server's header of that name says: seconds, or a date. See `retryAfterMs`. */
	declare readonly retryAfter?: string | undefined;

	constructor(statusCode = 500, body: FailureBody = {}, cause?: unknown) {
		super(body.message || UNEXPECTED_ERROR, { cause });
		this.statusCode = statusCode;
		this.code = body.code ?? (statusCode > 499 ? 'UNEXPECTED' : undefined);
		if (this.code === 'OFFLINE' || this.code === 'TIMEOUT') this.isUnreachable = true;
		this.errors = body.errors ?? [];
		this.requestId = body.requestId;
		this.totalPrice = body.totalPrice;
		this.retryAfter = body.retryAfter ?? undefined;
		if (body.current !== undefined) this.current = body.current;
	}
}
