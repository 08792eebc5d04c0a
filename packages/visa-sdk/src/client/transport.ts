import type { Method } from '../contract';
import { IDEMPOTENCY_KEY_HEADER, RETURN_TOKEN_HEADER, UNATTENDED_HEADER } from '../rules/headers';
import { ApiError, type FailureCode } from './ApiError';
import { fillPath } from './fillPath';
import { type QueryRecord, queryString } from './queryString';
import { readAnswer } from './readAnswer';
import { type Send, sendByFetch } from './send';
import { trimmedJson } from './trimmedJson';

/** The default timeout of a call, in ms. */
export const TIMEOUT_MS = 60_000;

type Token = string | null | undefined;

/** Options of a client. */
export interface ClientOptions {
	/** The base URL, '/api' or absolute, without a trailing slash. */
	readonly baseUrl: string;
	/** Returns the current access token; nothing for visitors. */
	readonly getToken?: (() => Token | Promise<Token>) | undefined;
	/**
	 * Returns the language of error messages, of the names of countries and of what staff have translated: `az`, `en` or
	 * `ru`. Without it a browser sends its own languages; the fallback is Azerbaijani. [ACC-09] [ACC-11]
	 */
	readonly getLanguage?: (() => string | null | undefined) | undefined;
	/** Returns whether the user is away; calls made in the background then don't extend the session. [DSH-17] */
	readonly isUnattended?: (() => boolean) | undefined;
	/**
	 * The timeout in ms, `Infinity` for none; calls can override it. By default 60 000, and 310 000 for files, which a slow
	 * phone takes minutes to send. [API-02]
	 */
	readonly timeoutMs?: number | undefined;
	/** The credentials mode of fetch, by default its own, 'same-origin'; a visitor's uploads depend on a cookie. */
	readonly credentials?: RequestCredentials | undefined;
	/**
	 * The fetch implementation, the global one by default. An upload with `onProgress` goes by XMLHttpRequest instead,
	 * where there is one.
	 */
	readonly fetch?: typeof fetch | undefined;
	/**
	 * Layers around every call, the first one outermost: `retryReads()`, `onUnauthorized(…)`, `checkAnswers()` of
	 * `visa-sdk/check`, or your own.
	 */
	readonly layers?: readonly Layer[] | undefined;
}

/** Options of a single call. */
export interface CallOptions {
	readonly signal?: AbortSignal | undefined;
	/** Overrides the client's timeout, in ms; `Infinity` for none. */
	readonly timeoutMs?: number | undefined;
	/**
	 * The call only asks whether someone is signed in: a rejection is a valid result and, for `onUnauthorized`, not a
	 * lost session. Without a token, `createClient` rejects it without sending it, unless the client has a `fetch`, or the
	 * call `headers` (its own or a layer's), which may sign in by other means.
	 */
	readonly isVisitorFine?: boolean | undefined;
	/** Calls with the same key and body return the same result, so that a retry never creates twice. */
	readonly idempotencyKey?: string | undefined;
	/** The token from a payment's return URL, instead of signing in. */
	readonly returnToken?: string | undefined;
	readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** A call as it is sent. */
export interface WireRequest {
	readonly method: Method;
	/** The path as in the contract, with `{names}`. */
	readonly path: string;
	readonly params?: Readonly<Record<string, string>> | undefined;
	readonly query?: QueryRecord | undefined;
	readonly body?: unknown;
	/** A form to send instead of a JSON body. */
	readonly form?: FormData | undefined;
	/** A function that sends the request instead of fetch. */
	readonly send?: Send | undefined;
	/** How long it may take if neither call nor client says so, in ms; 60 000 by default. */
	readonly timeoutMs?: number | undefined;
	/** Whether a success has content, as the contract says; one without is then unreadable. */
	readonly isAnswered?: boolean | undefined;
}

/** Sends a call and returns the response's content, or throws. */
export type Transport = (request: WireRequest, options?: CallOptions) => Promise<unknown>;

/** Wraps a transport, to add behaviour to every call. */
export type Layer = (next: Transport) => Transport;

/** 23 days; a timer of more than 25 would go off at once. */
export const LONGEST_TIMER_MS = 2e9;

/**
 * Creates the transport, which implements the service's HTTP conventions. It rejects with an {@link ApiError}, or with
 * the reason of the caller's own signal. [API-02] [API-06]
 */
export function createTransport(client: ClientOptions): Transport {
	const transport: Transport = async (request, options = {}) => {
		let code: FailureCode = 'UNEXPECTED';
		let timeout: AbortSignal | undefined;
		const { signal } = options;
		try {
			timeout = AbortSignal.timeout(
				Math.min(options.timeoutMs ?? client.timeoutMs ?? request.timeoutMs ?? TIMEOUT_MS, LONGEST_TIMER_MS),
			);
			const limit = signal ? AbortSignal.any([signal, timeout]) : timeout;
			limit.throwIfAborted();
			// The host's promise can't be cancelled, but it needn't be awaited any longer.
			const token = await Promise.race([
				client.getToken?.(),
				new Promise<never>((_, reject) => {
					limit.onabort = () => reject(limit.reason);
				}),
			]);
			// A signal that is listened to stays in memory for as long as the caller's own.
			limit.onabort = null;
			const language = client.getLanguage?.();
			const message = {
				url: client.baseUrl + fillPath(request.path, request.params) + queryString(request.query),
				method: request.method,
				headers: {
					...(!request.form && { 'content-type': 'application/json' }),
					...(language && { 'accept-language': language }),
					...(client.isUnattended?.() && { [UNATTENDED_HEADER]: '1' }),
					...(token && { authorization: `Bearer ${token}` }),
					...(options.idempotencyKey && { [IDEMPOTENCY_KEY_HEADER]: options.idempotencyKey }),
					...(options.returnToken && { [RETURN_TOKEN_HEADER]: options.returnToken }),
					...options.headers,
				},
				body: request.form ?? trimmedJson(request.body),
				// By default undefined instead of 'same-origin', which runtimes without cookies refuse.
				credentials: client.credentials as RequestCredentials,
				signal: limit,
			};
			// Outside a page, a relative URL can't be resolved, which isn't the network's fault.
			if (client.fetch || globalThis.location || client.baseUrl.includes('://')) code = 'OFFLINE';
			const answer = await (request.send ?? sendByFetch)(message, client.fetch ?? fetch);
			const text = await answer.text();
			code = 'UNREADABLE';
			return readAnswer(answer, text, request.isAnswered);
		} catch (error) {
			if (error instanceof ApiError) throw error;
			// The signals are checked, because the host's own fetch may reject with another reason.
			if (signal?.aborted) throw signal.reason;
			throw new ApiError(500, { code: timeout?.aborted ? 'TIMEOUT' : code }, error);
		}
	};
	return (client.layers ?? []).reduceRight((next, layer) => layer(next), transport);
}
