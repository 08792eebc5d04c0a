import { expect, it } from 'vitest';
import { media } from './media';
import { breakpoints } from './tokens';

it('layouts change by how many letters fit, so that larger ones in the browser’s settings fold the menus earlier', () => {
	const { tablet, desktop, wide, phone } = media;
	expect({ tablet, desktop, wide, phone }).toEqual({
		tablet: '(min-width: 48em)',
		desktop: '(min-width: 64.0625em)',
		wide: '(min-width: 90em)',
		phone: '(max-width: 47.999em)',
	});
});

it('every width is a phone’s or a tablet’s, however large the letters', () => {
	const edgeOf = (query: string) => Number(/([\d.]+)em/.exec(query)?.[1]);
	for (let letters = 9; letters <= 72; letters++) {
		const first = Math.ceil(edgeOf(media.tablet) * letters);
		const last = Math.floor(edgeOf(media.phone) * letters);
		expect([letters, first - last]).toEqual([letters, 1]);
	}
	expect(edgeOf(media.tablet) * 16).toBe(breakpoints.tablet);
});
