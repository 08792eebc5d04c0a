import { style } from '@vanilla-extract/css';
import { hover, media, vars } from 'visa-ui/theme';

export const hero = style({
	position: 'relative',
	overflow: 'clip',
	borderBottom: `1px solid ${vars.color.line}`,
	background: vars.color.surface,
});

export const heroInner = style({
	position: 'relative',
	display: 'grid',
	gap: vars.space.l,
	justifyItems: 'start',
	maxWidth: vars.size.wide,
	marginInline: 'auto',
	padding: `${vars.space.xxl} ${vars.space.m}`,
	'@media': { [media.tablet]: { paddingBlock: '6rem' } },
});

export const heroText = style({ display: 'grid', gap: vars.space.m, maxWidth: '38rem' });

export const eyebrow = style({
	color: vars.color.accent,
	fontWeight: vars.weight.medium,
	letterSpacing: '0.02em',
});

export const engraving = style({
	position: 'absolute',
	insetInlineEnd: '-22%',
	top: '-18%',
	width: 'min(44rem, 110vw)',
	opacity: 0.35,
	pointerEvents: 'none',
	'@media': { [media.desktop]: { insetInlineEnd: '-4%', top: '-10%', opacity: 0.8 } },
});

export const section = style({
	maxWidth: vars.size.wide,
	marginInline: 'auto',
	padding: `${vars.space.section} ${vars.space.m} 0`,
	display: 'grid',
	gap: vars.space.l,
	selectors: { '&:last-child': { paddingBottom: vars.space.section } },
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
	padding: vars.space.s,
	color: vars.color.ink,
	textDecoration: 'none',
	background: vars.color.surface,
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.medium,
	'@media': hover({ borderColor: vars.color.accent, background: vars.color.accentSoft }),
	':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
});

export const countryText = style({ display: 'grid' });
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
