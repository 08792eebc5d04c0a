import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { layered } from '../../theme/style.css';

export const track = layered('Progress', {
	height: '0.375rem',
	borderRadius: vars.radius.full,
	background: vars.color.line,
	overflow: 'hidden',
	'@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
export const bar = layered('bar', {
	height: '100%',
	background: vars.color.accent,
	borderRadius: vars.radius.full,
	transition: `width ${vars.motion.slow} ${vars.motion.easing}`,
	'@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
