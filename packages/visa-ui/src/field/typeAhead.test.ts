import { describe, expect, it } from 'vitest';
import { findTyped } from './typeAhead';

describe('findTyped', () => {
	const rows = ['Aç', 'İxrac et', 'Şərh yaz', 'Sil', 'Əməkdaşa təyin et'];

	it('takes a space for any that the row has', () => {
		expect(findTyped(['8\u00a0dekabr', '9\u00a0dekabr'], '9 d', 0)).toBe(1);
	});

	it.each([
		['i', 0, 1],
		['I', 0, 1],
		['s', 0, 2],
		['s', 2, 3],
		['ss', 3, 2],
		['si', 2, 3],
		['emek', 0, 4],
		['zz', 2, 2],
		[' ', 2, 2],
	])('%s from %i → %i', (letters, index, next) => {
		expect(findTyped(rows, letters, index)).toBe(next);
	});
});
