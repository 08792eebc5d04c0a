import type { ErrorBody } from '../contract';
import { UNEXPECTED_ERROR } from '../rules/headers';

export { UNEXPECTED_ERROR };

/**
 * A call that failed: with the server's own words, or 'Unexpected error' and 500 when no server answered. [API-06]
 * Then `cause` says why: a `TypeError` of the network, a `DOMException` named `TimeoutError`, an unreadable answer.
 */
export class ApiError extends Error {
	override readonly name = 'ApiError';
	readonly statusCode: number;
	/** For programs; absent when the answer did not come from the service itself. */
	readonly code?: ErrorBody['code'];
	/** The call got no answer: the network failed, or the time was up. Only then is the connection to blame. [API-08] */
	readonly isUnreachable?: true;
	/** One entry a faulty field. */
	readonly errors: readonly { readonly field: string; readonly message: string }[];
	readonly requestId?: string;
	/** With `PRICE_CHANGED`: the total that is true now, AZN. */
	readonly totalPrice?: number;
	/** With `STALE`: the record as it is now. */
	readonly current?: unknown;

	constructor(statusCode = 500, body: Partial<ErrorBody> = {}, cause?: unknown, isUnreachable = false) {
		super(body.message || UNEXPECTED_ERROR, { cause });
		if (isUnreachable) this.isUnreachable = true;
		this.statusCode = statusCode;
		this.code = body.code;
		this.errors = body.errors ?? [];
		this.requestId = body.requestId;
		this.totalPrice = body.totalPrice;
		if (body.current !== undefined) this.current = body.current;
	}
}
