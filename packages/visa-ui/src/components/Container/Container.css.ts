import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { componentsLayer } from '../../theme/layers.css';
import { media } from '../../theme/media';
import { layered } from '../../theme/style.css';

export const container = layered('container', {
	width: '100%',
	marginInline: 'auto',
	paddingInline: vars.space.m,
	'@media': { [media.tablet]: { paddingInline: vars.space.xl } },
});
const widths = { narrow: vars.size.narrow, wide: vars.size.wide };
export const width = styleVariants(widths, (value) => ({
	'@layer': { [componentsLayer]: { maxWidth: `calc(${value} + 2 * ${vars.space.xl})` } },
}));
