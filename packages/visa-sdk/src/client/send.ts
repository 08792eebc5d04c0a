/** A request to be sent. */
export interface Message {
	readonly url: string;
	readonly method: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly body?: string | FormData | null;
	readonly credentials: RequestCredentials;
	readonly timeoutMs: number;
	readonly signal?: AbortSignal | undefined;
}

/** A response before it is parsed. */
export interface Answer {
	readonly status: number;
	readonly text: string;
	readonly headers?: Headers | undefined;
}

/**
 * Sends a request.
 * @param fetchNow the client's own fetch, for implementations that use it
 */
export type Send = (message: Message, fetchNow: typeof fetch) => Promise<Answer>;

/** Sends with fetch; the timeout covers the complete response. */
export const sendByFetch: Send = async ({ url, timeoutMs, signal, ...init }, fetchNow) => {
	const timeout = AbortSignal.timeout(timeoutMs);
	const response = await fetchNow(url, { ...init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
	return { status: response.status, text: await response.text(), headers: response.headers };
};

/** Sends with fetch to the end, also when the page is left meanwhile, for what must not depend on its staying. */
export const sendToTheEnd: Send = (message, fetchNow) =>
	sendByFetch(message, (url, init) => fetchNow(url, { ...init, keepalive: true }));
