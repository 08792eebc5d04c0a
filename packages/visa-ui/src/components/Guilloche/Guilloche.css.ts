import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { componentsLayer } from '../../theme/layers.css';
import { media } from '../../theme/media';
import { layered } from '../../theme/style.css';

export const guilloche = layered('guilloche', {
	display: 'block',
	width: '100%',
	height: 'auto',
	fill: 'none',
	strokeWidth: 0.55,
	pointerEvents: 'none',
	'@media': { [media.forcedColors]: { display: 'none' } },
});
const inks = { first: vars.color.engraveFirst, second: vars.color.engraveSecond };
export const ink = styleVariants(inks, (stroke) => ({ '@layer': { [componentsLayer]: { stroke } } }));
export const line = layered('line', { vectorEffect: 'non-scaling-stroke', strokeWidth: 0.8 });
