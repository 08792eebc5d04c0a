import { describe, expect, it } from 'vitest';
import { markForKey } from './markForKey';

describe('markForKey', () => {
	it.each([
		['ArrowRight', 3, 'along', 4],
		['ArrowUp', 3, 'along', 4],
		['ArrowDown', 3, 'down', 4],
		['ArrowUp', 3, 'down', 2],
		['ArrowRight', 9, 'along', 9],
		['PageDown', 3, 'along', 0],
		['PageDown', 3, 'down', 9],
		['Home', 3, 'along', 0],
		['End', null, 'down', 9],
		['x', 3, 'along', undefined],
	] as const)('%s from %s, %s → %s', (key, marked, direction, next) => {
		expect(markForKey(key, marked, 10, direction)).toBe(next);
	});
});
