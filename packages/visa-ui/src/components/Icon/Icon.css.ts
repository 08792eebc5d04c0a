import { styleVariants } from '@vanilla-extract/css';
import { componentsLayer } from '../../theme/layers.css';
import { layered } from '../../theme/style.css';

export const icon = layered('icon', {
	flex: 'none',
	// A percentage, as an image's maximum width may be, would count as zero when a table determines a cell's minimum
	// width.
	maxWidth: 'none',
	fill: 'none',
	stroke: 'currentColor',
	strokeWidth: 1.6,
	strokeLinecap: 'round',
	strokeLinejoin: 'round',
});

/** Points along the reading direction. */
export const directional = layered('directional', { selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });

const sizes = { small: '1.25rem', medium: '1.375rem', large: '2rem' };
export const size = styleVariants(sizes, (value) => ({
	'@layer': { [componentsLayer]: { width: value, height: value } },
}));
