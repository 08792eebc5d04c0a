import { describe, expect, it } from 'vitest';
import { tabForKey } from './tabKeys';

const tabs = [{}, { isDisabled: true }, {}, {}];

describe('tabForKey', () => {
	it.each([
		['ArrowRight', 0, 2],
		['ArrowRight', 3, 0],
		['ArrowLeft', 2, 0],
		['ArrowLeft', 0, 3],
		['Home', 3, 0],
		['End', 0, 3],
		['ArrowDown', 0, undefined],
	])('%s from %i → %s', (key, index, next) => {
		expect(tabForKey(key, index, tabs)).toBe(next);
	});
});
