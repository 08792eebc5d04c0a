import { vars } from '../../theme/contract.css';
import { hover, media } from '../../theme/media';
import { layered, pressedIn } from '../../theme/style.css';

export const list = layered('list', {
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
});
export const item = layered('item', {
	display: 'inline-flex',
	alignItems: 'center',
	minWidth: 0,
	minHeight: vars.size.control,
	'@media': { [media.desktop]: { minHeight: vars.size.controlSmall } },
});
/** On phones a long path shows its two ends; the button shows the rest. */
export const between = layered('between', { '@media': { [media.phone]: { display: 'none' } } });
export const more = layered('more', { display: 'none', '@media': { [media.phone]: { display: 'inline-flex' } } });
export const moreButton = layered('moreButton', {
	display: 'inline-grid',
	placeItems: 'center',
	minWidth: vars.size.control,
	minHeight: vars.size.control,
	border: 0,
	borderRadius: vars.radius.medium,
	background: 'transparent',
	color: vars.color.accent,
	fontWeight: vars.weight.bold,
	cursor: 'pointer',
	selectors: { '&&&:active': { background: pressedIn.soft, boxShadow: pressedIn.mark } },
	'@media': {
		...hover({ background: vars.color.accentSoft }),
		[media.forcedColors]: { selectors: { '&&&:active': pressedIn.forced } },
	},
});
export const mark = layered('mark', {
	display: 'inline-grid',
	flex: 'none',
	marginInline: vars.space.xxs,
	color: vars.color.inkSoft,
});
export const link = layered('link', {
	display: 'inline-flex',
	alignItems: 'center',
	minHeight: 'inherit',
	// A record's name may be one long word.
	overflowWrap: 'anywhere',
	color: vars.color.accent,
	textDecorationLine: 'underline',
	textDecorationThickness: '1px',
	textUnderlineOffset: '0.22em',
	borderRadius: vars.radius.small,
	selectors: {
		'&[aria-current="page"]': { color: vars.color.ink, fontWeight: vars.weight.medium, textDecorationLine: 'none' },
		'&[href]:active': { background: vars.color.accentSoft },
	},
	'@media': {
		...hover({ textDecorationThickness: '2px' }),
		[media.forcedColors]: { selectors: { '&&[href]:active': pressedIn.forced } },
	},
});
