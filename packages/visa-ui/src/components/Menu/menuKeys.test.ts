import { describe, expect, it } from 'vitest';
import { rowForKey } from './menuKeys';

describe('rowForKey', () => {
	it.each([
		['ArrowDown', 0, 1],
		['ArrowDown', 2, 0],
		['ArrowUp', 0, 2],
		['Home', 2, 0],
		['End', 0, 2],
		['x', 1, undefined],
	])('%s from %i → %s', (key, index, next) => {
		expect(rowForKey(key, index, 3)).toBe(next);
	});
});
