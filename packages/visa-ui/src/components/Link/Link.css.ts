import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { componentsLayer } from '../../theme/layers.css';
import { hover, media } from '../../theme/media';
import { layered, pressedIn } from '../../theme/style.css';

export const link = layered('link', {
	textDecorationLine: 'underline',
	textDecorationThickness: '1px',
	textUnderlineOffset: '0.22em',
	borderRadius: vars.radius.small,
	cursor: 'pointer',
	selectors: { '&:active': { background: vars.color.accentSoft } },
	'@media': {
		...hover({ textDecorationThickness: '2px' }),
		[media.forcedColors]: { selectors: { '&&:active': pressedIn.forced } },
	},
});
export const outside = layered('outside', {
	display: 'inline-block',
	verticalAlign: '-0.2em',
	marginInlineStart: '0.15em',
});

const tones = { accent: vars.color.accent, ink: vars.color.ink, soft: vars.color.inkSoft, inherit: 'inherit' };
export const tone = styleVariants(tones, (color) => ({ '@layer': { [componentsLayer]: { color } } }));
