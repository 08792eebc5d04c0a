/** One request as it goes out. */
export interface Message {
	readonly url: string;
	readonly method: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly body?: string | FormData;
	readonly credentials: RequestCredentials;
	readonly timeoutMs: number;
	readonly signal?: AbortSignal;
}

export interface Answer {
	readonly status: number;
	readonly text: string;
	readonly isCsv?: boolean;
}

export type Send = (message: Message) => Promise<Answer>;

/** Sends by fetch; the time-out counts until the whole answer is here. */
export const sendBy =
	(fetchNow: typeof fetch): Send =>
	async ({ url, timeoutMs, signal, ...init }) => {
		const timeout = AbortSignal.timeout(timeoutMs);
		const response = await fetchNow(url, { ...init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
		const isCsv = !!response.headers.get('content-type')?.startsWith('text/csv');
		return { status: response.status, text: await response.text(), isCsv };
	};
