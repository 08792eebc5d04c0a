import { parseOklch, toHex } from './color';
import type { DesignToken, DesignTokenGroup } from './designTokens';
import { scalesOf } from './makeTheme';
import type { Theme } from './tokens';
import { variableName } from './variableName';

const ROOT_SIZE = 16;

/** What a variable may be bound to in Figma, so that it offers a distance only where one is selected. */
const scopes = {
	color: ['ALL_SCOPES'],
	space: ['GAP', 'WIDTH_HEIGHT'],
	size: ['WIDTH_HEIGHT'],
	radius: ['CORNER_RADIUS'],
	text: ['FONT_SIZE'],
	weight: ['FONT_WEIGHT'],
	family: ['FONT_FAMILY'],
} as const;

/** Additional information for Figma: where the variable is offered, and its name in code. */
function known(group: keyof typeof scopes, path: readonly string[], more: object = {}): DesignToken['$extensions'] {
	return {
		'com.figma.scopes': scopes[group],
		'com.figma.codeSyntax': { WEB: `var(--${variableName(path)})` },
		...more,
	};
}

/** Figma's variables support only sRGB. */
function color(role: string, css: string): DesignToken {
	const oklch = parseOklch(css);
	const hex = toHex(oklch);
	const components = [1, 3, 5].map((at) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4)));
	return {
		$type: 'color',
		$value: { colorSpace: 'srgb', components, alpha: oklch.alpha, hex },
		$extensions: known('color', ['color', role]),
	};
}

/**
 * Lengths in px, for a clamp() the minimum: what a mobile design needs. Undefined for anything without a length in px.
 */
function pixels(css: string): number | undefined {
	const [, least = css] = /^clamp\(([^,]+),/.exec(css) ?? [];
	const [, value, unit] = /^(-?[\d.]+)(px|rem)?$/.exec(least) ?? [];
	if (value === undefined) return;
	return Number(value) * (unit === 'rem' ? ROOT_SIZE : 1);
}

/** @param end the custom property's suffix after the token's own name */
function numbers(
	group: 'space' | 'size' | 'radius' | 'text' | 'weight',
	values: Record<string, string>,
	end: readonly string[] = [],
): DesignTokenGroup {
	const tokens = Object.entries(values).flatMap(([name, css]) => {
		const length = pixels(css);
		if (length === undefined) return [];
		return [[name, { $type: 'number', $value: length, $extensions: known(group, [group, name, ...end]) }] as const];
	});
	return Object.fromEntries(tokens);
}

/**
 * One mode of a collection of Figma variables, for its import of design tokens: colours in sRGB, lengths as numbers of
 * px. What Figma has no variables for (shadows, easing, text styles) is in `toDesignTokens`.
 */
export function toFigmaVariables(theme: Theme): DesignTokenGroup {
	const scales = scalesOf(theme);
	const sizes = Object.fromEntries(Object.entries(scales.text).map(([name, { size }]) => [name, size]));
	return {
		color: Object.fromEntries(Object.entries(theme.colors).map(([role, css]) => [role, color(role, css)])),
		space: numbers('space', scales.space),
		size: numbers('size', scales.size),
		radius: numbers('radius', scales.radius),
		text: numbers('text', sizes, ['size']),
		weight: numbers('weight', scales.weight),
		family: {
			sans: {
				$type: 'string',
				$value: scales.font.family.split(',')[0]?.replaceAll("'", '').replace(' Variable', ''),
				$extensions: known('family', ['font', 'family'], { 'com.figma.type': 'string' }),
			},
		},
		$description: `Viza, the mode '${theme.name}'`,
		$extensions: { 'com.figma.modeName': theme.name },
	};
}
