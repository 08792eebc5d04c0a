import { expect, it } from 'vitest';
import { toHex } from '../theme/color';
import { oklchOf } from './oklchOf';

it.each([
	// White, and sRGB's red and blue, as given in Oklab by https://www.w3.org/TR/css-color-4/.
	['oklab(1 0 0)', '#ffffff'],
	['oklab(0.627955 0.224863 0.125846)', '#ff0000'],
	['oklab(0.452014 -0.032457 -0.311528)', '#0000ff'],
	['oklab(0.452014 -3.2457e-2 -0.311528)', '#0000ff'],
])('%s is %s', (computed, hex) => {
	const colour = oklchOf(computed);
	expect(colour && toHex(colour)).toBe(hex);
});

it('tells nothing of a colour in another form', () => {
	expect(oklchOf('rgb(255, 0, 0)')).toBeUndefined();
	expect(oklchOf('oklab(1 0 0 / 0.5)')).toBeUndefined();
});
