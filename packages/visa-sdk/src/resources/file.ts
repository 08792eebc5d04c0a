import { type CallOptions, sendWithProgress, type Transport } from '../client';
import type { Endpoint, QueryOf, ResponseOf } from '../contract';
import { UPLOAD_TIMEOUT_MS } from '../rules/uploadTimeout';

/** Options of a call that sends a file. */
export interface ImageOptions extends CallOptions {
	/** Called with the fraction sent so far, 0 to 1. */
	readonly onProgress?: ((fraction: number) => void) | undefined;
}

/** Options of the call that attaches a visa. */
export interface VisaOptions extends ImageOptions {
	/** Whose visa it is, counting from 1 as the passports do; everybody's if omitted. */
	readonly traveller?: number | undefined;
}

/** Sends one file as multipart `file`. */
export const fileCall =
	<E extends Endpoint>(transport: Transport, path: E['path']) =>
	(
		file: File,
		{ onProgress, ...options }: ImageOptions = {},
		{ query, params }: { query?: QueryOf<E> | undefined; params?: Record<string, string> | undefined } = {},
	) => {
		const form = new FormData();
		form.set('file', file);
		// Node has no XMLHttpRequest; there uploads don't report progress.
		const send = onProgress && typeof XMLHttpRequest === 'function' ? sendWithProgress(onProgress) : undefined;
		return transport(
			{
				...{ method: 'POST', path, params, query: query as never, form, send, isAnswered: true },
				timeoutMs: UPLOAD_TIMEOUT_MS,
			},
			options,
		) as Promise<ResponseOf<E>>;
	};
