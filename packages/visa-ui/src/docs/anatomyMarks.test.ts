import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineTo, placeNumbers, roomBetween } from './anatomyMarks';

const place = { width: 400, height: 300 };

it('a number stands beside its part', () => {
	const [at] = placeNumbers([{ left: 100, top: 100, width: 50, height: 20 }], place);
	expect(at).toEqual({ left: 82, top: 110 });
});

it('where the start is taken, it stands at another side', () => {
	const part = { left: 0, top: 0, width: 400, height: 40 };
	const [one, other] = placeNumbers([part, { ...part, width: 399 }], place);
	expect(one).toEqual({ left: -18, top: 20 });
	expect(other?.left).toBeGreaterThan(400);
});

it('numbers of up to six parts never lie upon each other', () => {
	const box = fc.record({
		left: fc.integer({ min: 0, max: 300 }),
		top: fc.integer({ min: 0, max: 200 }),
		width: fc.integer({ min: 40, max: 100 }),
		height: fc.integer({ min: 40, max: 100 }),
	});
	fc.assert(
		fc.property(fc.array(box, { maxLength: 6 }), (boxes) => {
			const places = placeNumbers(boxes, place);
			const pairs = places.flatMap((one, index) => places.slice(index + 1).map((other) => [one, other] as const));
			for (const [one, other] of pairs)
				expect(Math.max(Math.abs(one.left - other.left), Math.abs(one.top - other.top))).toBeGreaterThanOrEqual(28);
		}),
	);
});

it('the room between two parts lies beside or below the first, whichever is named first', () => {
	const box = { left: 10, top: 10, width: 100, height: 40 };
	const beside = { ...box, left: 126 };
	const below = { ...box, top: 58 };
	expect(roomBetween(box, beside)).toEqual({ left: 110, top: 10, width: 16, height: 40 });
	expect(roomBetween(beside, box)).toEqual(roomBetween(box, beside));
	expect(roomBetween(box, below)).toEqual({ left: 10, top: 50, width: 100, height: 8 });
});

it('a line leads from the number to the nearest point of its part', () => {
	const part = { left: 100, top: 100, width: 50, height: 20 };
	expect(lineTo(part, { left: 82, top: 110 })).toEqual({ length: 18, degrees: 0 });
	expect(lineTo(part, { left: 125, top: 66 })).toEqual({ length: 34, degrees: 90 });
	expect(lineTo(part, { left: 110, top: 110 }).length).toBe(0);
});

it('the number of what a part contains stands above, beyond that part', () => {
	const around = { left: 100, top: 100, width: 150, height: 44 };
	const [, inner] = placeNumbers([around, { left: 116, top: 110, width: 118, height: 24, isFromAbove: true }], place);
	expect(inner).toEqual({ left: 175, top: 76 });
});
