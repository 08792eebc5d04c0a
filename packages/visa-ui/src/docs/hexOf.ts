import { parseOklch, toHex } from '../theme/color';

/** A theme's colour as hex, for design tools; a translucent one with its alpha in the last two digits. */
export function hexOf(oklch: string): string {
	const colour = parseOklch(oklch);
	const alpha = Math.round(colour.alpha * 255)
		.toString(16)
		.padStart(2, '0');
	return colour.alpha === 1 ? toHex(colour) : toHex(colour) + alpha;
}
