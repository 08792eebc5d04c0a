import { style } from '@vanilla-extract/css';
import { media, vars } from 'visa-ui/theme';
import { page } from '../shell/Layout.css';

/** Text of a readable width and, if there is room, the list of all such pages beside it. */
export const frame = style([
	page,
	{
		display: 'grid',
		gap: vars.space.xxl,
		gridTemplateColumns: 'minmax(0, 1fr)',
		'@media': {
			[media.desktop]: { gridTemplateColumns: 'minmax(0, 46rem) 18rem', columnGap: vars.space.xxxl },
		},
	},
]);

/** If there is no room beside the text, the footer just below has the same links. */
export const aside = style({
	display: 'none',
	'@media': {
		[media.desktop]: {
			display: 'grid',
			alignContent: 'start',
			gap: vars.space.l,
			paddingInlineStart: vars.space.l,
			borderInlineStart: `1px solid ${vars.color.line}`,
		},
	},
});

export const facts = style({
	maxWidth: vars.size.narrow,
	margin: 0,
	paddingInline: vars.space.m,
	background: vars.color.surface,
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.medium,
});

export const fact = style({
	display: 'grid',
	gap: `${vars.space.xxs} ${vars.space.l}`,
	paddingBlock: vars.space.s,
	selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
	'@media': { [media.tablet]: { gridTemplateColumns: '10rem minmax(0, 1fr)' } },
});

export const term = style({ color: vars.color.inkSoft });
export const value = style({
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	justifyContent: 'space-between',
	gap: vars.space.xs,
	margin: 0,
	fontWeight: vars.weight.medium,
	fontVariantNumeric: 'tabular-nums',
	overflowWrap: 'anywhere',
});
export const notice = style({ maxWidth: vars.size.narrow });
