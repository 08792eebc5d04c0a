import { expect, it } from 'vitest';
import { typeStep } from './typeStep';

it('a step of the type scale tells its size and its line height in rem and in px', () => {
	expect(typeStep('caption')).toEqual({ size: '0.875 rem, 14 px', line: '1.25 rem, 20 px', bold: false });
});

it('a heading that grows with the window tells both its ends, and is bold', () => {
	expect(typeStep('heading2')).toEqual({
		size: '1.5–1.875 rem, 24–30 px, with the window',
		line: '1.25 × the size, 30–37.5 px',
		bold: true,
	});
});
