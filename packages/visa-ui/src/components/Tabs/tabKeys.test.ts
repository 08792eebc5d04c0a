import { describe, expect, it } from 'vitest';
import { tabForKey } from './tabKeys';

const tabs = [{}, { isDisabled: true }, {}, {}];

describe('tabForKey', () => {
	it.each([
		['ArrowRight', 0, false, 2],
		['ArrowRight', 3, false, 0],
		['ArrowLeft', 2, false, 0],
		['ArrowLeft', 0, false, 3],
		['ArrowLeft', 0, true, 2],
		['ArrowRight', 0, true, 3],
		['Home', 3, false, 0],
		['End', 0, false, 3],
		['ArrowDown', 0, false, undefined],
	])('%s from %i (right to left: %s) → %s', (key, index, isRightToLeft, next) => {
		expect(tabForKey(key, index, tabs, isRightToLeft)).toBe(next);
	});
});
