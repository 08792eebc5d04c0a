import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courseOf, namedPlaces } from './course';

describe('courseOf', () => {
	it('begins at the start, ends at the end, and always shows zero', () => {
		const { points, ticks } = courseOf([20, 40, 30]);
		expect(points.map(({ x }) => x)).toEqual([0, 50, 100]);
		expect(points[1]?.y).toBe(100);
		expect(ticks[0]).toEqual({ value: 0, y: 0 });
	});

	it('draws one value in the middle, and no value as nothing', () => {
		expect(courseOf([7]).points).toEqual([{ x: 50, y: expect.any(Number) }]);
		expect(courseOf([]).line).toBe('');
	});

	it('keeps every value inside, also below zero', () => {
		fc.assert(
			fc.property(fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1 }), (values) => {
				for (const { x, y } of courseOf(values).points) {
					expect(x).toBeGreaterThanOrEqual(0);
					expect(x).toBeLessThanOrEqual(100);
					expect(y).toBeGreaterThanOrEqual(-0.001);
					expect(y).toBeLessThanOrEqual(100.001);
				}
			}),
		);
	});
});

describe('namedPlaces', () => {
	it('names the first and the last and no more than there is room for', () => {
		expect(namedPlaces(3, 5)).toEqual([0, 1, 2]);
		expect(namedPlaces(31, 4)).toEqual([0, 10, 20, 30]);
	});
});
