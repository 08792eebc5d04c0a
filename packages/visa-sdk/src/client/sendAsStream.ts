import type { Send } from './send';
import { type CallOptions, LONGEST_TIMER_MS, TIMEOUT_MS } from './transport';

/**
 * Sends with fetch and passes on the data of each server-sent event as it arrives. Ends with the stream. If nothing
 * arrives within the timeout, not even a heartbeat, the connection counts as broken.
 */
export const sendAsStream =
	(onData: (data: string) => void, { signal, timeoutMs = TIMEOUT_MS }: CallOptions = {}): Send =>
	async ({ url, ...init }, fetchNow) => {
		const silence = new AbortController();
		const listen = () => setTimeout(() => silence.abort(), Math.min(timeoutMs, LONGEST_TIMER_MS));
		let timer = listen();
		try {
			const either = signal ? AbortSignal.any([signal, silence.signal]) : silence.signal;
			const response = await fetchNow(url, { ...init, signal: either });
			const { status, ok, body, headers } = response;
			if (!ok || !body) return response;
			let rest = '';
			const reader = body.pipeThrough(new TextDecoderStream()).getReader();
			for (let read = await reader.read(); !read.done; read = await reader.read()) {
				clearTimeout(timer);
				timer = listen();
				const blocks = (rest + read.value).split('\n\n');
				rest = blocks.pop() ?? '';
				for (const block of blocks) if (block.startsWith('data: ')) onData(block.slice(6));
			}
			return { status, headers, text: () => '' };
		} catch (error) {
			// Whoever hears an event may fail: then nobody reads on, and the connection would stay open.
			silence.abort();
			throw error;
		} finally {
			clearTimeout(timer);
		}
	};
