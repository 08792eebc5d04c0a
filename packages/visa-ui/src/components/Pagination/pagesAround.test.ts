import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pagesAround, placesOf } from './pagesAround';

describe('pagesAround', () => {
	it.each([
		[1, 1, [1]],
		[1, 3, [1, 2, 3]],
		[1, 12, [1, 2, 'gap-after', 12]],
		[3, 12, [1, 2, 3, 4, 'gap-after', 12]],
		[4, 12, [1, 2, 3, 4, 5, 'gap-after', 12]],
		[6, 12, [1, 'gap-before', 5, 6, 7, 'gap-after', 12]],
		[9, 12, [1, 'gap-before', 8, 9, 10, 11, 12]],
		[12, 12, [1, 'gap-before', 11, 12]],
	])('page %i of %i', (page, pageCount, marks) => {
		expect(pagesAround(page, pageCount)).toEqual(marks);
	});

	it('shows the ends and the open page, rising, and no gap for a single page', () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (one, other) => {
				const [page, pageCount] = [Math.min(one, other), Math.max(one, other)];
				const marks = pagesAround(page, pageCount);
				const numbers = marks.filter((mark) => typeof mark === 'number');
				expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
				expect(numbers).toEqual(expect.arrayContaining([1, page, pageCount]));
				expect(marks.length).toBeLessThanOrEqual(7);
				marks.forEach((mark, index) => {
					if (typeof mark === 'number') return;
					expect(Number(marks[index + 1]) - Number(marks[index - 1])).toBeGreaterThan(2);
				});
			}),
		);
	});
});

describe('placesOf', () => {
	it.each([
		[1, 20, 128, { first: 1, last: 20 }],
		[7, 20, 128, { first: 121, last: 128 }],
		[1, 20, 0, { first: 0, last: 0 }],
	])('page %i by %i of %i', (page, pageSize, total, places) => {
		expect(placesOf(page, pageSize, total)).toEqual(places);
	});
});
