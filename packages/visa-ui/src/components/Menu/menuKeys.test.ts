import { describe, expect, it } from 'vitest';
import { rowForKey, rowForLetters } from './menuKeys';

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

describe('rowForLetters', () => {
	const labels = ['Aç', 'İxrac et', 'Şərh yaz', 'Sil', 'Əməkdaşa təyin et'];

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
		expect(rowForLetters(labels, letters, index)).toBe(next);
	});
});
