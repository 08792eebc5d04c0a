import { keyframes, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { componentsLayer } from '../theme/layers.css';
import { media } from '../theme/media';
import { layered } from '../theme/style.css';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } });

export const overlay = layered('overlay', {
	position: 'fixed',
	inset: 0,
	zIndex: vars.layer.dialog,
	background: vars.color.scrim,
	selectors: { '&[data-entering]': { animation: `${appear} ${vars.motion.base} ${vars.motion.easing}` } },
});
export const leaving = layered('leaving', {
	animation: `${appear} ${vars.motion.fast} ${vars.motion.easing} reverse`,
});
export const modal = layered('modal', { position: 'absolute', inset: 0, outline: 'none' });
export const area = layered('area', {
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	alignItems: 'end',
	justifyItems: 'center',
	height: '100%',
	'@media': { [media.tablet]: { alignItems: 'center', padding: vars.space.l } },
});
export const sheet = layered('sheet', {
	display: 'flex',
	flexDirection: 'column',
	width: '100%',
	maxHeight: '88dvh',
	outline: 'none',
	background: vars.color.raised,
	color: vars.color.ink,
	border: `1px solid ${vars.color.line}`,
	borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0`,
	boxShadow: vars.shadow.overlay,
	selectors: { '[data-entering] &': { animation: `${rise} ${vars.motion.slow} ${vars.motion.easing}` } },
	'@media': { [media.tablet]: { borderRadius: vars.radius.large } },
});
const sizes = { small: '26rem', medium: '36rem', large: '52rem' };
export const size = styleVariants(sizes, (maxWidth) => ({
	'@layer': { [componentsLayer]: { '@media': { [media.tablet]: { maxWidth } } } },
}));
