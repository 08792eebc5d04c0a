import { describe, expect, it } from 'vitest';
import { together } from './together';

/** A database that answers when told to. */
function slowly() {
	const batches: number[][] = [];
	const waiting: (() => void)[] = [];
	const alone: number[] = [];
	return {
		batches,
		alone,
		ways: {
			async together(asked: readonly number[]) {
				batches.push([...asked]);
				await new Promise<void>((done) => waiting.push(done));
				return asked.map((one): string | null => `${one}`);
			},
			async alone(one: number) {
				alone.push(one);
				return `${one} alone`;
			},
		},
		/** Lets the current batch finish. */
		async end() {
			await expect.poll(() => waiting.length).toBe(1);
			waiting.pop()?.();
		},
	};
}
const fault = (code: string) => Object.assign(new Error('a fault'), { code });

describe('what many ask for', () => {
	it('goes at once when nothing is under way, and what comes meanwhile goes together', async () => {
		const { ways, batches, end } = slowly();
		const ask = together(ways);
		const first = ask(1);
		await expect.poll(() => batches).toEqual([[1]]);
		const others = [ask(2), ask(3), ask(4)];
		await end();
		expect(await first).toBe('1');
		await end();
		expect(await Promise.all(others)).toEqual(['2', '3', '4']);
		expect(batches).toEqual([[1], [2, 3, 4]]);
	});

	it('goes fifty at a time, one batch after another', async () => {
		const { ways, batches, end } = slowly();
		const ask = together(ways);
		const all = Promise.all(Array.from({ length: 120 }, (_, number) => ask(number)));
		for (let ended = 1; ended <= 3; ended += 1) {
			await expect.poll(() => batches.length).toBe(ended);
			await end();
		}
		expect(await all).toHaveLength(120);
		expect(batches.map(({ length }) => length)).toEqual([50, 50, 20]);
	});

	it('waits for no batch that hangs: who comes later goes past it', async () => {
		const begun: number[] = [];
		const ask = together({
			together(asked: readonly number[]) {
				begun.push(...asked);
				return asked.includes(1) ? new Promise<never>(() => undefined) : Promise.resolve(asked.map(String));
			},
			alone: async (one) => `${one} alone`,
		});
		void ask(1);
		await expect.poll(() => begun).toEqual([1]);
		expect(await Promise.all([ask(2), ask(3)])).toEqual(['2', '3']);
	});

	it('and is not done with the others is done alone, and so is what names the same as another', async () => {
		const { ways, alone, batches } = slowly();
		const ask = together({
			...ways,
			async together(asked: readonly number[]) {
				batches.push([...asked]);
				return asked.map((one) => (one === 2 ? null : `${one}`));
			},
			claims: (one: number) => [`${one % 10}`],
		});
		expect(await Promise.all([ask(1), ask(2), ask(11), ask(3)])).toEqual(['1', '2 alone', '11 alone', '3']);
		expect(batches).toEqual([[1, 2, 3]]);
		expect(alone).toEqual([2, 11]);
	});

	it('fails for nobody but whose it is: all of a batch that was refused are done alone', async () => {
		for (const refused of [
			fault('23514'),
			fault('40P01'),
			fault('55P03'),
			new Error('a query', { cause: fault('55P03') }),
		]) {
			const ask = together({
				together: () => Promise.reject(refused),
				alone: async (one: number) => (one === 2 ? Promise.reject(new Error('the bad one')) : one),
			});
			const ended = await Promise.allSettled([ask(1), ask(2), ask(3)]);
			expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
		}
	});

	it('is not done a second time when the database went away: perhaps it was done', async () => {
		const { ways, alone } = slowly();
		let isAway = true;
		const ask = together({
			...ways,
			together: async (asked: readonly number[]) =>
				isAway ? Promise.reject(fault('ECONNRESET')) : asked.map((one): string | null => `${one}`),
		});
		const ended = await Promise.allSettled([ask(1), ask(2)]);
		expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
		expect(alone).toEqual([]);
		isAway = false;
		expect(await ask(3)).toBe('3');
	});
});
