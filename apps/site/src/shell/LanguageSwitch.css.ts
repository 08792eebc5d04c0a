import { style } from '@vanilla-extract/css';
import { vars } from 'visa-ui/theme';

export const list = style({
	display: 'flex',
	flexWrap: 'wrap',
	gap: `0 ${vars.space.s}`,
	margin: 0,
	padding: 0,
	listStyle: 'none',
});

export const choice = style({
	minHeight: vars.size.control,
	padding: 0,
	border: 0,
	background: 'none',
	color: vars.color.inkSoft,
	font: 'inherit',
	textDecorationLine: 'underline',
	textDecorationThickness: '1px',
	textUnderlineOffset: '0.22em',
	cursor: 'pointer',
	selectors: {
		'&[aria-current]': {
			color: vars.color.ink,
			fontWeight: vars.weight.medium,
			textDecorationLine: 'none',
			cursor: 'default',
		},
		// Its name alone is not worth the Cyrillic letters of our font, which would then be fetched by everybody.
		'&:lang(ru):not([aria-current])': { fontFamily: 'system-ui, sans-serif' },
	},
});

/** From here on the longest of menus leaves room for it: that of staff, in Azerbaijani. */
const roomy = '(min-width: 80rem)';
/** In the top bar where there is room for it; everywhere else the menu and the foot have it. */
export const inBar = style({
	display: 'none',
	fontSize: vars.text.caption.size,
	'@media': { [roomy]: { display: 'block' } },
});
