import { style } from '@vanilla-extract/css';
import { hover, media, vars } from 'visa-ui/theme';

/** Whether the entries fit is decided by the window's width: below it they are in the drawer only. */
export const menu = style({
	display: 'none',
	'@media': {
		[media.desktop]: {
			display: 'flex',
			flexWrap: 'wrap',
			alignItems: 'center',
			flex: '1 1 0',
			minWidth: 0,
			columnGap: vars.space.xxs,
			marginInlineStart: vars.space.s,
		},
	},
});

/** As tall as the bar: its marker covers the bar's border. */
export const entry = style({
	display: 'inline-flex',
	alignItems: 'center',
	minHeight: '3.5rem',
	paddingInline: vars.space.xs,
	borderBlock: '2px solid transparent',
	color: vars.color.ink,
	fontWeight: vars.weight.medium,
	textDecoration: 'none',
	selectors: {
		'&[aria-current="page"]': { color: vars.color.accent, borderBlockEndColor: vars.color.accent },
		'&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-4px' },
	},
	'@media': {
		...hover({ color: vars.color.accent, borderBlockEndColor: vars.color.lineStrong }, '&:hover:not([aria-current])'),
		[media.desktop]: { fontSize: vars.text.caption.size, whiteSpace: 'nowrap' },
		[media.wide]: { fontSize: vars.text.body.size, paddingInline: vars.space.s },
		// A transparent border would be drawn.
		[media.forcedColors]: {
			borderBlockColor: 'Canvas',
			selectors: { '&[aria-current="page"]': { borderBlockEndColor: 'Highlight' } },
		},
	},
});

/** Stays at the right end even while the menu's entries are missing. */
export const apply = style({ marginInlineStart: 'auto', '@media': { [media.desktop]: { marginInlineStart: 0 } } });

/** The same width for each of its contents, so that nothing beside it moves. [NAV-03] */
export const account = style({
	display: 'none',
	'@media': {
		[media.desktop]: { display: 'grid', justifyItems: 'end', minWidth: '7.25rem', marginInlineStart: vars.space.xs },
	},
});
