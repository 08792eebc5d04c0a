import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { componentsLayer } from '../../theme/layers.css';
import { hover, media } from '../../theme/media';
import { gliding, layered, pressedIn } from '../../theme/style.css';

export const iconButton = layered('iconButton', {
	display: 'inline-grid',
	placeItems: 'center',
	flex: 'none',
	width: vars.size.control,
	height: vars.size.control,
	padding: 0,
	border: '1px solid transparent',
	borderRadius: vars.radius.medium,
	background: 'transparent',
	color: vars.color.ink,
	cursor: 'pointer',
	selectors: {
		'&&&:active:not(:disabled)': { background: pressedIn.soft, boxShadow: pressedIn.mark },
		'&:disabled': { color: vars.color.inkSoft, cursor: 'not-allowed' },
	},
	'@media': {
		...gliding(['background-color'], hover({ background: vars.color.accentSoft, color: vars.color.accentHover })),
		[media.forcedColors]: { selectors: { '&&&:active:not(:disabled)': pressedIn.forced } },
	},
});

const tones = {
	plain: {},
	framed: { borderColor: vars.color.lineStrong, background: vars.color.raised },
};
export const tone = styleVariants(tones, (rule) => ({ '@layer': { [componentsLayer]: rule } }));
