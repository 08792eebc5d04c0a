import { style } from '@vanilla-extract/css';
import { media, vars } from 'visa-ui/theme';

/** The menu beside the page where there is room for both. */
export const frame = style({
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	maxWidth: '100rem',
	marginInline: 'auto',
	'@media': { [media.desktop]: { gridTemplateColumns: '15rem minmax(0, 1fr)' } },
});

export const side = style({
	display: 'none',
	'@media': {
		[media.desktop]: {
			display: 'block',
			position: 'sticky',
			top: 'calc(3.5rem + 1px)',
			alignSelf: 'start',
			maxHeight: 'calc(100dvh - 3.5rem - 1px)',
			overflowY: 'auto',
			padding: `${vars.space.l} ${vars.space.s}`,
		},
	},
});

export const menuButton = style({ justifySelf: 'start', '@media': { [media.desktop]: { display: 'none' } } });

export const content = style({
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	alignContent: 'start',
	gap: vars.space.m,
	padding: `${vars.space.l} ${vars.space.m} ${vars.space.xxl}`,
	minHeight: 'calc(100dvh - 3.5rem - 1px)',
	'@media': {
		[media.desktop]: { borderInlineStart: `1px solid ${vars.color.line}`, paddingInline: vars.space.l },
	},
});

export const groups = style({ display: 'grid', gap: vars.space.m });
export const groupName = style({
	margin: 0,
	paddingInline: vars.space.m,
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	fontWeight: vars.weight.medium,
});

export const head = style({
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	justifyContent: 'space-between',
	gap: vars.space.s,
});

/** The sections with their counts. */
export const sections = style({
	display: 'grid',
	gap: vars.space.m,
	margin: 0,
	padding: 0,
	listStyle: 'none',
	gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
});

export const section = style({
	display: 'grid',
	gap: vars.space.xxs,
	height: '100%',
	padding: vars.space.m,
	background: vars.color.surface,
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.medium,
	color: vars.color.ink,
	textDecoration: 'none',
	selectors: { '&:active': { borderColor: vars.color.accent } },
	'@media': { [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.accent } } } },
});
export const sectionName = style({ fontWeight: vars.weight.medium });
export const sectionCount = style({ color: vars.color.inkSoft, fontVariantNumeric: 'tabular-nums' });

export const form = style({ display: 'grid', gap: vars.space.l, maxWidth: '44rem' });
export const fields = style({
	display: 'grid',
	gap: vars.space.l,
	padding: vars.space.m,
	background: vars.color.surface,
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.medium,
	'@media': { [media.tablet]: { padding: vars.space.l } },
});
/** As wide as what it takes. */
export const short = style({ maxWidth: '14rem' });

export const actions = style({
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	gap: vars.space.s,
});
export const apart = style({ marginInlineStart: 'auto' });

export const countries = style({ display: 'grid', gap: vars.space.xs });
export const countryList = style({
	// Holds the boxes' hidden inputs, which would otherwise make the page as long as the list.
	position: 'relative',
	maxHeight: '18rem',
	overflowY: 'auto',
	padding: vars.space.s,
	border: `1px solid ${vars.color.lineStrong}`,
	borderRadius: vars.radius.medium,
	background: vars.color.raised,
});

export const label = style({ margin: 0, fontWeight: vars.weight.medium });
export const optional = style({ color: vars.color.inkSoft, fontWeight: vars.weight.regular });
