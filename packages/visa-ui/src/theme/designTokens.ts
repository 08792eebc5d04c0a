import { parseOklch, toHex } from './color';
import { scalesOf } from './makeTheme';
import * as tokens from './tokens';

/** A token of the Design Tokens Format Module 2025.10; its type may be inherited from its group. */
export interface DesignToken {
	$value: unknown;
	$type?: string;
	$description?: string;
	$extensions?: Record<string, unknown>;
}

/** Tokens under one name. */
export interface DesignTokenGroup {
	$type?: string;
	$description?: string;
	$extensions?: Record<string, unknown>;
	[name: string]: DesignToken | DesignTokenGroup | Record<string, unknown> | string | undefined;
}

/** For values that the format can't express, the CSS is included under this key. */
const OWN = 'az.viza.visa-ui';

interface Measure {
	value: number;
	unit: string;
}

function measure(css: string): Measure {
	const [, value, unit] = /^(-?[\d.]+)([a-z]*)$/.exec(css) ?? [];
	if (value === undefined) throw new Error(`Not a measure: ${css}`);
	return { value: Number(value), unit: unit || 'px' };
}

/**
 * The format supports only px and rem, and no size that depends on the window: a `clamp()` is represented by its minimum,
 * because that is what a mobile design needs and what never breaks a layout, with its maximum and the CSS beside it.
 */
function dimension(css: string): DesignToken {
	const [, least, greatest] = /^clamp\(([^,]+),.+,\s*([^,]+)\)$/.exec(css) ?? [];
	if (least && greatest) {
		return {
			$value: measure(least),
			$description: `Grows with the window up to ${greatest}`,
			$extensions: { [OWN]: { css, max: measure(greatest) } },
		};
	}
	const length = measure(css);
	if (length.unit === 'px' || length.unit === 'rem') return { $value: length };
	return {
		$type: 'number',
		$value: length.value,
		$description: `In ${length.unit}, which the format has no unit for`,
		$extensions: { [OWN]: { css } },
	};
}

function color(css: string): DesignToken {
	const oklch = parseOklch(css);
	const components = [oklch.lightness, oklch.chroma, oklch.hue % 360];
	return { $value: { colorSpace: 'oklch', components, alpha: oklch.alpha, hex: toHex(oklch) } };
}

/** In the format, a line height is a multiple of the size. */
function lineHeight({ size, line }: { size: string; line: string }): DesignToken {
	const isMultiple = /^[\d.]+$/.test(line);
	const ratio = isMultiple ? Number(line) : measure(line).value / measure(size).value;
	return { $value: Number(ratio.toFixed(4)) };
}

const number = (value: string): DesignToken => ({ $value: Number(value) });
const duration = (value: string): DesignToken => ({ $value: measure(value) });

function easing(css: string): DesignToken {
	const points = /^cubic-bezier\((.+)\)$/.exec(css)?.[1]?.split(',').map(Number);
	return { $value: points };
}

function families(css: string): DesignToken {
	return { $value: css.split(',').map((name) => name.trim().replaceAll("'", '')) };
}

function shadow(parts: readonly tokens.ShadowPart[]): DesignToken {
	const nothing = measure('0px');
	const value = parts.map(({ y, blur }) => ({
		color: '{color.shade}',
		offsetX: nothing,
		offsetY: measure(y),
		blur: measure(blur),
		spread: nothing,
	}));
	return { $value: value };
}

function typography(name: string): DesignToken {
	const isHeading = name.startsWith('heading') || name === 'display';
	return {
		$value: {
			fontFamily: '{font.family.sans}',
			fontSize: `{font.size.${name}}`,
			fontWeight: isHeading ? '{font.weight.bold}' : '{font.weight.regular}',
			// The headings' negative letter spacing is in em, a unit the format doesn't have; it is represented as none.
			letterSpacing: measure('0px'),
			lineHeight: `{font.lineHeight.${name}}`,
		},
	};
}

function group<Value>(
	$type: string,
	values: Record<string, Value>,
	toToken: (value: Value) => DesignToken,
): DesignTokenGroup {
	const entries = Object.entries(values).map(([name, value]) => [name, toToken(value)] as const);
	return { $type, ...Object.fromEntries(entries) };
}

/** A theme in the format of the Design Tokens Community Group (2025.10), for design tools and other platforms. */
export function toDesignTokens(theme: tokens.Theme): DesignTokenGroup {
	const scales = scalesOf(theme);
	const { easing: standard, ...durations } = scales.motion;
	const names = Object.fromEntries(Object.keys(scales.text).map((name) => [name, name]));
	const breakpoints = Object.fromEntries(Object.entries(tokens.breakpoints).map(([name, px]) => [name, `${px}px`]));
	const sizes = Object.fromEntries(Object.entries(scales.text).map(([name, { size }]) => [name, size]));
	return {
		$description: `Viza, the theme '${theme.name}' (${theme.scheme})`,
		color: group('color', theme.colors, color),
		space: group('dimension', scales.space, dimension),
		size: group('dimension', scales.size, dimension),
		radius: group('dimension', scales.radius, dimension),
		breakpoint: group('dimension', breakpoints, dimension),
		font: {
			family: group('fontFamily', { sans: scales.font.family }, families),
			weight: group('fontWeight', scales.weight, number),
			size: group('dimension', sizes, dimension),
			lineHeight: group('number', scales.text, lineHeight),
		},
		typography: group('typography', names, typography),
		shadow: group('shadow', tokens.shadow, shadow),
		duration: group('duration', durations, duration),
		easing: group('cubicBezier', { standard }, easing),
		layer: {
			...group('number', scales.layer, number),
			$description: 'What lies above what: the higher number is nearer to the reader',
		},
	};
}
