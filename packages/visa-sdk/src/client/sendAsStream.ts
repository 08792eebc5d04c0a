import type { Send } from './send';

/**
 * Sends by fetch and tells each server-sent event's data while it comes. Ends with the stream; silence for as long as
 * the time-out, in which not even a heartbeat came, is a broken line.
 */
export const sendAsStream =
	(onData: (data: string) => void): Send =>
	async ({ url, timeoutMs, signal, ...init }, fetchNow) => {
		const silence = new AbortController();
		let timer = setTimeout(() => silence.abort(), timeoutMs);
		try {
			const either = signal ? AbortSignal.any([signal, silence.signal]) : silence.signal;
			const response = await fetchNow(url, { ...init, signal: either });
			const { status, ok, body } = response;
			if (!ok || !body) return { status, text: await response.text() };
			let rest = '';
			const reader = body.pipeThrough(new TextDecoderStream()).getReader();
			for (let read = await reader.read(); !read.done; read = await reader.read()) {
				clearTimeout(timer);
				timer = setTimeout(() => silence.abort(), timeoutMs);
				const blocks = (rest + read.value).split('\n\n');
				rest = blocks.pop() ?? '';
				for (const block of blocks) if (block.startsWith('data: ')) onData(block.slice(6));
			}
			return { status, text: '' };
		} finally {
			clearTimeout(timer);
		}
	};
