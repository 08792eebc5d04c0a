/** A request to be sent. */
export interface Message {
	readonly url: string;
	readonly method: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly body?: string | FormData | null;
	readonly credentials?: RequestCredentials;
	/** Aborts with the caller's signal, or when the timeout has passed. */
	readonly signal: AbortSignal;
}

/** A response before its content is read, as fetch returns it. */
export interface Answer {
	readonly status: number;
	readonly headers: Pick<Headers, 'get'>;
	text(): string | Promise<string>;
}

/**
 * Sends a request.
 * @param fetchNow the client's own fetch, for implementations that use it
 */
export type Send = (message: Message, fetchNow: typeof fetch) => Promise<Answer>;

/** Sends with fetch; the timeout covers the complete response. */
export const sendByFetch: Send = ({ url, ...init }, fetchNow) => fetchNow(url, init);

/** Sends with fetch, and completes even if the page is left meanwhile. */
export const sendToTheEnd: Send = (message, fetchNow) =>
	sendByFetch(message, (url, init) => fetchNow(url, { ...init, keepalive: true }));
