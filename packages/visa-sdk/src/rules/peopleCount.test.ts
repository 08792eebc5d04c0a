import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampPeopleCount, parsePeopleCount } from './peopleCount';

describe('people count', () => {
	it.each([
		['1', 1],
		[' 7 ', 7],
		['10', 10],
		['11', 10],
		['0', 1],
		['-3', 1],
		['+4', 4],
		['2.9', 2],
		['2,9', 2],
		['', 1],
		['abc', 1],
		['3a', 1],
		['1e1', 1],
		['999999999999999999999', 10],
	])("[REV-07] '%s' is read as %d", (text, count) => {
		expect(parsePeopleCount(text)).toBe(count);
	});

	it('[REV-07] is a whole number from 1 to 10, whatever comes', () => {
		const isCount = (value: number) => Number.isInteger(value) && value >= 1 && value <= 10;
		fc.assert(fc.property(fc.string(), (text) => isCount(parsePeopleCount(text))));
		fc.assert(fc.property(fc.double(), (value) => isCount(clampPeopleCount(value))));
		fc.assert(fc.property(fc.integer({ min: 1, max: 10 }), (value) => parsePeopleCount(String(value)) === value));
	});
});
