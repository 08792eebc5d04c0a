import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import sharp, { type JpegOptions } from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { longestScan, picture, scannedPage } from '../../../testing/pages';
import { runs } from '../../../testing/runs';
import { codesOf } from './codes';
import { isInStep } from './isInStep';
import { Parts } from './parts';

const page = await scannedPage().jpeg().toBuffer();
const EOI = Buffer.from('ffd9', 'hex');

describe('[UPL-04] a whole JPEG is in step', () => {
	it('of any size, quality and coding', async () => {
		const options = fc.record<JpegOptions>({
			quality: fc.integer({ min: 1, max: 100 }),
			progressive: fc.boolean(),
			optimiseCoding: fc.boolean(),
			mozjpeg: fc.boolean(),
			overshootDeringing: fc.boolean(),
			chromaSubsampling: fc.constantFrom('4:4:4', '4:2:0'),
		});
		const side = fc.integer({ min: 1, max: 130 });
		const colours = fc.constantFrom('srgb', 'b-w', 'cmyk');
		await fc.assert(
			fc.asyncProperty(side, side, colours, options, fc.boolean(), async (width, height, space, how, isFlat) => {
				const noise = { type: 'gaussian' as const, mean: 128, sigma: isFlat ? 0 : 90 };
				const picture = sharp({ create: { width, height, channels: 3, background: '#fff', noise } });
				expect(await isInStep(await picture.toColourspace(space).jpeg(how).toBuffer())).toBe(true);
			}),
			{ numRuns: runs(150), seed: 2027 },
		);
	}, 60_000);

	it('with a pattern that a program has drawn, of any period, in any coding', async () => {
		const options = fc.record<JpegOptions>({
			quality: fc.integer({ min: 1, max: 100 }),
			progressive: fc.boolean(),
			optimiseCoding: fc.boolean(),
			mozjpeg: fc.boolean(),
			chromaSubsampling: fc.constantFrom('4:4:4', '4:2:0'),
		});
		const period = fc.constantFrom(1, 2, 3, 4, 5, 8, 16, 32, 64);
		const shape = fc.constantFrom<(x: number, y: number, step: number) => number>(
			(x, _y, step) => Math.floor(x / step) % 2,
			(_x, y, step) => Math.floor(y / step) % 2,
			(x, y, step) => (Math.floor(x / step) + Math.floor(y / step)) % 2,
			(x, y, step) => ((x + y) % (step * 8)) / (step * 8),
			(x, y) => (x + y) / 1200,
		);
		await fc.assert(
			fc.asyncProperty(shape, period, fc.boolean(), options, async (shade, step, isGrey, how) => {
				const [width, height] = [720, 480];
				const pixels = Buffer.from(
					Array.from({ length: width * height }, (_, at) => 255 * shade(at % width, Math.floor(at / width), step)),
				);
				const drawn = sharp(pixels, { raw: { width, height, channels: 1 } });
				const jpeg = await (isGrey ? drawn : drawn.toColourspace('srgb')).jpeg(how).toBuffer();
				expect(await isInStep(jpeg)).toBe(true);
			}),
			{ numRuns: runs(50), seed: 2027 },
		);
	}, 60_000);

	it('with any number of tables that no scan uses: none of them is worked out', async () => {
		// Each takes 17 bytes in the file, and a hundred thousand in memory.
		const empty = Buffer.concat(Array.from({ length: 3000 }, () => Buffer.from([0x03, ...Array<number>(16).fill(0)])));
		const head = Buffer.from([0xff, 0xc4, 0, 0]);
		head.writeUInt16BE(empty.length + 2, 2);
		const many = Buffer.concat([page.subarray(0, 2), head, empty, page.subarray(2)]);
		expect((await sharp(many).raw().toBuffer()).equals(await sharp(page).raw().toBuffer())).toBe(true);
		const makeCodes = vi.fn(codesOf);
		expect(await isInStep(many, new Parts(makeCodes))).toBe(true);
		expect(makeCodes).toHaveBeenCalled();
		expect(makeCodes.mock.calls.length).toBeLessThan(9);
	});

	it.each(['restarts', 'restarts-progressive'] as const)('with restart markers: %s', async (name) => {
		const jpeg = await readFile(picture(name));
		expect(await isInStep(jpeg)).toBe(true);
		const { from, to } = longestScan(jpeg);
		const second = jpeg.indexOf('ffd1', from, 'hex');
		expect(second).toBeLessThan(to);
		// A missing segment between two of them.
		const without = Buffer.concat([jpeg.subarray(0, second), jpeg.subarray(jpeg.indexOf('ffd2', second, 'hex'))]);
		expect(await isInStep(without)).toBe(false);
	});

	it.each([
		['a second picture, as phones add it', page],
		['words of the maker', Buffer.from('\0\0Image_UTC_Data1700000000000SEFHe')],
		['zeros up to a block', Buffer.alloc(4096)],
	])('with %s behind its end', async (_name, more) => {
		expect(await isInStep(Buffer.concat([page, more]))).toBe(true);
	});

	it('with a small picture and a word on its colours in front of its own', async () => {
		const small = await sharp(page).resize(160).jpeg().toBuffer();
		const length = Buffer.alloc(2);
		length.writeUInt16BE(small.length + 2);
		const holding = Buffer.concat([page.subarray(0, 2), Buffer.from('ffe1', 'hex'), length, small, page.subarray(2)]);
		expect(await isInStep(holding)).toBe(true);
	});

	it.each([
		['zeros', '000000000000'],
		['ones', 'ff00ff00ff00'],
		['filling before the marker', 'ffffffff'],
		['two odd bytes', 'a5c3'],
	])('with %s between its data and its end, as some cameras write', async (_name, filling) => {
		const filled = Buffer.concat([page.subarray(0, -2), Buffer.from(filling, 'hex'), EOI]);
		expect(await isInStep(filled)).toBe(true);
	});
});

describe('[UPL-04] a JPEG that does not come out is not', () => {
	it('with more data than its picture has', async () => {
		const more = Buffer.concat([page.subarray(0, -2), Buffer.from('a5c3a5c3', 'hex'), EOI]);
		expect(await isInStep(more)).toBe(false);
	});

	it('with less', async () => {
		expect(await isInStep(Buffer.concat([page.subarray(0, -4), EOI]))).toBe(false);
	});

	it.each([
		['zeros', 0x00],
		['one byte', 0x5a],
		['nearly only ones', 0xfe],
	])(
		'with a lost sector of %s, wherever it was lost, at the tables of the standard and its own',
		async (_name, byte) => {
			for (const optimiseCoding of [true, false]) {
				const whole = await scannedPage().jpeg({ quality: 85, optimiseCoding }).toBuffer();
				const { from, to } = longestScan(whole);
				const place = fc.integer({ min: from, max: to - 600 });
				const passed: number[] = [];
				for (const at of fc.sample(place, { seed: 2027, numRuns: runs(60) })) {
					const hit = Buffer.from(whole).fill(byte, at, at + 512);
					if (await isInStep(hit)) passed.push(at);
				}
				expect(passed).toEqual([]);
			}
		},
		60_000,
	);

	it('lets others have their turn meanwhile', async () => {
		const large = await scannedPage(3000, 2000).jpeg().toBuffer();
		let turns = 0;
		const others = setInterval(() => {
			turns += 1;
		});
		expect(await isInStep(large)).toBe(true);
		clearInterval(others);
		expect(turns).toBeGreaterThan(1);
	});
});
