import { style } from '@vanilla-extract/css';
import { hover, media, vars } from 'visa-ui/theme';
import { shellInset, shellWidth } from '../shell/Layout.css';

/** What the page's sections have in common: the width of the bar above them. */
const wide = {
	width: '100%',
	maxWidth: shellWidth,
	marginInline: 'auto',
	paddingInline: shellInset,
} as const;

export const hero = style({
	position: 'relative',
	isolation: 'isolate',
	borderBottom: `1px solid ${vars.color.line}`,
	background: vars.color.surface,
});

/** Above the engraving: the list of countries opens over it. */
export const heroInner = style({
	...wide,
	position: 'relative',
	zIndex: vars.layer.sticky,
	paddingBlock: `${vars.space.xxl} ${vars.space.xl}`,
	'@media': { [media.desktop]: { paddingBlock: 'clamp(4rem, 10vh, 7rem)' } },
});

export const heroText = style({
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	gap: vars.space.m,
	maxWidth: '38rem',
	// Where the engraving is below, the heading has space for as many lines before its font has loaded as after.
	'@media': {
		[media.tablet]: { maxWidth: '43rem' },
		[media.desktop]: { maxWidth: '38rem' },
		[media.wide]: { maxWidth: '44rem' },
	},
});

export const search = style({ maxWidth: '30rem', paddingBlock: vars.space.xs });

export const eyebrow = style({
	color: vars.color.accent,
	fontWeight: vars.weight.medium,
	letterSpacing: '0.02em',
});

/** Never behind text: its upper arc below the text in a narrow window, beside it in a wide one. */
export const engraving = style({
	display: 'flex',
	alignItems: 'flex-start',
	justifyContent: 'center',
	height: 'clamp(5rem, 22vw, 11rem)',
	overflow: 'clip',
	pointerEvents: 'none',
	'@media': {
		[media.desktop]: {
			position: 'absolute',
			insetBlock: 0,
			insetInlineEnd: 0,
			alignItems: 'center',
			justifyContent: 'flex-start',
			// From the end of the text to the edge of the window.
			insetInlineStart: 'calc(max(0px, (100% - 90rem) / 2) + 41rem)',
			height: 'auto',
		},
		[media.wide]: { insetInlineStart: 'calc(max(0px, (100% - 90rem) / 2) + 48rem)' },
	},
});

export const section = style({
	...wide,
	paddingBlockStart: vars.space.section,
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	alignItems: 'start',
	gap: vars.space.l,
	selectors: { '&:last-child': { paddingBlockEnd: vars.space.section } },
	'@media': { [media.wide]: { gridTemplateColumns: '20rem minmax(0, 1fr)', columnGap: vars.space.xxxl } },
});

export const opening = style({
	...wide,
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	gap: vars.space.m,
	paddingBlockStart: vars.space.section,
});
export const columns = style({
	display: 'grid',
	gap: `${vars.space.m} ${vars.space.xl}`,
	'@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const steps = style({
	margin: 0,
	padding: 0,
	listStyle: 'none',
	counterReset: 'step',
	display: 'grid',
	gap: vars.space.l,
	'@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const stepItem = style({
	counterIncrement: 'step',
	display: 'grid',
	gap: vars.space.xs,
	alignContent: 'start',
	paddingTop: vars.space.m,
	borderTop: `2px solid ${vars.color.ink}`,
	'::before': {
		content: 'counter(step)',
		fontVariantNumeric: 'tabular-nums',
		fontSize: vars.text.heading2.size,
		fontWeight: vars.weight.light,
		color: vars.color.accent,
	},
});

export const countries = style({
	margin: 0,
	padding: 0,
	listStyle: 'none',
	display: 'grid',
	gap: vars.space.s,
	gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
});

export const country = style({
	display: 'flex',
	alignItems: 'center',
	gap: vars.space.s,
	minHeight: '4.5rem',
	// As high as its neighbours, whose text may need another line.
	height: '100%',
	boxSizing: 'border-box',
	padding: vars.space.s,
	color: vars.color.ink,
	textDecoration: 'none',
	background: vars.color.surface,
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.medium,
	'@media': hover({ borderColor: vars.color.accent, background: vars.color.accentSoft }),
	':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
});

export const countryText = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
export const countryPrice = style({ fontVariantNumeric: 'tabular-nums', fontWeight: vars.weight.medium });
export const countryNote = style({ color: vars.color.inkSoft, fontSize: vars.text.caption.size });

export const ledger = style({
	margin: 0,
	background: vars.color.surface,
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.medium,
	paddingInline: vars.space.m,
});

export const ledgerRow = style({
	display: 'grid',
	gap: vars.space.xxs,
	paddingBlock: vars.space.m,
	selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
	'@media': { [media.tablet]: { gridTemplateColumns: '16rem minmax(0, 1fr)', gap: vars.space.l } },
});

export const ledgerTerm = style({ fontWeight: vars.weight.medium });
export const ledgerText = style({ margin: 0, color: vars.color.inkSoft });

export const trust = style({
	margin: 0,
	padding: 0,
	listStyle: 'none',
	display: 'grid',
	gap: vars.space.m,
	'@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const trustItem = style({
	display: 'grid',
	gridTemplateColumns: 'auto minmax(0, 1fr)',
	gap: vars.space.s,
	alignItems: 'start',
	color: vars.color.ink,
});

export const trustIcon = style({ color: vars.color.accent, lineHeight: 0, paddingTop: '2px' });
