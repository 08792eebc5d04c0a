import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judge, type Pixels } from './judge';

/** A page with lines of text in its middle; `light` of paper and ink, `soft` pixels over which an edge spreads. */
function page(options: {
	paper?: number;
	ink?: number;
	soft?: number;
	margin?: number;
	width?: number;
	height?: number;
}) {
	const { paper = 190, ink = 40, soft = 0, margin = 80, width = 640, height = 440 } = options;
	const grey: Float64Array<ArrayBufferLike> = new Float64Array(width * height).fill(paper);
	for (let y = margin; y < height - margin; y += 1) {
		for (let x = margin; x < width - margin; x += 1) {
			if (y % 20 < 10 && x % 12 < 6) grey[y * width + x] = ink;
		}
	}
	return toPixels(
		twice((one) => blur(blur(one, soft, 1), soft, width), grey),
		width,
		height,
	);
}

const twice = <Value>(make: (value: Value) => Value, value: Value) => make(make(value));

function blur(grey: Float64Array<ArrayBufferLike>, radius: number, step: number): Float64Array<ArrayBufferLike> {
	if (radius === 0) return grey;
	return grey.map((own, at) => {
		let [sum, count] = [own, 1];
		for (let away = 1; away <= radius; away += 1) {
			for (const other of [grey[at - away * step], grey[at + away * step]]) {
				if (other === undefined) continue;
				sum += other;
				count += 1;
			}
		}
		return sum / count;
	});
}

function toPixels(grey: ArrayLike<number>, width: number, height: number): Pixels {
	const data = new Uint8ClampedArray(width * height * 4);
	for (let at = 0; at < width * height; at += 1) data.set([grey[at] ?? 0, grey[at] ?? 0, grey[at] ?? 0, 255], at * 4);
	return { data, width, height };
}

const large = { width: 2400, height: 1700 };

/** An overexposed spot in the middle. */
function withSpot(pixels: Pixels, radius: number): Pixels {
	const data = pixels.data.slice();
	const [middle, centre] = [pixels.width / 2, pixels.height / 2];
	for (let y = 0; y < pixels.height; y += 1) {
		for (let x = 0; x < pixels.width; x += 1) {
			if (Math.hypot(x - middle, y - centre) < radius)
				data.fill(255, (y * pixels.width + x) * 4, (y * pixels.width + x) * 4 + 4);
		}
	}
	return { ...pixels, data };
}

describe('[UPL-10] judging a picture', () => {
	it('has nothing to say of a good one', () => {
		expect(judge(page({}), large)).toEqual([]);
		expect(judge(page({ paper: 255, ink: 0 }), large)).toEqual([]);
	});

	it.each([
		['small', page({}), { width: 1100, height: 700 }],
		['blurred', page({ soft: 3 }), large],
		['dark', page({ paper: 70, ink: 15 }), large],
		['glare', withSpot(page({}), 60), large],
		['cutOff', page({ margin: 0 }), large],
	] as const)('says %s', (doubt, pixels, original) => {
		expect(judge(pixels, original)).toEqual([doubt]);
	});

	it('calls a flat surface blurred: there is nothing to read', () => {
		expect(judge(toPixels(new Float64Array(400 * 300).fill(180), 400, 300), large)).toEqual(['blurred']);
	});

	it('never fails, says each thing once, and says the same of the same picture lying on its side', () => {
		const size = fc.integer({ min: 1, max: 64 });
		fc.assert(
			fc.property(size, size, fc.infiniteStream(fc.integer({ min: 0, max: 255 })), (width, height, lights) => {
				const grey = Array.from({ length: width * height }, () => Number(lights.next().value));
				const doubts = judge(toPixels(grey, width, height), large);
				expect(new Set(doubts).size).toBe(doubts.length);
				// Blocks that the size doesn't contain whole are left out: rotate such images only by whole blocks.
				if (width % 8 || height % 8) return;
				const turned = Array.from({ length: width * height }, (_, at) => {
					const [row, column] = [Math.floor(at / height), at % height];
					return grey[column * width + row] ?? 0;
				});
				expect(judge(toPixels(turned, height, width), large)).toEqual(doubts);
			}),
		);
	});
});
