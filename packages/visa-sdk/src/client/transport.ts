import type { Method } from '../contract';
import { IDEMPOTENCY_KEY_HEADER, RETURN_TOKEN_HEADER } from '../rules/headers';
import { ApiError } from './ApiError';
import { type QueryRecord, queryString } from './queryString';
import { readAnswer } from './readAnswer';
import { trimmedJson } from './trimmedJson';
import { uploadWithProgress } from './upload';

export const TIMEOUT_MS = 60_000;

export interface ClientOptions {
	/** '/api', or an absolute address, without a slash at its end. */
	readonly baseUrl: string;
	/** The access token of the moment; nothing for a visitor. */
	readonly getToken?: () => string | null | undefined;
	/** 60 000 by default. [API-02] */
	readonly timeoutMs?: number;
	/** 'same-origin' by default; a visitor's uploads belong to a cookie. */
	readonly credentials?: RequestCredentials;
	/** The global one by default. */
	readonly fetch?: typeof fetch;
}

/** Besides what the call itself needs. */
export interface CallOptions {
	readonly signal?: AbortSignal;
	/** The same key and body answer the same, so that a retry never creates twice. */
	readonly idempotencyKey?: string;
	/** Of a payment's return address; stands in for signing in. */
	readonly returnToken?: string;
	readonly headers?: Readonly<Record<string, string>>;
}

export interface WireRequest {
	readonly method: Method;
	/** With its parameters filled in. */
	readonly path: string;
	readonly query?: QueryRecord;
	readonly body?: unknown;
	/** Instead of a JSON body. */
	readonly form?: FormData;
	/** How much of the form is sent, 0 to 1; asked for only in browsers. */
	readonly onProgress?: (fraction: number) => void;
}

export type Transport = (request: WireRequest, options?: CallOptions) => Promise<unknown>;

/**
 * The wire's rules in one place. Rejects with an {@link ApiError}, or with the reason of the caller's own signal.
 * [API-02] [API-06]
 */
export function createTransport(client: ClientOptions): Transport {
	const { baseUrl, timeoutMs = TIMEOUT_MS, credentials = 'same-origin' } = client;

	const headersFor = (request: WireRequest, options: CallOptions) => {
		const token = client.getToken?.();
		return {
			...(!request.form && { 'content-type': 'application/json' }),
			...(token && { authorization: `Bearer ${token}` }),
			...(options.idempotencyKey && { [IDEMPOTENCY_KEY_HEADER]: options.idempotencyKey }),
			...(options.returnToken && { [RETURN_TOKEN_HEADER]: options.returnToken }),
			...options.headers,
		};
	};

	const send = async (request: WireRequest, options: CallOptions) => {
		const { form, onProgress } = request;
		const { signal } = options;
		const url = baseUrl + request.path + queryString(request.query ?? {});
		const headers = headersFor(request, options);
		if (form && onProgress && typeof XMLHttpRequest === 'function')
			return uploadWithProgress({ url, headers, form, timeoutMs, credentials, onProgress, signal });

		const timeout = AbortSignal.timeout(timeoutMs);
		const fetchNow = client.fetch ?? fetch;
		const response = await fetchNow(url, {
			method: request.method,
			headers,
			credentials,
			body: form ?? (request.body === undefined ? undefined : trimmedJson(request.body)),
			signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
		});
		return { status: response.status, text: await response.text() };
	};

	return async (request, options = {}) => {
		try {
			const { status, text } = await send(request, options);
			return readAnswer(status, text);
		} catch (error) {
			if (options.signal?.aborted || error instanceof ApiError) throw error;
			throw new ApiError(500, {}, error);
		}
	};
}
