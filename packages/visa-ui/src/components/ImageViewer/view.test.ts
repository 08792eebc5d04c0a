import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { degreesOf, heldIn, nextZoom, turnedBy, type View, whole, zoomedTo } from './view';

const picture = { width: 300, height: 200 };
const frame = { width: 300, height: 300 };
const anyView: fc.Arbitrary<View> = fc.record({
	zoom: fc.double({ min: 1, max: 8, noNaN: true }),
	turn: fc.constantFrom(-90, 0, 90, 180, 270, 450),
	x: fc.integer({ min: -5000, max: 5000 }),
	y: fc.integer({ min: -5000, max: 5000 }),
});

describe('the view of a picture', () => {
	it('zooms by steps and stops at both ends', () => {
		expect(nextZoom(1, 1)).toBe(1.5);
		expect(nextZoom(1.7, -1)).toBe(1.5);
		expect(nextZoom(8, 1)).toBe(8);
		expect(nextZoom(1, -1)).toBe(1);
	});

	it('keeps the point under the hand where it is', () => {
		const at = { x: 40, y: -30 };
		const next = zoomedTo({ zoom: 2, turn: 0, x: 10, y: 20 }, 4, at);
		// The position of the point in the image is the same before and after.
		expect((at.x - next.x) / next.zoom).toBeCloseTo((at.x - 10) / 2);
		expect((at.y - next.y) / next.zoom).toBeCloseTo((at.y - 20) / 2);
	});

	it('four quarter turns are none', () => {
		fc.assert(
			fc.property(anyView, (view) => {
				const round = turnedBy(turnedBy(turnedBy(turnedBy(view, 90), 90), 90), 90);
				expect(degreesOf(round)).toBe(degreesOf(view));
				expect([round.x, round.y]).toEqual([view.x, view.y]);
			}),
		);
	});

	it('never leaves the frame empty where there is picture to see', () => {
		fc.assert(
			fc.property(anyView, (view) => {
				const held = heldIn(view, picture, frame);
				const isLying = degreesOf(view) % 180 === 90;
				const width = (isLying ? picture.height : picture.width) * view.zoom;
				expect(Math.abs(held.x)).toBeLessThanOrEqual(Math.max(0, (width - frame.width) / 2) + 0.001);
			}),
		);
		expect(heldIn({ ...whole, x: 50, y: 50 }, picture, frame)).toEqual(whole);
	});
});
