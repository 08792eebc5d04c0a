import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from 'visa-ui/theme';

export const soft = style({ color: vars.color.inkSoft });
export const named = style({
	display: 'inline-flex',
	verticalAlign: 'middle',
	alignItems: 'center',
	gap: vars.space.xs,
});
export const reference = style({
	fontVariantNumeric: 'tabular-nums',
	whiteSpace: 'nowrap',
	// With enlarged text, a card has no space for a single line.
	'@media': { [media.phone]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
/** A name in a narrow table. */
export const brief = style({
	'@media': {
		[media.tablet]: {
			display: 'block',
			minWidth: '7rem',
			paddingBlock: '0.125rem',
			whiteSpace: 'normal',
			overflowWrap: 'anywhere',
		},
	},
});
export const near = style({
	display: 'inline-flex',
	verticalAlign: 'middle',
	flexWrap: 'wrap',
	alignItems: 'center',
	gap: vars.space.xxs,
});

// A table row is a single line.
globalStyle(`td ${near}`, { '@media': { [media.tablet]: { flexWrap: 'nowrap' } } });

export const nearMark = style({
	color: vars.color.caution,
	// As small as the status next to it.
	fontSize: `var(--viza-dense-text, ${vars.text.caption.size})`,
	fontWeight: vars.weight.medium,
	whiteSpace: 'nowrap',
});

export const late = style({
	color: vars.color.critical,
	fontWeight: vars.weight.medium,
	whiteSpace: 'nowrap',
});

const top = 'calc(var(--viza-app-shell-top, 0px) + 0.5rem)';
/** Side by side if both fit, as in SplitView. */
const besides = '(min-width: 56rem)';
/** As close to the page's bottom as to its top: there the case ends with the window, and its heading stays visible. */
export const room = style({
	vars: { '--viza-split-view-top': top },
	marginBlockEnd: `calc(0.5rem - ${vars.space.xxl})`,
});
export const count = style({
	display: 'inline-block',
	minWidth: '2ch',
	textAlign: 'start',
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	fontVariantNumeric: 'tabular-nums',
});
export const listPane = style({
	display: 'grid',
	gap: vars.space.s,
	gridTemplateColumns: 'minmax(0, 1fr)',
	minWidth: 0,
});
export const casePane = style({
	minWidth: 0,
	'@container': {
		[besides]: {
			position: 'sticky',
			top,
			maxHeight: `calc(100dvh - ${top} - 0.5rem)`,
			overflowY: 'auto',
			background: vars.color.surface,
			border: `1px solid ${vars.color.line}`,
			borderRadius: vars.radius.medium,
		},
	},
});
/** With text so large that name and status need a line each. */
const tight = '(max-width: 14rem)';
export const caseHead = style({
	display: 'flex',
	alignItems: 'center',
	gap: vars.space.s,
	padding: `${vars.space.xs} ${vars.space.m}`,
	background: vars.color.surface,
	borderBlockEnd: `1px solid ${vars.color.line}`,
	'@container': {
		[besides]: { position: 'sticky', top: 0, zIndex: 1 },
		[tight]: { flexWrap: 'wrap', justifyContent: 'space-between' },
	},
});
export const caseName = style({
	display: 'grid',
	// The focus ring, which the heading has when a case opens, surrounds only its text.
	gap: vars.space.xxs,
	justifyItems: 'start',
	gridTemplateColumns: 'minmax(0, 1fr)',
	flex: 1,
	minWidth: 0,
	'@container': { [tight]: { order: 1, flexBasis: '100%' } },
});
// In a table row it is one word; here it wraps if text is enlarged on a phone.
globalStyle(`${caseName} ${reference}`, { whiteSpace: 'normal', overflowWrap: 'anywhere' });
export const caseBody = style({
	display: 'grid',
	gap: vars.space.l,
	gridTemplateColumns: 'minmax(0, 1fr)',
	paddingBlock: vars.space.m,
	'@container': { [besides]: { padding: vars.space.m } },
});
export const part = style({
	display: 'grid',
	gap: vars.space.s,
	gridTemplateColumns: 'minmax(0, 1fr)',
	alignContent: 'start',
	minWidth: 0,
});
export const plain = style({ margin: 0 });
export const written = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const hint = style({
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
});

/** The agent, preceded by other viewers: usually there are none, and then they take no space. */
export const whose = style({ display: 'flex', flexDirection: 'column' });
globalStyle(`${whose} > :first-child:has([aria-hidden])`, { marginBlockEnd: vars.space.s });

export const owner = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s });
export const ownerName = style({
	display: 'inline-flex',
	alignItems: 'center',
	gap: vars.space.xs,
	marginInlineEnd: 'auto',
	fontWeight: vars.weight.medium,
});

export const moves = style({ display: 'grid', gap: vars.space.xs, margin: 0, padding: 0, listStyle: 'none' });
/** An action's name, with its description beside it. */
export const move = style({
	display: 'grid',
	gap: vars.space.xs,
	alignItems: 'center',
	gridTemplateColumns: 'minmax(0, 1fr)',
	selectors: { '&:not([data-form])': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))' } },
	'@media': {
		[media.tablet]: { selectors: { '&:not([data-form])': { gridTemplateColumns: '11rem minmax(0, 1fr)' } } },
	},
});
/** If there is space: not in a low window, as at 400 % zoom. */
const hasFoot = `${media.phone} and (min-height: 30rem)`;
/** The actions again, within reach of the thumb, wherever a case is scrolled to on a phone. */
export const thumb = style({
	display: 'none',
	'@media': {
		[hasFoot]: {
			position: 'fixed',
			insetInline: 0,
			insetBlockEnd: 0,
			zIndex: vars.layer.sticky,
			display: 'grid',
			gridTemplateColumns: 'minmax(0, 1fr) auto',
			alignItems: 'center',
			gap: vars.space.s,
			padding: `${vars.space.xs} ${vars.space.m} max(${vars.space.xs}, env(safe-area-inset-bottom))`,
			background: vars.color.surface,
			borderBlockStart: `1px solid ${vars.color.line}`,
		},
	},
});
/** The focused element, and the end of the case, stay above it. */
globalStyle(`${casePane}:has(${thumb}) :is(a, button, input, select, textarea, [tabindex])`, {
	'@media': { [hasFoot]: { scrollMarginBlockEnd: '5rem' } },
});
globalStyle(`${caseBody}:has(${thumb})`, { '@media': { [hasFoot]: { paddingBlockEnd: '5rem' } } });
/** The key, where a keyboard is likely. */
export const stepKey = style({
	display: 'none',
	marginInlineEnd: vars.space.xs,
	'@media': { [media.tablet]: { display: 'inline-flex' } },
});
/** A key within a button's text. */
export const withKeys = style({
	marginInlineStart: vars.space.xs,
	'@media': { [media.phone]: { display: 'none' } },
});
/**
 * New arrivals: they appear late, at the end where no button moves. On a phone they overlay the page within reach of the
 * thumb, and move nothing.
 */
