import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { componentsLayer } from '../../theme/layers.css';
import { media } from '../../theme/media';
import { layered } from '../../theme/style.css';
import { type Space, space } from '../../theme/tokens';

export const stack = layered({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const inline = layered({ display: 'flex', flexDirection: 'row', minWidth: 0 });
export const wrapping = layered({ flexWrap: 'wrap' });

const spaces = Object.fromEntries(Object.keys(space).map((name) => [name, name])) as { [Name in Space]: Name };
export const gap = styleVariants(spaces, (name) => ({ '@layer': { [componentsLayer]: { gap: vars.space[name] } } }));

const aligns = { start: 'flex-start', center: 'center', end: 'flex-end', stretch: 'stretch', baseline: 'baseline' };
export const align = styleVariants(aligns, (alignItems) => ({ '@layer': { [componentsLayer]: { alignItems } } }));

const justifies = { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' };
export const justify = styleVariants(justifies, (justifyContent) => ({
	'@layer': { [componentsLayer]: { justifyContent } },
}));

export const container = layered({
	width: '100%',
	marginInline: 'auto',
	paddingInline: vars.space.m,
	'@media': { [media.tablet]: { paddingInline: vars.space.xl } },
});
const widths = { narrow: vars.size.narrow, wide: vars.size.wide };
export const width = styleVariants(widths, (value) => ({
	'@layer': { [componentsLayer]: { maxWidth: `calc(${value} + 2 * ${vars.space.xl})` } },
}));

export const columns = layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
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

export const divider = layered({
	width: '100%',
	height: 0,
	border: 0,
	margin: 0,
	borderBlockStart: `1px solid ${vars.color.line}`,
});
