import { formatOklch, hexToOklch, type Oklch, parseOklch } from './color';
import { contrastFaults, MORE_CONTRAST, TEXT_CONTRAST } from './contrastPairs';
import { makeTheme, type ThemeOptions } from './makeTheme';
import { dark } from './themes/dark';
import { light } from './themes/light';
import type { ColorRole, ColorScheme, ColorTokens } from './tokens';

/** Options of a brand theme. */
export interface BrandOptions extends ThemeOptions {
	/** The brand colour: '#rrggbb', '#rgb' or 'oklch(L C H)'. */
	accent: string;
	/** The base theme if `base` isn't set: visa-ui's light or dark one. */
	scheme?: ColorScheme;
}

const accentRoles: ColorRole[] = ['accent', 'accentHover', 'accentSoft', 'accentInk', 'engraveFirst'];

/**
 * Makes a theme from one colour: backgrounds and semantic colours are the base's, and the accent has the brand's hue,
 * with a lightness at which all contrast pairs hold. There is such a lightness for every colour, so only overrides in
 * `colors` can make it throw. With the base `highContrast`, the accent reaches the 7:1 of its other text.
 */
export function makeBrandTheme({ accent, scheme = 'light', base, colors = {}, ...options }: BrandOptions) {
	const paper = base ?? (scheme === 'light' ? light : dark);
	const brand = accent.startsWith('#') ? hexToOklch(accent) : parseOklch(accent);
	const step = paper.scheme === 'light' ? -0.01 : 0.01;
	const start = step < 0 ? Math.min(brand.lightness, 0.6) : Math.max(brand.lightness, 0.6);
	const filled = (lightness: number) => ({ ...tint(paper.colors, { ...brand, lightness }, step * 6), ...colors });
	const least = contrastFaults(paper.colors, MORE_CONTRAST).length === 0 ? MORE_CONTRAST : TEXT_CONTRAST;
	const isReadable = (at: number) => contrastFaults({ ...paper.colors, ...filled(at) }, least).length === 0;
	let lightness = start;
	while (lightness > 0.1 && lightness < 0.97 && !isReadable(lightness)) lightness += step;
	return makeTheme({ ...options, base: paper, colors: filled(lightness) });
}

function tint(base: ColorTokens, brand: Oklch, hoverShift: number): Partial<ColorTokens> {
	const own: Partial<ColorTokens> = {};
	for (const role of accentRoles) {
		const was = parseOklch(base[role]);
		const isMain = role === 'accent' || role === 'accentHover';
		own[role] = formatOklch({
			hue: brand.hue,
			chroma: isMain ? Math.min(brand.chroma, 0.2) : Math.min(was.chroma, brand.chroma),
			lightness: isMain
				? role === 'accentHover'
					? shifted(brand.lightness, hoverShift)
					: brand.lightness
				: was.lightness,
		});
	}
	return own;
}

/** Away from the background, or towards it if there is no room left: hovering must be visible on black too. */
function shifted(lightness: number, by: number): number {
	return lightness + by < 0.08 || lightness + by > 1 ? lightness - by : lightness + by;
}
