import { style } from '@vanilla-extract/css';
import { media, vars } from 'visa-ui/theme';

export const bar = style({
	position: 'sticky',
	top: 0,
	zIndex: vars.layer.sticky,
	background: vars.color.canvas,
	borderBottom: `1px solid ${vars.color.line}`,
	// In a low window, as at 400 % zoom, and on phones the content needs the room.
	'@media': { '(max-height: 30rem)': { position: 'static' }, [media.phone]: { position: 'static' } },
});

export const barInner = style({
	display: 'flex',
	alignItems: 'center',
	flexWrap: 'wrap',
	columnGap: vars.space.s,
	minHeight: '3.5rem',
	maxWidth: vars.size.wide,
	marginInline: 'auto',
	paddingInline: vars.space.m,
});

export const barLinks = style({ marginInlineStart: 'auto', fontWeight: vars.weight.medium });

export const drawerFoot = style({ display: 'grid', gap: vars.space.m, width: '100%' });

export const main = style({
	display: 'block',
	// The footer begins below the first screen, so that nothing in sight moves when a page arrives.
	minHeight: 'calc(100dvh - 3.5rem)',
	outline: 'none',
});

/** The usual page: one column of readable width. */
export const page = style({
	width: '100%',
	maxWidth: vars.size.wide,
	marginInline: 'auto',
	padding: `${vars.space.l} ${vars.space.m} ${vars.space.xxl}`,
	'@media': { [media.tablet]: { paddingBlock: `${vars.space.xxl}` } },
});

/** On phones the wizard's bar of buttons stands at the foot of the window. */
export const wizardPage = style([
	page,
	{
		vars: { '--viza-wizard-inset': `calc(3.5rem + 1px + ${vars.space.l})` },
		'@media': { [media.phone]: { paddingBlockEnd: 0 } },
	},
]);

export const narrowPage = style([page, { maxWidth: '34rem' }]);

export const footer = style({
	borderTop: `1px solid ${vars.color.line}`,
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
});

export const footerInner = style({
	display: 'flex',
	flexWrap: 'wrap',
	justifyContent: 'space-between',
	gap: vars.space.m,
	maxWidth: vars.size.wide,
	marginInline: 'auto',
	padding: vars.space.m,
});

export const footerLinks = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space.xs} ${vars.space.m}` });

export const brand = style({
	display: 'inline-flex',
	alignItems: 'center',
	gap: vars.space.xs,
	minHeight: vars.size.control,
	color: vars.color.ink,
	fontWeight: vars.weight.bold,
	fontSize: vars.text.lead.size,
	letterSpacing: '0.01em',
	textDecoration: 'none',
});
