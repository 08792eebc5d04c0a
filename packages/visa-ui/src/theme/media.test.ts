import { expect, it } from 'vitest';
import { media } from './media';

it('layouts change by how many letters fit, so that larger ones in the browser’s settings fold the menus earlier', () => {
	const { tablet, desktop, wide, phone } = media;
	expect({ tablet, desktop, wide, phone }).toEqual({
		tablet: '(min-width: 48em)',
		desktop: '(min-width: 64.0625em)',
		wide: '(min-width: 90em)',
		phone: '(max-width: 47.9375em)',
	});
});
