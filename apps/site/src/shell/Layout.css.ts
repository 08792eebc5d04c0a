import { style } from '@vanilla-extract/css';
import { media, vars } from 'visa-ui/theme';

/** What the bar, every page and the footer fill of a wide window; texts keep their own measure within. */
export const shellWidth = '90rem';
/** Their distance from the edge of the window. */
export const shellInset = `clamp(${vars.space.m}, 2.5vw, ${vars.space.xl})`;

/** On paper stands what the page says, and nothing that leads elsewhere. */
const onlyOnScreen = { print: { display: 'none' } } as const;

export const bar = style({
	position: 'sticky',
	top: 0,
	zIndex: vars.layer.sticky,
	background: vars.color.canvas,
	borderBottom: `1px solid ${vars.color.line}`,
	// In a low window, as at 400 % zoom, and on phones the content needs the room.
	'@media': {
		'(max-height: 30rem)': { position: 'static' },
		[media.phone]: { position: 'static' },
		...onlyOnScreen,
	},
});

export const barInner = style({
	display: 'flex',
	alignItems: 'center',
	flexWrap: 'wrap',
	columnGap: vars.space.s,
	minHeight: '3.5rem',
	maxWidth: shellWidth,
	marginInline: 'auto',
	paddingInline: shellInset,
});

/** The mark in the button, not the room around it, stands where the pages begin. */
export const menuButton = style({ marginInlineStart: `calc(-1 * ${vars.space.s})` });

export const main = style({
	display: 'block',
	// The footer begins below the first screen, so that nothing in sight moves when a page arrives.
	minHeight: 'calc(100dvh - 3.5rem)',
	outline: 'none',
	'@media': { print: { minHeight: 0 } },
});

/** The usual page: it begins where the bar above it begins. */
export const page = style({
	width: '100%',
	maxWidth: shellWidth,
	marginInline: 'auto',
	padding: `${vars.space.l} ${shellInset} ${vars.space.xxl}`,
	'@media': { [media.tablet]: { paddingBlock: `${vars.space.xxl}` } },
});

/** On phones the wizard's bar of buttons stands at the foot of the window. */
export const wizardPage = style([
	page,
	{
		vars: { '--viza-wizard-inset': `calc(3.5rem + 1px + ${vars.space.l})` },
		// The bar of buttons reaches over this margin to the window's edges.
		'@media': { [media.phone]: { paddingInline: vars.space.m, paddingBlockEnd: 0 } },
	},
]);

/** A page of one sheet, which begins there too. */
export const narrowPage = style([
	page,
	{ display: 'grid', gridTemplateColumns: 'minmax(0, 32rem)', alignContent: 'start' },
]);

export const footer = style({
	borderTop: `1px solid ${vars.color.line}`,
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	'@media': onlyOnScreen,
});

export const footerInner = style({
	display: 'grid',
	gap: vars.space.l,
	maxWidth: shellWidth,
	marginInline: 'auto',
	padding: `${vars.space.l} ${shellInset}`,
	'@media': {
		[media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) repeat(2, minmax(0, 14rem))', gap: vars.space.xl },
	},
});

export const footerOwner = style({ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: vars.space.xs });

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

/** A link after buttons: as high as they are, and in line with them where it begins a row of its own. */
export const besideButtons = style({ display: 'inline-flex', alignItems: 'center', minHeight: vars.size.control });

/** A link that stands alone: where a screen is touched, a finger meets as much of it as of a button. Nothing moves for it. */
export const standsAlone = style({
	position: 'relative',
	'@media': {
		[media.touch]: {
			'::after': {
				content: '',
				position: 'absolute',
				insetInline: 0,
				insetBlockStart: '50%',
				blockSize: vars.size.control,
				transform: 'translateY(-50%)',
			},
		},
	},
});
