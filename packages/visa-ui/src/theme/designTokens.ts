import { parseOklch, toHex } from './color';
import * as tokens from './tokens';

interface DesignToken {
	$type: string;
	$value: unknown;
}
export interface DesignTokenGroup {
	[name: string]: DesignToken | DesignTokenGroup;
}

const group = ($type: string, values: Record<string, unknown>): DesignTokenGroup =>
	Object.fromEntries(Object.entries(values).map(([name, $value]) => [name, { $type, $value }]));

/** A theme in the Design Tokens Community Group format, as drawing tools read it. */
export function toDesignTokens(theme: tokens.Theme): DesignTokenGroup {
	const colors = Object.entries(theme.colors).map(([role, value]): [string, DesignToken] => {
		const color = parseOklch(value);
		const components = [color.lightness, color.chroma, color.hue];
		return [
			role,
			{ $type: 'color', $value: { colorSpace: 'oklch', components, alpha: color.alpha, hex: toHex(color) } },
		];
	});
	return {
		color: Object.fromEntries(colors),
		space: group('dimension', tokens.space),
		radius: group('dimension', tokens.radius),
		duration: group('duration', { fast: tokens.motion.fast, base: tokens.motion.base, slow: tokens.motion.slow }),
		easing: { standard: { $type: 'cubicBezier', $value: [0.2, 0, 0, 1] } },
		weight: group(
			'fontWeight',
			Object.fromEntries(Object.entries(tokens.weight).map(([name, value]) => [name, Number(value)])),
		),
		family: group('fontFamily', { sans: ['IBM Plex Sans Variable', 'system-ui', 'sans-serif'] }),
	};
}
