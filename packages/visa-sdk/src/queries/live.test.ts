import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../client';
import type { LiveEvent } from '../contract';
import type { Client } from '../resources';
import { queryKeys } from './keys';
import { applyLive, type FollowOptions, followDesk } from './live';
import { ownWork } from './ownWork';

const hello: LiveEvent = { type: 'hello', connection: 'l', quietMs: 3_600_000 };
const changed: LiveEvent = { type: 'request', id: 'one', version: 2, isNew: false, queue: 'mine' };

type Turn = (hear: (event: LiveEvent) => void) => void | Promise<void>;
/** A desk whose stream ends as each turn says; after the last one it stays open. */
const desk = (...turns: Turn[]) => deskOf({}, turns);
function deskOf(asked: Pick<FollowOptions, 'isOpen'>, turns: readonly Turn[], queryClient = new QueryClient()) {
	const over = new AbortController();
	let calls = 0;
	const live: Client['desk']['live'] = async (hear, options) => {
		const turn = turns[calls];
		calls += 1;
		if (turn) return turn(hear);
		hear(hello);
		await new Promise((_, fail) => options?.signal?.addEventListener('abort', () => fail(new Error('aborted'))));
	};
	const client = { desk: { live } } as unknown as Client;
	const lines: boolean[] = [];
	const events: LiveEvent[] = [];
	const followed = followDesk({
		...{ client, queryClient, signal: over.signal, ...asked },
		...{ onLine: (isOn: boolean) => lines.push(isOn), onEvent: (event: LiveEvent) => events.push(event) },
	});
	return { queryClient, followed, over, lines, events, calls: () => calls };
}
/** A desk with an open stream, and how to send it an event. */
function standing(isOpen?: FollowOptions['isOpen']) {
	let say: (event: LiveEvent) => void = () => undefined;
	const turn: Turn = (hear) => {
		say = hear;
		hear(hello);
		return new Promise<void>(() => undefined);
	};
	const one = deskOf({ isOpen }, [turn]);
	return { ...one, hear: (event: LiveEvent) => say(event) };
}
/** The counts of the queues on a screen: how often they were requested, and answered after this many ms. */
function counts(queryClient: QueryClient, ms: number) {
	const reads = { begun: 0, ended: 0 };
	const queryFn = async () => {
		reads.begun += 1;
		if (ms > 0) await new Promise((done) => setTimeout(done, ms));
		reads.ended += 1;
		return reads.ended;
	};
	const options = { queryKey: queryKeys.deskQueues, queryFn, staleTime: Number.POSITIVE_INFINITY, initialData: 0 };
	new QueryObserver(queryClient, options).subscribe(() => undefined);
	return reads;
}
const isUntrue = (queryClient: QueryClient, key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
const broken = () => {
	throw new TypeError('network');
};

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

describe('[DSH-10] following the desk', () => {
	it('has looked at again what an event makes untrue, and nothing else', () => {
		const queryClient = new QueryClient();
		const { visaRequest, visaRequestEvents, visaRequestList, assignedVisaRequests, deskQueues } = queryKeys;
		const untrue = [visaRequest('one'), visaRequestEvents('one', {}), visaRequestList({}), assignedVisaRequests({})];
		const true_ = [visaRequest('two'), queryKeys.deskTemplates, queryKeys.countryList({}), queryKeys.me];
		for (const key of [...untrue, deskQueues, ...true_]) queryClient.setQueryData(key, 'as it was');
		applyLive(queryClient, { type: 'presence', id: 'one' });
		for (const key of [...untrue, deskQueues]) expect([key, isUntrue(queryClient, key)]).toEqual([key, false]);
		applyLive(queryClient, changed);
		for (const key of [...untrue, deskQueues]) expect([key, isUntrue(queryClient, key)]).toEqual([key, true]);
		for (const key of true_) expect([key, isUntrue(queryClient, key)]).toEqual([key, false]);
	});

	it('comes back after a broken line, and then looks at everything that nobody told of', async () => {
		const { queryClient, over, followed, lines, calls } = desk((hear) => {
			hear(hello);
			broken();
		});
		queryClient.setQueryData(queryKeys.visaRequest('one'), 'as it was');
		queryClient.setQueryData(queryKeys.deskQueues, 'as it was');
		await vi.advanceTimersByTimeAsync(0);
		expect(lines).toEqual([true, false]);
		expect(isUntrue(queryClient, queryKeys.deskQueues)).toBe(false);
		await vi.advanceTimersByTimeAsync(1_000);
		expect([calls(), lines]).toEqual([2, [true, false, true]]);
		expect(isUntrue(queryClient, queryKeys.visaRequest('one'))).toBe(true);
		expect(isUntrue(queryClient, queryKeys.deskQueues)).toBe(true);
		over.abort();
		await followed;
	});

	it('looks at everything, too, once the first line stands that could not be had at once', async () => {
		const { queryClient, over, followed, lines } = desk(broken);
		queryClient.setQueryData(queryKeys.deskQueues, 'as it was');
		await vi.advanceTimersByTimeAsync(0);
		expect(lines).toEqual([false]);
		expect(isUntrue(queryClient, queryKeys.deskQueues)).toBe(false);
		await vi.advanceTimersByTimeAsync(1_000);
		expect(lines).toEqual([false, true]);
		expect(isUntrue(queryClient, queryKeys.deskQueues)).toBe(true);
		over.abort();
		await followed;
	});

	it('looks at everything as the first line stands, if something may have changed since it was read, and at nothing otherwise', async () => {
		for (const [quietMs, isBehind] of [
			[29_000, true],
			[60_000, false],
		] as const) {
			const queryClient = new QueryClient();
			const { visaRequest, deskQueues, visaRequestList } = queryKeys;
			const shown = [visaRequest('one'), deskQueues, visaRequestList({})];
			for (const key of shown) queryClient.setQueryData(key, 'as it was');
			await vi.advanceTimersByTimeAsync(20_000);
			const { over } = deskOf(
				{},
				[
					(hear) => {
						hear({ ...hello, quietMs });
						return new Promise<void>(() => undefined);
					},
				],
				queryClient,
			);
			await vi.advanceTimersByTimeAsync(0);
			for (const key of shown) expect([quietMs, key, isUntrue(queryClient, key)]).toEqual([quietMs, key, isBehind]);
			over.abort();
		}
	});

	it('reads again what was being read for the first time as something changed', async () => {
		const queryClient = new QueryClient();
		let begun = 0;
		const queryFn = async () => {
			begun += 1;
			await new Promise((done) => setTimeout(done, 500));
			return begun;
		};
		new QueryObserver(queryClient, { queryKey: queryKeys.deskQueues, queryFn }).subscribe(() => undefined);
		const { over } = deskOf(
			{},
			[
				(hear) => {
					hear({ ...hello, quietMs: 100 });
					return new Promise<void>(() => undefined);
				},
			],
			queryClient,
		);
		await vi.advanceTimersByTimeAsync(400);
		expect(begun).toBe(1);
		await vi.advanceTimersByTimeAsync(2_000);
		expect([begun, queryClient.getQueryData(queryKeys.deskQueues)]).toEqual([2, 2]);
		over.abort();
	});

	it('reads once for many events: the first at once, the others together, and none while reads are under way', async () => {
		const { hear, queryClient, over, events } = standing();
		const reads = counts(queryClient, 1_000);
		await vi.advanceTimersByTimeAsync(0);
		hear(changed);
		await vi.advanceTimersByTimeAsync(0);
		expect([reads.begun, reads.ended]).toEqual([1, 0]);
		// Somebody works through fifty cases while the first read is pending.
		for (let number = 0; number < 50; number += 1) {
			hear({ ...changed, id: `case-${number}` });
			await vi.advanceTimersByTimeAsync(18);
		}
		expect([reads.begun, reads.ended, events.length]).toEqual([1, 0, 52]);
		await vi.advanceTimersByTimeAsync(100);
		expect([reads.begun, reads.ended]).toEqual([2, 1]);
		await vi.advanceTimersByTimeAsync(5_000);
		expect([reads.begun, reads.ended]).toEqual([2, 2]);
		// An event on its own is read on its own.
		hear(changed);
		await vi.advanceTimersByTimeAsync(1_000);
		hear(changed);
		await vi.advanceTimersByTimeAsync(1_000);
		expect([reads.begun, reads.ended]).toEqual([4, 4]);
		over.abort();
	});

	it('pauses between quick reads, and reads no more when it has ended', async () => {
		const { hear, queryClient, over } = standing();
		const reads = counts(queryClient, 0);
		await vi.advanceTimersByTimeAsync(0);
		// One event every 50 ms for two seconds.
		for (let number = 0; number < 40; number += 1) {
			hear(changed);
			await vi.advanceTimersByTimeAsync(50);
		}
		expect(reads.begun).toBeGreaterThanOrEqual(4);
		expect(reads.begun).toBeLessThanOrEqual(6);
		await vi.advanceTimersByTimeAsync(1_000);
		const all = reads.begun;
		hear(changed);
		hear(changed);
		await vi.advanceTimersByTimeAsync(0);
		expect(reads.begun).toBe(all + 1);
		over.abort();
		await vi.advanceTimersByTimeAsync(1_000);
		expect(reads.begun).toBe(all + 1);
	});

	it('reads nothing again for an event that tells of what this page did itself, whichever of both comes first', async () => {
		const { hear, queryClient, over } = standing();
		const own = ownWork(queryClient);
		const reads = counts(queryClient, 0);
		await vi.advanceTimersByTimeAsync(0);
		// The event arrives before the response, and then after it.
		let answer: (request: { id: string; version: number }) => void = () => undefined;
		const call = () =>
			own.inLine(
				'one',
				() =>
					new Promise<{ id: string; version: number }>((done) => {
						answer = done;
					}),
			);
		void call();
		hear(changed);
		await vi.advanceTimersByTimeAsync(1_000);
		answer({ id: 'one', version: 2 });
		await vi.advanceTimersByTimeAsync(1_000);
		void call();
		answer({ id: 'one', version: 3 });
		await vi.advanceTimersByTimeAsync(100);
		hear({ ...changed, version: 3 });
		await vi.advanceTimersByTimeAsync(1_000);
		expect(reads.begun).toBe(0);
		// A note that somebody else adds has the same version: that is news.
		hear({ ...changed, version: 3 });
		await vi.advanceTimersByTimeAsync(1_000);
		expect(reads.begun).toBe(1);
		// A refused change, and somebody else's change meanwhile, are news too.
		const refused = own.inLine('one', () => Promise.reject(new Error('refused')));
		hear({ ...changed, version: 4 });
		await expect(refused).rejects.toThrow('refused');
		await vi.advanceTimersByTimeAsync(1_000);
		expect(reads.begun).toBe(2);
		over.abort();
	});

	it.each([
		['[DSH-11] reads no case again that is no longer this person’s, but the lists and the counts that had it', false],
		['[DSH-11] reads a case again that is still this person’s, with the lists and the counts', true],
	])('%s', async (_what, isTheirs) => {
		let answer: (isTheirs: boolean) => void = () => undefined;
		const asked = vi.fn(() => new Promise<boolean>((done) => (answer = done)));
		const { hear, queryClient, over } = standing(asked);
		const own = ownWork(queryClient);
		const { visaRequest, visaRequestEvents, visaRequestList, deskQueues } = queryKeys;
		const ofCase = [visaRequest('one'), visaRequestEvents('one', {})];
		const around = [visaRequestList({}), deskQueues];
		for (const key of [...ofCase, ...around]) queryClient.setQueryData(key, 'as it was');
		const news = { ...changed, queue: 'other' as const };
		hear(news);
		await vi.advanceTimersByTimeAsync(0);
		expect(asked).toHaveBeenCalledExactlyOnceWith(news);
		// What may be refused is read when its owner is known, and not before.
		for (const key of ofCase) expect([key, isUntrue(queryClient, key)]).toEqual([key, false]);
		answer(isTheirs);
		await vi.advanceTimersByTimeAsync(0);
		for (const key of around) expect([key, isUntrue(queryClient, key)]).toEqual([key, true]);
		for (const key of ofCase) expect([key, isUntrue(queryClient, key)]).toEqual([key, isTheirs]);
		// For this page's own changes nothing is requested.
		await own.inLine('one', () => Promise.resolve({ id: 'one', version: 3 }));
		hear({ ...news, version: 3 });
		await vi.advanceTimersByTimeAsync(1_000);
		expect(asked).toHaveBeenCalledTimes(1);
		over.abort();
	});

	it('lets no news wait long for a call of this page’s own that takes its time, as a file that is sent does', async () => {
		const { hear, queryClient, over } = standing();
		const reads = counts(queryClient, 0);
		void ownWork(queryClient).inLine('one', () => new Promise<never>(() => undefined));
		hear(changed);
		await vi.advanceTimersByTimeAsync(2_000);
		expect(reads.begun).toBe(0);
		await vi.advanceTimersByTimeAsync(2_000);
		expect(reads.begun).toBe(1);
		over.abort();
	});

	it('asks ever more seldom while nobody answers, and half a minute at the most', async () => {
		const { over, followed, calls } = desk(...Array.from({ length: 40 }, () => broken));
		await vi.advanceTimersByTimeAsync(60_000);
		const first = calls();
		expect(first).toBeGreaterThan(4);
		expect(first).toBeLessThan(12);
		await vi.advanceTimersByTimeAsync(300_000);
		// Between 15 and 30 s each, so that not everybody reconnects at once.
		expect(calls() - first).toBeGreaterThanOrEqual(9);
		expect(calls() - first).toBeLessThanOrEqual(21);
		over.abort();
		await followed;
	});

	it.each([
		['the session is over', broken401, false],
		['the server says so', (hear: (event: LiveEvent) => void) => hear({ type: 'end' }), true],
	])('ends when %s', async (_why, turn, isTold) => {
		const { followed, calls, lines, events } = desk(turn);
		await vi.advanceTimersByTimeAsync(120_000);
		await followed;
		expect([calls(), lines, events.some(({ type }) => type === 'end')]).toEqual([1, [false], isTold]);
	});

	it('ends at once with the signal, also while it rests', async () => {
		const { over, followed, calls } = desk(broken, broken);
		await vi.advanceTimersByTimeAsync(0);
		over.abort();
		await followed;
		expect(calls()).toBe(1);
	});
});

function broken401(): never {
	throw new ApiError(401, { code: 'UNAUTHENTICATED', message: 'x' });
}
