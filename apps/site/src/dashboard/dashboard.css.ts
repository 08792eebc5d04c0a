import { style } from '@vanilla-extract/css';
import { media, vars } from 'visa-ui/theme';

/** Below the top bar, which stays. */
export const frame = style({ vars: { '--viza-app-shell-top': 'calc(3.5rem + 1px)' } });

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

export const label = style({ margin: 0, fontWeight: vars.weight.medium });
