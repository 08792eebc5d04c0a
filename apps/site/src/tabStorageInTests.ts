import { afterEach, beforeEach, vi } from 'vitest';

/**
 * For each test of the file: a clock that only moves when told to, and an empty tab storage.
 * @returns everything stored, as one text
 */
export function emptyTabStorage(): () => string {
	const items = new Map<string, string>();
	beforeEach(() => {
		vi.useFakeTimers();
		vi.stubGlobal('sessionStorage', {
			getItem: (key: string) => items.get(key) ?? null,
			setItem: (key: string, value: string) => void items.set(key, value),
			removeItem: (key: string) => void items.delete(key),
		});
	});
	afterEach(() => {
		items.clear();
		vi.useRealTimers();
		vi.unstubAllGlobals();
	});
	return () => [...items.values()].join();
}
