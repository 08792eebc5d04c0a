import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from 'visa-ui/theme';

/** Below the sticky top bar. */
export const frame = style({ vars: { '--viza-app-shell-top': 'calc(3.5rem + 1px)' } });

/** The signed-in user, below the menu in the drawer: the text is aligned with the entries'. */
export const inDrawer = style({ paddingInline: vars.space.m });

export const head = style({
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	justifyContent: 'space-between',
	gap: vars.space.s,
});

// On a phone its text wraps rather than the button beside it.
// A record's name may be one word that is longer than the page is wide.
globalStyle(`${head} > h1`, { maxWidth: '100%', '@media': { [media.phone]: { flex: '1 1 8rem' } } });

/** Groups of sections; small ones share a line. */
export const groups = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space.l} ${vars.space.m}` });
const leastSection = '11rem';
export const group = style({ flex: `1 1 ${leastSection}`, minWidth: 0 });
// Each as wide as what is in it: cards in a line have one width.
globalStyle(`${group}:has(li:nth-child(2):last-child)`, { flex: `2 1 calc(2 * ${leastSection} + ${vars.space.m})` });
globalStyle(`${group}:has(li:nth-child(3))`, { flexBasis: '100%' });

/** The sections with their counts. */
export const sections = style({
	display: 'flex',
	flexWrap: 'wrap',
	gap: vars.space.m,
	margin: 0,
	padding: 0,
	listStyle: 'none',
});
/** Five in a line where they have room, else three at most: every line is filled, and none is for one alone. */
const five = `calc(5 * ${leastSection} + 4 * ${vars.space.m})`;
const oneOfThree = `calc((100% - 2 * ${vars.space.m}) / 3 - 1px)`;
export const sectionPlace = style({
	flex: `1 1 clamp(${leastSection}, (${five} - 100%) * 999, ${oneOfThree})`,
	minWidth: 0,
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

export const form = style({ containerType: 'inline-size', display: 'grid', gap: vars.space.l, maxWidth: '44rem' });
export const fields = style({
	display: 'grid',
	gap: vars.space.l,
	padding: vars.space.m,
	background: vars.color.surface,
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.medium,
	'@media': { [media.tablet]: { padding: vars.space.l } },
});
/** As wide as its content needs; on phones as wide as all others, which are hardly wider. */
export const short = style({ maxWidth: '18rem', '@media': { [media.phone]: { maxWidth: 'none' } } });

export const actions = style({
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	gap: vars.space.s,
});
/** Where a form's bar leaves enough of it. */
const [high, wide] = ['(min-height: 30rem)', '(min-width: 16rem)'];
/**
 * Visible however long the form is; the focused field stays above it. In a low window, or with text so large that its
 * buttons stack, it would leave too little of the form: there it is at the form's end.
 */
export const formActions = style([
	actions,
	{
		paddingBlock: vars.space.s,
		background: vars.color.canvas,
		borderBlockStart: `1px solid ${vars.color.line}`,
		'@media': {
			[media.phone]: { gap: vars.space.xs },
			[high]: { '@container': { [wide]: { position: 'sticky', insetBlockEnd: 0, zIndex: 1 } } },
		},
	},
]);
globalStyle(`form:has(${formActions}) :is(input, textarea, select, button, [tabindex])`, {
	'@media': { [high]: { '@container': { [wide]: { scrollMarginBlockEnd: '7rem' } } } },
});
/** The key, where a keyboard is likely. */
export const keyHint = style({ '@media': { [media.phone]: { display: 'none' } } });
export const apart = style({ marginInlineStart: 'auto' });
// On a phone the bar is a single line: without the icon and with less space between them, all three fit.
globalStyle(`${formActions} > ${apart} svg`, { '@media': { [media.phone]: { display: 'none' } } });
/** Narrower than most phones: there they fit with less space inside them. */
globalStyle(`${formActions} :is(button, a)`, { '@media': { '(max-width: 22rem)': { paddingInline: vars.space.xs } } });

export const label = style({ margin: 0, fontWeight: vars.weight.medium });
export const hint = style({
	margin: 0,
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
});
/** Fields that belong together. */
export const together = style({ display: 'grid', gap: vars.space.xs });
export const beside = style({
	display: 'grid',
	gap: vars.space.s,
	gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
	maxWidth: '24rem',
});

/** The form, and what travellers will see of it: beside it if there is space. */
export const withPreview = style({
	containerType: 'inline-size',
	display: 'grid',
	gap: vars.space.l,
	alignItems: 'start',
	gridTemplateColumns: 'minmax(0, 1fr)',
	'@media': {
		'(min-width: 75rem)': { gridTemplateColumns: 'minmax(0, 44rem) minmax(0, 24rem)' },
	},
});
export const preview = style({
	'@media': { '(min-width: 75rem)': { position: 'sticky', top: 'calc(3.5rem + 1px + 1.5rem)' } },
});
export const written = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const plainList = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: vars.space.xs });
export const named = style({ display: 'flex', alignItems: 'center', gap: vars.space.s });
/** A button above a list: on a phone as high as the table's own. */
export const listTool = style({ '@media': { [media.phone]: { minHeight: vars.size.control } } });
/** Wraps what is listened to, without affecting layout. */
export const noBox = style({ display: 'contents' });
/** A line of saved views: as high as the menu beside each. */
export const viewsRoom = style({ minHeight: vars.size.control });
/**
 * Buttons of which the last is quiet: on its own line it is aligned with the text above; next to another it keeps its
 * distance.
 */
export const lastIsQuiet = style({});
globalStyle(`${lastIsQuiet} > [data-tone="quiet"]`, { marginInlineStart: `calc(-1 * ${vars.space.m})` });
globalStyle(`${lastIsQuiet} > :has(+ [data-tone="quiet"])`, { marginInlineEnd: vars.space.m });
// On a phone it is one of a stack.
globalStyle(`${lastIsQuiet} > :not(:only-child)`, { '@media': { [media.phone]: { marginInline: 0 } } });

/** All that is to be seen while nobody is signed in (`useCover.ts`). */
export const aboveCover = style({});
globalStyle('[data-covered] body', { visibility: 'hidden' });
globalStyle(`[data-covered] ${aboveCover}`, { visibility: 'visible' });
