import { describe, expect, it } from 'vitest';
import { contrast, hexToOklch, parseOklch, toHex } from './color';
import { contrastPairs } from './contrastPairs';
import { dark } from './themes/dark';
import { highContrast } from './themes/highContrast';
import { light } from './themes/light';

describe.each([light, dark, highContrast])('theme $name', ({ colors }) => {
	it.each(contrastPairs)('$front on $back reaches $least', ({ front, back, least }) => {
		expect(contrast(colors[front], colors[back])).toBeGreaterThanOrEqual(least);
	});
});

describe('colour arithmetic', () => {
	it('knows black and white', () => {
		expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 1);
	});

	it.each(['#0f6b5c', '#b3261e', '#1a1a1a', '#ffcc00'])('brings %s to OKLCH and back', (hex) => {
		expect(toHex(hexToOklch(hex))).toBe(hex);
	});

	it('agrees with a browser on a known colour', () => {
		// oklch(62.796% 0.25768 29.234) is pure red.
		expect(toHex(parseOklch('oklch(0.62796 0.25768 29.234)'))).toBe('#ff0000');
	});

	it('refuses what is not OKLCH', () => {
		expect(() => parseOklch('red')).toThrow('red');
	});
});
