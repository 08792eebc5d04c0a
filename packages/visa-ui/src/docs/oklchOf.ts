import type { Oklch } from '../theme/color';

/** A colour that a browser has mixed and reports as 'oklab(0.8 0.05 0.02)'; undefined for other formats. */
export function oklchOf(computed: string): Oklch | undefined {
	const [, ...parts] = /^oklab\(([-\d.e]+) ([-\d.e]+) ([-\d.e]+)\)$/.exec(computed) ?? [];
	const [lightness, a, b] = parts.map(Number);
	if (lightness === undefined || a === undefined || b === undefined) return;
	const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
	return { lightness, chroma: Math.hypot(a, b), hue, alpha: 1 };
}
