import { parseOklch, toHex } from './color';
import type { DesignToken, DesignTokenGroup } from './designTokens';
import { scalesOf } from './makeTheme';
import type { Theme } from './tokens';

const ROOT_SIZE = 16;

/** Figma's variables know sRGB only. */
function color(css: string): DesignToken {
	const oklch = parseOklch(css);
	const hex = toHex(oklch);
	const components = [1, 3, 5].map((at) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4)));
	return { $type: 'color', $value: { colorSpace: 'srgb', components, alpha: oklch.alpha, hex } };
}

/** Lengths in px, of a clamp() the least: what a drawing for a phone needs. Nothing for what has no length in px. */
function pixels(css: string): number | undefined {
	const [, least = css] = /^clamp\(([^,]+),/.exec(css) ?? [];
	const [, value, unit] = /^(-?[\d.]+)(px|rem)?$/.exec(least) ?? [];
	if (value === undefined) return;
	return Number(value) * (unit === 'rem' ? ROOT_SIZE : 1);
}

function numbers(values: Record<string, string>): DesignTokenGroup {
	const tokens = Object.entries(values).flatMap(([name, css]) => {
		const length = pixels(css);
		return length === undefined ? [] : [[name, { $type: 'number', $value: length }] as const];
	});
	return Object.fromEntries(tokens);
}

/**
 * One mode of a collection of Figma variables, for its import of design tokens: colours in sRGB, lengths as numbers of px.
 * What Figma has no variable for (shadows, easing, whole text styles) is in `toDesignTokens`.
 */
export function toFigmaVariables(theme: Theme): DesignTokenGroup {
	const scales = scalesOf(theme);
	const sizes = Object.fromEntries(Object.entries(scales.text).map(([name, { size }]) => [name, size]));
	return {
		color: Object.fromEntries(Object.entries(theme.colors).map(([role, css]) => [role, color(css)])),
		space: numbers(scales.space),
		size: numbers(scales.size),
		radius: numbers(scales.radius),
		text: numbers(sizes),
		weight: numbers(scales.weight),
		family: {
			sans: { $type: 'string', $value: scales.font.family.split(',')[0]?.replaceAll("'", '').replace(' Variable', '') },
		},
		$description: `Viza, the mode '${theme.name}'`,
	};
}
