import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { layered } from '../../theme/style.css';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const skeleton = layered('skeleton', {
	display: 'block',
	maxWidth: '100%',
	background: vars.color.line,
	borderRadius: vars.radius.small,
	animation: `${breathe} 1600ms ease-in-out infinite`,
	'@media': { [media.forcedColors]: { border: '1px dashed GrayText' } },
});
