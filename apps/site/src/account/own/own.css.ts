import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from 'visa-ui/theme';

/** The links above the page on phones, beside it if there is room. */
export const frame = style({
	display: 'grid',
	gap: vars.space.l,
	'@media': {
		[media.desktop]: {
			gridTemplateColumns: '14rem minmax(0, 42rem)',
			gap: vars.space.xxl,
			alignItems: 'start',
		},
	},
});

export const links = style({
	display: 'flex',
	flexWrap: 'wrap',
	gap: `0 ${vars.space.m}`,
	margin: 0,
	padding: 0,
	listStyle: 'none',
	borderBlockEnd: `1px solid ${vars.color.line}`,
	'@media': {
		// On one line of a phone, also in Russian.
		[media.phone]: { fontSize: vars.text.caption.size },
		[media.desktop]: { flexDirection: 'column', borderBlockEnd: 0 },
	},
});

export const link = style({
	display: 'flex',
	alignItems: 'center',
	minHeight: vars.size.control,
	color: vars.color.inkSoft,
	textDecoration: 'none',
	borderBlockEnd: '2px solid transparent',
	selectors: {
		'&[aria-current]': {
			color: vars.color.ink,
			fontWeight: vars.weight.medium,
			borderBlockEndColor: vars.color.accent,
		},
	},
	'@media': {
		[media.hover]: { selectors: { '&:hover': { color: vars.color.ink } } },
		[media.desktop]: {
			paddingInlineStart: vars.space.m,
			borderBlockEnd: 0,
			borderInlineStart: `2px solid ${vars.color.line}`,
			selectors: { '&[aria-current]': { borderInlineStartColor: vars.color.accent } },
		},
		// A transparent border would be drawn.
		[media.forcedColors]: {
			borderColor: 'Canvas',
			selectors: { '&[aria-current]': { borderColor: 'Highlight' } },
		},
	},
});

export const sessions = style({ margin: 0, padding: 0, listStyle: 'none' });

export const session = style({
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	justifyContent: 'space-between',
	gap: vars.space.s,
	paddingBlock: vars.space.m,
	selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});
// On a phone it stands below the text: its own text is aligned with that.
globalStyle(`${session} > [data-tone="quiet"]`, {
	'@media': { [media.phone]: { marginInlineStart: `calc(-1 * ${vars.space.m} - 1px)` } },
});

export const device = style({ flex: '1 1 16rem', minWidth: 0 });

export const points = style({ margin: 0, paddingInlineStart: vars.space.l, listStyle: 'disc' });
