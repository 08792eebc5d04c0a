import { hexToOklch, parseOklch, toHex } from '../theme/color';

/**
 * A colour, written as hex or in oklch, as hex for design tools; a translucent one with its alpha in the last two
 * digits.
 */
export function hexOf(written: string): string {
	const colour = written.startsWith('#') ? hexToOklch(written) : parseOklch(written);
	const alpha = Math.round(colour.alpha * 255)
		.toString(16)
		.padStart(2, '0');
	return colour.alpha === 1 ? toHex(colour) : toHex(colour) + alpha;
}
