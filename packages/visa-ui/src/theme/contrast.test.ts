import { describe, expect, it } from 'vitest';
import { contrast, hexToOklch, parseOklch, toHex } from './color';
import { contrastFaults, contrastPairs } from './contrastPairs';
import { makeTheme, themeVariables } from './makeTheme';
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

describe('makeTheme', () => {
	const brands = ['#0f6b5c', '#b3261e', '#5b2a86', '#ffcc00', '#00a3e0', '#777777'];

	it.each(brands)('makes a readable light and dark theme from %s', (accent) => {
		for (const scheme of ['light', 'dark'] as const) {
			expect(contrastFaults(makeTheme({ name: 'brand', accent, scheme }).colors)).toEqual([]);
		}
	});

	it('says which pair an unreadable wish breaks', () => {
		const attempt = () => makeTheme({ name: 'faint', accent: '#0f6b5c', colors: { inkSoft: 'oklch(0.9 0 0)' } });
		expect(attempt).toThrow(/inkSoft on canvas/);
	});

	it('hands its colours out as custom properties', () => {
		expect(themeVariables(light)).toMatchObject({ '--viza-color-ink-soft': light.colors.inkSoft });
	});
});
