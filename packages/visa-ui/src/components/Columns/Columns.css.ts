import { styleVariants } from '@vanilla-extract/css';
import { componentsLayer } from '../../theme/layers.css';
import { media } from '../../theme/media';
import { layered } from '../../theme/style.css';

export const columns = layered('columns', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
const templates = {
	equal: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
	halves: 'repeat(2, minmax(0, 1fr))',
	thirds: 'repeat(3, minmax(0, 1fr))',
	aside: 'minmax(0, 1fr) 21rem',
};
const fromWidth = { equal: '(min-width: 0)', halves: media.tablet, thirds: media.tablet, aside: media.desktop };
export const template = styleVariants(templates, (gridTemplateColumns, name) => ({
	'@layer': {
		[componentsLayer]: { '@media': { [fromWidth[name as keyof typeof fromWidth]]: { gridTemplateColumns } } },
	},
}));