export const fresh = style({
	'@media': {
		[media.phone]: {
			position: 'fixed',
			insetBlockEnd: vars.space.m,
			insetInline: 0,
			zIndex: vars.layer.sticky,
			width: 'fit-content',
			marginInline: 'auto',
			boxShadow: vars.shadow.overlay,
		},
	},
});
/** Where there is no space for words. */
export const forPhone = style({ '@media': { [media.tablet]: { display: 'none' } } });
/** Everything the desk shows. */
export const desk = style({ display: 'contents' });
// Above the selection's bar, which is in the same place.
globalStyle(`${desk}:has(tbody input:checked) ${fresh}`, { '@media': { [media.phone]: { insetBlockEnd: '9rem' } } });
/** The queues, followed on a phone by what doesn't fit next to the heading. */
export const queues = style({
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	'@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: vars.space.xxs } },
});
// A case takes a phone's whole screen; for screen readers its page still has a name.
const below = `${desk}[data-open]`;
globalStyle(`${below} > :has(> h1)`, {
	'@media': {
		[media.phone]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
	},
});
globalStyle(`${below} > :has(> h1) > :not(h1), ${below} > ${queues}`, {
	'@media': { [media.phone]: { display: 'none' } },
});
export const inFull = style({ '@media': { [media.phone]: { display: 'none' } } });
export const briefly = style({ '@media': { [media.tablet]: { display: 'none' } } });
/** Not needed in the filters' sheet. */
export const forWide = style({ '@media': { [media.phone]: { display: 'none' } } });
/** What concerns the keyboard only, where one is likely. */
export const forKeys = style({ '@media': { [media.phone]: { display: 'none' } } });
export const moveForm = style({
	padding: vars.space.m,
	background: vars.color.raised,
	border: `1px solid ${vars.color.lineStrong}`,
	borderRadius: vars.radius.medium,
});

