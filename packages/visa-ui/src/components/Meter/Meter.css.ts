import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { componentsLayer } from '../../theme/layers.css';
import { media } from '../../theme/media';
import { layered } from '../../theme/style.css';

export const meter = layered('meter', {
	color: vars.color.ink,
	display: 'grid',
	gap: vars.space.xxs,
	gridTemplateColumns: 'minmax(0, 1fr)',
});
export const words = layered('words', {
	display: 'flex',
	flexWrap: 'wrap',
	justifyContent: 'space-between',
	columnGap: vars.space.s,
});
export const label = layered('label', { fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
export const value = layered('value', { color: vars.color.inkSoft, fontVariantNumeric: 'tabular-nums' });
export const track = layered('track', {
	height: '0.5rem',
	borderRadius: vars.radius.full,
	background: vars.color.line,
	overflow: 'hidden',
	'@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
export const bar = layered('bar', {
	height: '100%',
	borderRadius: vars.radius.full,
	'@media': { [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});
const tones = {
	neutral: vars.color.accent,
	positive: vars.color.positive,
	caution: vars.color.caution,
	critical: vars.color.critical,
};
export const tone = styleVariants(tones, (background) => ({
	'@layer': { [componentsLayer]: { '@media': { '(forced-colors: none)': { background } } } },
}));
