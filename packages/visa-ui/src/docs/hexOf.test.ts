import { expect, it } from 'vitest';
import { light } from '../theme/themes/light';
import { hexOf } from './hexOf';

it('[THM-01] a colour is told as hex, a translucent one with its alpha', () => {
	expect(hexOf('oklch(1 0 0)')).toBe('#ffffff');
	expect(hexOf('#07a')).toBe('#0077aa');
	expect(hexOf('oklch(0 0 0 / 0.5)')).toBe('#00000080');
	expect(hexOf(light.colors.shade)).toMatch(/^#[\da-f]{6}21$/);
});
