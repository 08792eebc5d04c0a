import type { ErrorBody } from '../contract';

export const UNEXPECTED_ERROR = 'Unexpected error';

/**
 * A call that failed: with the server's own words, or 'Unexpected error' and 500 when no server answered. [API-06]
 * Then `cause` says why: a `TypeError` of the network, a `DOMException` named `TimeoutError`, an unreadable answer.
 */
export class ApiError extends Error {
	override readonly name = 'ApiError';
	readonly statusCode: number;
	/** For programs; absent when the answer did not come from the service itself. */
	readonly code?: ErrorBody['code'];
	/** One entry a faulty field. */
	readonly errors: readonly { readonly field: string; readonly message: string }[];
	readonly requestId?: string;
	/** With `PRICE_CHANGED`: the total that is true now, AZN. */
	readonly totalPrice?: number;

	constructor(statusCode = 500, body: Partial<ErrorBody> = {}, cause?: unknown) {
		super(body.message || UNEXPECTED_ERROR, { cause });
		this.statusCode = statusCode;
		this.code = body.code;
		this.errors = body.errors ?? [];
		this.requestId = body.requestId;
		this.totalPrice = body.totalPrice;
	}
}
