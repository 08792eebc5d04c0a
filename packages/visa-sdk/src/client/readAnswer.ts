import type { ErrorBody } from '../contract';
import { ApiError } from './ApiError';
import type { Answer } from './send';

/**
 * Returns the content of a successful response, or throws an ApiError with the server's message. [API-06]
 * @param isAnswered whether a success must have content
 */
export function readAnswer({ status, headers }: Answer, text: string, isAnswered?: boolean): unknown {
	if (status >= 200 && status < 300) {
		// Reading a response as text removes its byte order mark, which spreadsheets need.
		if (headers.get('content-type')?.startsWith('text/csv')) return `\uFEFF${text}`;
		return text || isAnswered ? (JSON.parse(text) as unknown) : undefined;
	}
	let refusal: Partial<ErrorBody> | undefined;
	let cause: unknown;
	try {
		const body = JSON.parse(text) as Partial<ErrorBody> | null;
		// A body without a message isn't the service's: it comes from a proxy, or from whatever a wrong `baseUrl` leads to.
		if (typeof body?.message === 'string') refusal = body;
		else cause = body;
	} catch (error) {
		cause = error;
	}
	throw new ApiError(status, { ...refusal, retryAfter: headers.get('retry-after') }, cause);
}
