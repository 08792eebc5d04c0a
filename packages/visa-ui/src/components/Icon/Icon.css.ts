import { styleVariants } from '@vanilla-extract/css';
import { componentsLayer } from '../../theme/layers.css';
import { layered } from '../../theme/style.css';

export const icon = layered('icon', {
	flex: 'none',
	// A part of its place, as an image may be at most, would count as nothing where a table asks how narrow its cell can be.
	maxWidth: 'none',
	fill: 'none',
	stroke: 'currentColor',
	strokeWidth: 1.6,
	strokeLinecap: 'round',
	strokeLinejoin: 'round',
});

/** Points along the direction of reading. */
export const directional = layered('directional', { selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });

const sizes = { small: '1.25rem', medium: '1.375rem', large: '2rem' };
export const size = styleVariants(sizes, (value) => ({
	'@layer': { [componentsLayer]: { width: value, height: value } },
}));
