import { formatOklch, hexToOklch, type Oklch, parseOklch } from './color';
import { contrastFaults } from './contrastPairs';
import { dark } from './themes/dark';
import { light } from './themes/light';
import type { ColorRole, ColorScheme, ColorTokens, Theme } from './tokens';

export interface BrandOptions {
	name: string;
	/** The brand's colour: '#rrggbb' or 'oklch(L C H)'. */
	accent: string;
	scheme?: ColorScheme;
	/** Single roles that the brand knows better. */
	colors?: Partial<ColorTokens>;
}

const accentRoles: ColorRole[] = ['accent', 'accentHover', 'accentSoft', 'accentInk', 'engraveFirst'];

/**
 * A whole theme from one colour: the house's papers and meanings, the brand's hue in the accent, whose lightness
 * moves until every contrast pair holds. Throws, naming the pairs, when no lightness can make it readable.
 */
export function makeTheme({ name, accent, scheme = 'light', colors = {} }: BrandOptions): Theme {
	const brand = accent.startsWith('#') ? hexToOklch(accent) : parseOklch(accent);
	const base = scheme === 'light' ? light : dark;
	const step = scheme === 'light' ? -0.01 : 0.01;
	let lightness = scheme === 'light' ? Math.min(brand.lightness, 0.6) : Math.max(brand.lightness, 0.6);
	for (; lightness > 0.1 && lightness < 0.97; lightness += step) {
		const filled = { ...base.colors, ...tint(base.colors, { ...brand, lightness }, step * 6), ...colors };
		if (contrastFaults(filled).length === 0) return { name, scheme, colors: filled };
	}
	const faults = contrastFaults({ ...base.colors, ...tint(base.colors, brand, 0), ...colors });
	const pairs = faults.map((fault) => `${fault.front} on ${fault.back} is ${fault.ratio.toFixed(2)}`).join('; ');
	throw new Error(`No readable theme '${name}' from ${accent}: ${pairs}`);
}

function tint(base: ColorTokens, brand: Oklch, hoverShift: number): Partial<ColorTokens> {
	const own: Partial<ColorTokens> = {};
	for (const role of accentRoles) {
		const was = parseOklch(base[role]);
		const isMain = role === 'accent' || role === 'accentHover';
		own[role] = formatOklch({
			hue: brand.hue,
			chroma: isMain ? Math.min(brand.chroma, 0.2) : Math.min(was.chroma, brand.chroma),
			lightness: isMain ? brand.lightness + (role === 'accentHover' ? hoverShift : 0) : was.lightness,
		});
	}
	return own;
}

/** A theme's colours as custom properties, for a style attribute or a style sheet of the consumer. */
export function themeVariables(theme: Theme): Record<`--${string}`, string> {
	const entries = Object.entries(theme.colors).map(([role, value]) => [variableName(role), value] as const);
	return Object.fromEntries(entries);
}

function variableName(role: string): `--${string}` {
	return `--viza-color-${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
