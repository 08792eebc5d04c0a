import { globalStyle, style } from '@vanilla-extract/css';
import { fontFamily, media, vars } from 'visa-ui/theme';

/** A visit that doesn't wait for the typeface doesn't request it either (`opening/letters.ts`). */
globalStyle('[data-letters="later"]', { vars: { [vars.font.family]: fontFamily.replace(/^[^,]*, /, '') } });

/** Pressed before the page could respond (`opening/early.ts`); a row shows its selection instead. */
globalStyle('[data-held]:not([role="option"])', {
	boxShadow: 'inset 0 0 0 2px color-mix(in oklab, currentColor 45%, transparent)',
	cursor: 'progress',
	'@media': { [media.forcedColors]: { outline: '4px double Highlight', outlineOffset: '-4px' } },
});
/** The wizard's hint that nothing is selected yet. */
globalStyle('[data-early="selected"] [data-wizard="actions"] > :first-child', { visibility: 'hidden' });

/** Above everything, and low: what it covers doesn't respond yet (`opening/stalled.ts`). */
globalStyle('#stalled:not([hidden])', {
	position: 'fixed',
	insetBlockEnd: 0,
	insetInline: 0,
	zIndex: vars.layer.toast,
	margin: 0,
	padding: vars.space.m,
	background: vars.color.surface,
	borderTop: `2px solid ${vars.color.critical}`,
	textAlign: 'center',
	'@media': { print: { display: 'none' } },
});
/** The end of the page can be scrolled out from under it. */
globalStyle('[data-stalled] body', { paddingBlockEnd: '9rem' });
globalStyle('#stalled a', { display: 'inline-block', color: 'inherit', paddingBlock: vars.space.xs });

/** The maximum width of the bar, every page and the footer; text keeps its own measure within. */
export const shellWidth = '90rem';
/** Their distance from the edge of the window. */
export const shellInset = `clamp(${vars.space.m}, 2.5vw, ${vars.space.xl})`;

/** In print there is only the page's content, and nothing that links elsewhere. */
const onlyOnScreen = { print: { display: 'none' } } as const;

export const bar = style({
	position: 'sticky',
	top: 0,
	zIndex: vars.layer.sticky,
	background: vars.color.canvas,
	borderBottom: `1px solid ${vars.color.line}`,
	// In a low window, as at 400 % zoom, and on phones the content needs the space.
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

/** The icon in the button, not its padding, is aligned with the pages. */
export const menuButton = style({ marginInlineStart: `calc(-1 * ${vars.space.s})` });

export const main = style({
	display: 'block',
	// The footer starts below the first screen, so that nothing visible moves when a page appears.
	minHeight: 'calc(100dvh - 3.5rem)',
	outline: 'none',
	'@media': { print: { minHeight: 0 } },
});

/** The default page, aligned with the bar above it. */
export const page = style({
	width: '100%',
	maxWidth: shellWidth,
	marginInline: 'auto',
	padding: `${vars.space.l} ${shellInset} ${vars.space.xxl}`,
	'@media': { [media.tablet]: { paddingBlock: `${vars.space.xxl}` } },
});

/** On phones the wizard's bar of buttons is at the bottom of the window. */
export const wizardPage = style([
	page,
	{
		vars: { '--viza-wizard-inset': `calc(3.5rem + 1px + ${vars.space.l})` },
		// The bar of buttons extends over this margin to the window's edges.
		'@media': { [media.phone]: { paddingInline: vars.space.m, paddingBlockEnd: 0 } },
	},
]);

/** A page with a single card: a column in the middle, as are pages with a single sentence. */
export const narrowPage = style([
	page,
	{ display: 'grid', gridTemplateColumns: 'minmax(0, 32rem)', justifyContent: 'center', alignContent: 'start' },
]);

export const footer = style({
	borderTop: `1px solid ${vars.color.line}`,
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	'@media': onlyOnScreen,
	selectors: {
		// A page that is still loading is short: a reload far down would show the footer first, and then push it away.
		[`${main}:has([data-waiting]) + &`]: { display: 'none' },
	},
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

/** A link after buttons: as high as they are, and aligned with them if it starts its own row. */
export const besideButtons = style({ display: 'inline-flex', alignItems: 'center', minHeight: vars.size.control });

/** A link on its own: on touch screens its target is as large as a button's, without moving anything. */
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
