import type { Method } from '../contract';
import { IDEMPOTENCY_KEY_HEADER, RETURN_TOKEN_HEADER, UNATTENDED_HEADER } from '../rules/headers';
import { ApiError, type FailureCode } from './ApiError';
import { fillPath } from './fillPath';
import { type QueryRecord, queryString } from './queryString';
import { readAnswer } from './readAnswer';
import { type Send, sendByFetch } from './send';
import { trimmedJson } from './trimmedJson';

/** After so long a call is given up. */
export const TIMEOUT_MS = 60_000;

type Token = string | null | undefined;

/** Where the server is, who is asking, and what is done around each call. */
export interface ClientOptions {
	/** '/api', or an absolute address, without a slash at its end. */
	readonly baseUrl: string;
	/** The access token of the moment; nothing for a visitor. */
	readonly getToken?: (() => Token | Promise<Token>) | undefined;
	/**
	 * The language in which the service tells what it refuses: `az`, `en` or `ru`. Without it a browser sends its own
	 * languages, and whoever sends none is told in Azerbaijani. [ACC-09]
	 */
	readonly getLanguage?: (() => string | null | undefined) | undefined;
	/** Whether nobody sits before the screen now: calls that it makes by itself then keep nobody signed in. [DSH-17] */
	readonly isUnattended?: (() => boolean) | undefined;
	/** 60 000 by default; a call may say its own. [API-02] */
	readonly timeoutMs?: number | undefined;
	/** 'same-origin' by default; a visitor's uploads belong to a cookie. */
	readonly credentials?: RequestCredentials | undefined;
	/** The global one by default. */
	readonly fetch?: typeof fetch | undefined;
	/**
	 * What each call goes through, the first outermost: `retryReads()`, `onUnauthorized(…)`,
	 * `checkAnswers()` of `visa-sdk/check`, or your own.
	 */
	readonly layers?: readonly Layer[] | undefined;
}

/** Besides what the call itself needs. */
export interface CallOptions {
	readonly signal?: AbortSignal | undefined;
	/** Instead of the client's own. */
	readonly timeoutMs?: number | undefined;
	/** It only asks whether somebody is signed in: a refusal is the answer, and for `onUnauthorized` no lost session. */
	readonly isVisitorFine?: boolean | undefined;
	/** The same key and body answer the same, so that a retry never creates twice. */
	readonly idempotencyKey?: string | undefined;
	/** Of a payment's return address; stands in for signing in. */
	readonly returnToken?: string | undefined;
	readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** A call as it goes over the wire. */
export interface WireRequest {
	readonly method: Method;
	/** As the contract writes it, with `{names}`. */
	readonly path: string;
	readonly params?: Readonly<Record<string, string>> | undefined;
	readonly query?: QueryRecord | undefined;
	readonly body?: unknown;
	/** Instead of a JSON body. */
	readonly form?: FormData | undefined;
	/** Instead of fetch. */
	readonly send?: Send | undefined;
}

/** Sends a call and answers with what the server says, or throws why not. */
export type Transport = (request: WireRequest, options?: CallOptions) => Promise<unknown>;

/** Stands between the calls and the wire. */
export type Layer = (next: Transport) => Transport;

/**
 * The wire's rules in one place. Rejects with an {@link ApiError}, or with the reason of the caller's own signal.
 * [API-02] [API-06]
 */
export function createTransport(client: ClientOptions): Transport {
	const headersFor = (request: WireRequest, options: CallOptions, token: Token) => {
		const language = client.getLanguage?.();
		return {
			...(!request.form && { 'content-type': 'application/json' }),
			...(language && { 'accept-language': language }),
			...(client.isUnattended?.() && { [UNATTENDED_HEADER]: '1' }),
			...(token && { authorization: `Bearer ${token}` }),
			...(options.idempotencyKey && { [IDEMPOTENCY_KEY_HEADER]: options.idempotencyKey }),
			...(options.returnToken && { [RETURN_TOKEN_HEADER]: options.returnToken }),
			...options.headers,
		};
	};

	const transport: Transport = async (request, options = {}) => {
		let code: FailureCode = 'UNEXPECTED';
		try {
			const send = request.send ?? sendByFetch;
			const message = {
				url: client.baseUrl + fillPath(request.path, request.params ?? {}) + queryString(request.query ?? {}),
				method: request.method,
				headers: headersFor(request, options, await client.getToken?.()),
				body: request.form ?? (request.body ? trimmedJson(request.body) : null),
				credentials: client.credentials ?? 'same-origin',
				timeoutMs: options.timeoutMs ?? client.timeoutMs ?? TIMEOUT_MS,
				signal: options.signal,
			};
			code = 'OFFLINE';
			const answer = await send(message, client.fetch ?? fetch);
			code = 'UNREADABLE';
			return readAnswer(answer);
		} catch (error) {
			if (options.signal?.aborted || error instanceof ApiError) throw error;
			if ((error as Error).name === 'TimeoutError') code = 'TIMEOUT';
			throw new ApiError(500, { code }, error);
		}
	};
	return (client.layers ?? []).reduceRight((next, layer) => layer(next), transport);
}
