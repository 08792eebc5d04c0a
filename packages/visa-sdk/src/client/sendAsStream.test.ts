import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendAsStream } from './sendAsStream';

const TIMEOUT_MS = 1_000;
/** A stream that a test feeds in pieces. */
function feed() {
	let control: ReadableStreamDefaultController<Uint8Array> | undefined;
	const body = new ReadableStream<Uint8Array>({
		start: (begun) => {
			control = begun;
		},
	});
	/** As in a browser: giving up breaks the stream. */
	const fetchNow: typeof fetch = async (_url, init) => {
		init?.signal?.addEventListener('abort', () => control?.error(init.signal?.reason));
		return new Response(body);
	};
	return { fetchNow, push: (bytes: Uint8Array) => control?.enqueue(bytes), end: () => control?.close() };
}
const bytes = (text: string) => new TextEncoder().encode(text);
const order = {
	...{ url: '/desk/live', method: 'GET', headers: {}, credentials: 'same-origin' as const },
	// The time-out of any other call, which is not for a stream.
	signal: AbortSignal.abort(),
};
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

describe('[DSH-10] a stream of events', () => {
	it('tells each whole event however its bytes come, and no heartbeat', async () => {
		const heard: string[] = [];
		const { fetchNow, push, end } = feed();
		const sent = sendAsStream((data) => heard.push(data))(order, fetchNow);
		const all = bytes('data: {"ad":"Gülnarə"}\n\n:\n\ndata: 2\n\nda');
		for (const byte of all) push(Uint8Array.of(byte));
		await settle();
		expect(heard).toEqual(['{"ad":"Gülnarə"}', '2']);
		end();
		const answer = await sent;
		expect([answer.status, await answer.text()]).toEqual([200, '']);
	});

	it('leaves no connection behind when who hears an event fails', async () => {
		const { fetchNow, push } = feed();
		const hungUp = vi.fn();
		const watched: typeof fetch = (url, init) => {
			init?.signal?.addEventListener('abort', hungUp);
			return fetchNow(url, init);
		};
		const fail = () => {
			throw new RangeError('page');
		};
		const sent = sendAsStream(fail)(order, watched);
		push(bytes('data: 1\n\n'));
		await expect(sent).rejects.toThrow('page');
		expect(hungUp).toHaveBeenCalledOnce();
	});

	it('gives a refusal back as any call does', async () => {
		const headers = { 'retry-after': '7' };
		const refused: typeof fetch = async () => new Response('{"message":"Yox"}', { status: 403, headers });
		const onData = vi.fn();
		const answer = await sendAsStream(onData)(order, refused);
		expect([answer.status, await answer.text()]).toEqual([403, '{"message":"Yox"}']);
		expect(answer.headers.get('retry-after')).toBe('7');
		expect(onData).not.toHaveBeenCalled();
	});

	it('takes silence for a broken line, and every heartbeat for a living one', async () => {
		const { fetchNow, push } = feed();
		const ended = vi.fn();
		const sent = sendAsStream(() => undefined, { timeoutMs: TIMEOUT_MS })(order, fetchNow).catch(ended);
		for (let beat = 0; beat < 3; beat += 1) {
			await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1);
			push(bytes(':\n\n'));
			await settle();
		}
		expect(ended).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
		await sent;
		expect(ended).toHaveBeenCalledTimes(1);
	});

	it('takes no silence for a broken line where the time-out is infinite', async () => {
		const { fetchNow, end } = feed();
		const sent = sendAsStream(() => undefined, { timeoutMs: Number.POSITIVE_INFINITY })(order, fetchNow);
		await vi.advanceTimersByTimeAsync(60 * 60_000);
		end();
		expect((await sent).status).toBe(200);
	});

	it('is ended by whoever asked', async () => {
		const { fetchNow } = feed();
		const asked = new AbortController();
		const sent = sendAsStream(() => undefined, { signal: asked.signal })(order, fetchNow);
		await settle();
		asked.abort(new Error('gone'));
		await expect(sent).rejects.toThrow('gone');
	});
});
