import { expect, it } from 'vitest';
import { thumbnailCut } from '../../looks/thumbnailCut';

/** White paper with black boxes: [left, top, width, height]. */
function drawn(width: number, height: number, ...boxes: [number, number, number, number][]) {
	const data = new Uint8Array(4 * width * height).fill(255);
	for (const [left, top, w, h] of boxes)
		for (let y = top; y < top + h; y++) data.fill(0, 4 * (y * width + left), 4 * (y * width + left + w));
	return { data, width, height };
}

it('a thumbnail ends between two things, never through one', () => {
	const cut = thumbnailCut(drawn(360, 600, [20, 20, 200, 120], [20, 150, 300, 100], [20, 300, 320, 200]));
	expect(cut).toEqual({ left: 8, top: 8, width: 324, height: 254 });
});

it('what is drawn all over is shown whole, and so is an empty sheet', () => {
	expect(thumbnailCut(drawn(360, 300, [1, 1, 359, 299]))).toMatchObject({ left: 0, top: 0, width: 360, height: 300 });
	expect(thumbnailCut(drawn(40, 30))).toMatchObject({ width: expect.any(Number) });
});
