/** One request as it goes out. */
export interface Message {
	readonly url: string;
	readonly method: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly body?: string | FormData | null;
	readonly credentials: RequestCredentials;
	readonly timeoutMs: number;
	readonly signal?: AbortSignal | undefined;
}

/** What came back, before anybody has read it. */
export interface Answer {
	readonly status: number;
	readonly text: string;
	readonly headers?: Headers | undefined;
}

/** How a message gets to the server. @param fetchNow the client's own, for those that go by it */
export type Send = (message: Message, fetchNow: typeof fetch) => Promise<Answer>;

/** Sends by fetch; the time-out counts until the whole answer is here. */
export const sendByFetch: Send = async ({ url, timeoutMs, signal, ...init }, fetchNow) => {
	const timeout = AbortSignal.timeout(timeoutMs);
	const response = await fetchNow(url, { ...init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
	return { status: response.status, text: await response.text(), headers: response.headers };
};
