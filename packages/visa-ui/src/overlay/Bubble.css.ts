import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { layered } from '../theme/style.css';

const appear = keyframes({ from: { opacity: 0, visibility: 'hidden' } });

export const bubble = layered('bubble', {
	position: 'fixed',
	inset: 'auto',
	margin: 0,
	width: 'max-content',
	maxWidth: 'min(18rem, calc(100vw - 1rem))',
	overflow: 'visible',
	padding: `${vars.space.xxs} ${vars.space.xs}`,
	border: 0,
	borderRadius: vars.radius.medium,
	background: vars.color.ink,
	color: vars.color.canvas,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
	fontWeight: vars.weight.medium,
	textAlign: 'center',
	whiteSpace: 'normal',
	animation: `${appear} ${vars.motion.fast} ${vars.motion.easing}`,
	selectors: {
		// The pointer can move to the text without leaving the control.
		'&::after': { content: '', position: 'absolute', insetBlock: '-0.5rem', insetInline: 0 },
	},
	'@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
