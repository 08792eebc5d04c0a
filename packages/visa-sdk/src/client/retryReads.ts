import { ApiError } from './ApiError';
import type { Layer } from './transport';

/** Options of `retryReads`. */
export interface RetryOptions {
	/** The number of retries, 2 by default. */
	readonly times?: number | undefined;
	/** The longest delay in ms, 30 000 by default. If the server asks for a longer one, the call fails. */
	readonly longestPauseMs?: number | undefined;
}

const FIRST_PAUSE_MS = 300;

/**
 * A layer that retries reads if the service couldn't be reached or asked to retry later, after a short delay or as
 * `Retry-After` says. Writes are never repeated, and timeouts aren't retried. Queries of `visa-sdk/queries` retry by
 * themselves, so don't combine the two.
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

/** Rejects with the signal's reason if the call is aborted. */
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

/** The delay that the server asks for before a retry, in ms; undefined if it doesn't. */
export function retryAfterMs(error: unknown): number | undefined {
	const text = error instanceof ApiError ? error.retryAfter : undefined;
	if (!text) return undefined;
	const seconds = Number(text);
	const pause = Number.isNaN(seconds) ? Date.parse(text) - Date.now() : seconds * 1000;
	return Number.isNaN(pause) ? undefined : Math.max(0, pause);
}
