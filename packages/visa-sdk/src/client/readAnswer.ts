import type { ErrorBody } from '../contract';
import { ApiError } from './ApiError';
import type { Answer } from './send';

/**
 * The content of a successful answer, or an ApiError with the server's words. [API-06]
 * @param isAnswered whether a success must have content
 */
export function readAnswer({ status, headers }: Answer, text: string, isAnswered?: boolean): unknown {
	if (status >= 200 && status < 300) {
		// Reading a text takes its mark of UTF-8 off, which spreadsheets need.
		if (headers.get('content-type')?.startsWith('text/csv')) return `\uFEFF${text}`;
		return text || isAnswered ? (JSON.parse(text) as unknown) : undefined;
	}
	throw new ApiError(status, { ...errorBody(text), retryAfter: headers.get('retry-after') });
}

/** What a proxy or a broken server sends may be anything. */
function errorBody(text: string): Partial<ErrorBody> | undefined {
	try {
		const body = JSON.parse(text) as Partial<ErrorBody> | null;
		if (typeof body?.message === 'string') return body;
	} catch {
		// Its status is all that is known.
	}
	return undefined;
}
