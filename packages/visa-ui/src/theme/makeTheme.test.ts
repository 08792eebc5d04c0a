import { assert, constantFrom, property, record, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, parseOklch } from './color';
import { contrastFaults, contrastPairs, TEXT_CONTRAST } from './contrastPairs';
import { toDesignTokens } from './designTokens';
import { makeBrandTheme } from './makeBrandTheme';
import { makeTheme, scalesOf, themeCss, themeVariables } from './makeTheme';
import { dark } from './themes/dark';
import { highContrast } from './themes/highContrast';
import { light } from './themes/light';
import { scales } from './tokens';

describe('makeTheme', () => {
	const crisp = makeTheme({
		name: 'crisp',
		base: dark,
		scales: { radius: { large: '0' }, font: { family: 'Georgia' } },
	});

	it('differs only where it is told to', () => {
		expect(crisp).toMatchObject({ name: 'crisp', scheme: 'dark', colors: dark.colors });
		expect(scalesOf(crisp)).toEqual({
			...scales,
			radius: { ...scales.radius, large: '0' },
			font: { family: 'Georgia' },
		});
	});

	it('builds on a theme that differs already, and changes neither', () => {
		const before = structuredClone(crisp);
		const softer = makeTheme({ name: 'softer', base: crisp, scales: { radius: { small: '6px' } } });
		expect(softer.scales).toEqual({ radius: { large: '0', small: '6px' }, font: { family: 'Georgia' } });
		expect(crisp).toEqual(before);
	});

	it('is data: a theme survives JSON', () => {
		expect(JSON.parse(JSON.stringify(crisp))).toEqual(crisp);
	});

	it('refuses colours that are none, and pairs that can not be read, by name', () => {
		expect(() => makeTheme({ name: 'typo', colors: { ink: 'black' } })).toThrow('black');
		expect(() => makeTheme({ name: 'typo', colors: { ink: 'oklch(. . .)' } })).toThrow('oklch(. . .)');
		expect(() => makeTheme({ name: 'typo', colors: { ink: 'oklch(7 3 999)' } })).toThrow('oklch(7 3 999)');
		expect(() => makeTheme({ name: 'glass', colors: { ink: 'oklch(0.2 0 0 / 0.05)' } })).toThrow('ink');
		expect(() => makeBrandTheme({ name: 'typo', accent: 'oklch(7 3 999)' })).toThrow('oklch(7 3 999)');
		expect(() => makeTheme({ name: 'faint', colors: { inkSoft: 'oklch(0.9 0 0)' } })).toThrow(/inkSoft on canvas/);
	});

	it('refuses roles and steps that there are none of, as JSON may name them', () => {
		const colors = JSON.parse('{"acent":"oklch(0.4 0.1 20)"}');
		expect(() => makeTheme({ name: 'typo', colors })).toThrow("'acent'");
		const unknown = JSON.parse('{"radius":{"huge":"2rem"}}');
		expect(() => makeTheme({ name: 'typo', scales: unknown })).toThrow("'radius.huge'");
		expect(() => makeTheme({ name: 'typo', scales: JSON.parse('{"radius":"2rem"}') })).toThrow("'radius'");
	});

	it('takes a colour as hex, leaves out what is not given, and quotes its name', () => {
		const theme = makeTheme({ name: 'o"x', colors: { ink: '#1a1a1a', accent: undefined } });
		expect(parseOklch(theme.colors.ink).lightness).toBeCloseTo(0.218, 2);
		expect(theme.colors.accent).toBe(light.colors.accent);
		expect(themeCss(theme)).toContain(String.raw`[data-theme="o\"x"]`);
	});

	it('becomes custom properties: the colours, and the scales that differ', () => {
		const variables = themeVariables(crisp);
		expect(variables).toMatchObject({
			'--viza-color-ink-soft': dark.colors.inkSoft,
			'--viza-radius-large': '0',
			'--viza-font-family': 'Georgia',
		});
		expect(Object.keys(variables)).toHaveLength(Object.keys(dark.colors).length + 2);
	});

	it('becomes a rule of a style sheet', () => {
		const paper = makeTheme({ name: 'paper' });
		expect(themeCss(paper)).toMatch(
			/^\[data-theme="paper"\]\{color-scheme:light;--viza-color-canvas:oklch\(.+\)[^{]*\}$/,
		);
		expect(themeCss(paper, ':root')).toMatch(/^:root\{/);
	});

	it('[ACC-07] of a dark one prints in the inks of the light one, and in its own typeface', () => {
		const [inks, scalesOnly] = themeCss(crisp).split('}}');
		expect(inks).toMatch(/^@media screen\{\[data-theme="crisp"\]\{color-scheme:dark;--viza-color-canvas:oklch\(/);
		expect(scalesOnly).toBe('[data-theme="crisp"]{--viza-radius-large:0;--viza-font-family:Georgia}');
	});

	it('is exported with its own scales', () => {
		expect(toDesignTokens(crisp).radius).toMatchObject({ large: { $value: { value: 0, unit: 'px' } } });
	});
});

describe('makeBrandTheme', () => {
	const accents = stringMatching(/^#[\da-f]{6}$/);
	const bases = constantFrom(light, dark, highContrast);

	it('makes a readable theme of any colour on any base', () => {
		assert(
			property(record({ accent: accents, base: bases }), ({ accent, base }) => {
				const theme = makeBrandTheme({ name: 'brand', accent, base });
				expect(contrastFaults(theme.colors)).toEqual([]);
			}),
			{ numRuns: 500 },
		);
	});

	it.each(['#000', '#fff', '#ffcc00', '#777777', 'oklch(0.7 0.2 140)'])('keeps the hue of %s', (accent) => {
		const theme = makeBrandTheme({ name: 'brand', accent, scheme: 'dark' });
		expect(theme.scheme).toBe('dark');
		const same = makeBrandTheme({ name: 'brand', accent, scheme: 'light' });
		expect(parseOklch(theme.colors.accent).hue).toBeCloseTo(parseOklch(same.colors.accent).hue, 1);
	});

	it('for more contrast, keeps the 7:1 of its base, whatever the colour', () => {
		const pairs = contrastPairs.filter(({ least }) => least === TEXT_CONTRAST);
		assert(
			property(accents, (accent) => {
				const { colors } = makeBrandTheme({ name: 'brand-contrast', accent, base: highContrast });
				const ratios = pairs.map(({ front, back }) => contrast(colors[front], colors[back]));
				expect(Math.min(...ratios)).toBeGreaterThanOrEqual(7);
			}),
			{ numRuns: 300 },
		);
	});

	it('leaves a colour that can be read as it is', () => {
		expect(parseOklch(makeBrandTheme({ name: 'brand', accent: 'oklch(0.4 0.1 20)' }).colors.accent)).toMatchObject({
			lightness: 0.4,
			chroma: 0.1,
			hue: 20,
		});
	});

	it('says which pair an unreadable wish breaks', () => {
		const attempt = () => makeBrandTheme({ name: 'faint', accent: '#0f6b5c', colors: { inkSoft: 'oklch(0.9 0 0)' } });
		expect(attempt).toThrow(/inkSoft on canvas/);
	});
});
