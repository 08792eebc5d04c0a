import { keyframes } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { layered } from '../../theme/style.css';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = layered('spinner', {
	display: 'inline-block',
	flex: 'none',
	width: '1.125rem',
	height: '1.125rem',
	borderRadius: '50%',
	border: '2px solid currentColor',
	borderInlineEndColor: 'transparent',
	animation: `${turn} 700ms linear infinite`,
	'@media': {
		[media.reducedMotion]: {
			borderInlineEndColor: 'currentColor',
		},
	},
});
