import { ApiError } from './ApiError';
import type { Layer } from './transport';

/** How often, and how long to wait between. */
export interface RetryOptions {
	/** How often a read is tried again; 2 by default. */
	readonly times?: number | undefined;
	/** Who is told to wait longer does not: the refusal is the answer. 30 000 by default. */
	readonly longestPauseMs?: number | undefined;
}

const FIRST_PAUSE_MS = 300;

/**
 * Tries reads again that could not reach the service or were told to come later: a moment afterwards, or when
 * `Retry-After` says. What changes something is never sent twice, and a time-out is waited for once. Queries of
 * `visa-sdk/queries` try again by themselves: with them, this is once too many.
 */
export const retryReads =
	({ times = 2, longestPauseMs = 30_000 }: RetryOptions = {}): Layer =>
	(next) =>
	async (request, options) => {
		for (let tried = 0; ; tried += 1) {
			try {
				return await next(request, options);
			} catch (error) {
				const isRead = request.method === 'GET' && !request.send;
				if (tried >= times || !isRead || !isPassing(error)) throw error;
				const pause = retryAfterMs(error) ?? FIRST_PAUSE_MS * 2 ** tried * (0.5 + Math.random());
				if (pause > longestPauseMs) throw error;
				await waited(pause, options?.signal);
			}
		}
	};

const isPassing = (error: unknown): error is ApiError =>
	error instanceof ApiError && (error.code === 'OFFLINE' || [429, 502, 503, 504].includes(error.statusCode));

/** Rejects with the signal's reason when the call is given up. */
const waited = (ms: number, signal: AbortSignal | undefined) =>
	new Promise<void>((resolve, reject) => {
		const giveUp = () => {
			clearTimeout(timer);
			reject(signal?.reason);
		};
		const timer = setTimeout(() => {
			signal?.removeEventListener('abort', giveUp);
			resolve();
		}, ms);
		signal?.addEventListener('abort', giveUp, { once: true });
	});

/** How long the server asks to wait before the next call, in ms; undefined when it does not say. */
export function retryAfterMs(error: unknown): number | undefined {
	const text = error instanceof ApiError ? error.retryAfter : undefined;
	if (!text) return undefined;
	const seconds = Number(text);
	const pause = Number.isNaN(seconds) ? Date.parse(text) - Date.now() : seconds * 1000;
	return Number.isNaN(pause) ? undefined : Math.max(0, pause);
}