export const factsBeside = style({
	display: 'grid',
	gap: vars.space.l,
	gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
	alignItems: 'start',
});
/** Beside everything it proves if there are two columns; on a phone between its two parts. */
export const passport = style({ gridRow: 'span 2', minWidth: 0 });
// On a phone a fact is a single line.
globalStyle(`${factsBeside} dt`, { '@media': { [media.phone]: { flexBasis: '6.5rem' } } });
globalStyle(`${factsBeside} dd`, { '@media': { [media.phone]: { flexBasis: '10.5rem' } } });
export const picture = style({ vars: { '--viza-image-viewer-height': '18rem' } });

export const money = style({ width: '100%', borderCollapse: 'collapse' });
globalStyle(`${money} caption`, { textAlign: 'start', fontWeight: vars.weight.medium, paddingBlock: vars.space.xs });
// With enlarged text, rather break within a word than push an amount out of the window.
globalStyle(`${money} th`, {
	textAlign: 'start',
	fontWeight: 'inherit',
	paddingBlock: vars.space.xxs,
	overflowWrap: 'anywhere',
});
globalStyle(`${money} td`, {
	textAlign: 'end',
	whiteSpace: 'nowrap',
	verticalAlign: 'top',
	paddingBlock: vars.space.xxs,
});
globalStyle(`${money} tr`, { borderBlockEnd: `1px solid ${vars.color.line}` });
globalStyle(`${money} tfoot`, { fontWeight: vars.weight.medium });

export const differing = style({ marginBlockStart: vars.space.xs, borderCollapse: 'collapse' });
globalStyle(`${differing} :is(th, td)`, {
	textAlign: 'start',
	verticalAlign: 'top',
	paddingBlock: vars.space.xxs,
	paddingInlineEnd: vars.space.m,
	fontWeight: 'inherit',
});

export const lines = style({ display: 'grid', gap: vars.space.s, margin: 0, padding: 0, listStyle: 'none' });
export const line = style({
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	gap: `${vars.space.xxs} ${vars.space.s}`,
});
export const answer = style({
	margin: 0,
	marginBlockStart: vars.space.xs,
	paddingInlineStart: vars.space.s,
	borderInlineStart: `3px solid ${vars.color.line}`,
});
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s });
export const keyLine = style({
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	justifyContent: 'space-between',
	gap: vars.space.s,
	margin: 0,
});
export const stats = style({
	display: 'grid',
	gap: vars.space.s,
	// Side by side on a tablet, two per row on a phone.
	gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
});
export const figures = style({
	display: 'grid',
	gap: vars.space.m,
	gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
});
/** As high as what is beside it. */
export const figure = style({
	display: 'grid',
	alignContent: 'start',
	gap: vars.space.xs,
	minWidth: 0,
	padding: vars.space.m,
	background: vars.color.surface,
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.medium,
});
/** All statuses are visible; of thirty days the first ones, and part of the next to indicate that there are more. */
export const figureFrame = style({ maxHeight: '24rem', overflow: 'auto' });
// It scrolls by itself: dates and column headings don't break.
globalStyle(`${figureFrame} th`, { overflowWrap: 'normal' });
globalStyle(`${money} thead th`, { color: vars.color.inkSoft, fontSize: vars.text.caption.size });
globalStyle(`${money} th[data-end]`, { textAlign: 'end' });
