import fc from 'fast-check';
import { UPLOAD_MINIMUM_SIDE } from 'visa-sdk/rules';
import { describe, expect, it } from 'vitest';
import { isSlowLink, SLOW_LONG_SIDE, slowSize, USEFUL_SHORT_SIDE } from './shrink';

describe('[UPL-10] a picture for a slow link', () => {
	it('is never larger than it was, keeps its form, and stays large enough to be read and taken', () => {
		const side = fc.integer({ min: UPLOAD_MINIMUM_SIDE, max: 9000 });
		fc.assert(
			fc.property(side, side, (width, height) => {
				const small = slowSize({ width, height });
				const [short, long] = [Math.min(small.width, small.height), Math.max(small.width, small.height)];
				expect(long).toBeLessThanOrEqual(Math.max(width, height));
				expect(short).toBeGreaterThanOrEqual(Math.min(width, height, USEFUL_SHORT_SIDE) - 1);
				expect(long <= SLOW_LONG_SIDE + 1 || short <= USEFUL_SHORT_SIDE + 1 || short === Math.min(width, height)).toBe(
					true,
				);
				expect(Math.abs(small.width * height - small.height * width)).toBeLessThanOrEqual(Math.max(width, height));
			}),
		);
	});

	it.each([
		[undefined, false],
		[{}, false],
		[{ effectiveType: '4g' }, false],
		[{ effectiveType: '3g' }, true],
		[{ effectiveType: 'slow-2g' }, true],
		[{ effectiveType: '4g', saveData: true }, true],
	])('%j is slow: %s', (connection, isSlow) => {
		expect(isSlowLink(connection)).toBe(isSlow);
	});
});
