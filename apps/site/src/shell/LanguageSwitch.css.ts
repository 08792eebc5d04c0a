import { style } from '@vanilla-extract/css';
import { vars } from 'visa-ui/theme';

export const list = style({
	display: 'flex',
	flexWrap: 'wrap',
	gap: `0 ${vars.space.s}`,
	// Wherever it is: the three names stand on one line in a phone's menu.
	fontSize: vars.text.caption.size,
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
		// Its name alone isn't worth our font's Cyrillic letters, which everyone would then load.
		'&:lang(ru):not([aria-current])': { fontFamily: 'system-ui, sans-serif' },
	},
});

/** From this width the longest menu leaves space for it: the staff's, in Azerbaijani. */
const roomy = '(min-width: 80rem)';
/** In the top bar if there is space for it; otherwise it is in the menu and the footer. */
export const inBar = style({
	display: 'none',
	'@media': { [roomy]: { display: 'block' } },
});
