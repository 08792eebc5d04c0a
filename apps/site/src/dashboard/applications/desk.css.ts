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
	// Large letters leave a card no room for one line.
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

// A row of a table is one line.
globalStyle(`td ${near}`, { '@media': { [media.tablet]: { flexWrap: 'nowrap' } } });

export const nearMark = style({
	color: vars.color.caution,
	// As small as the state that it stands near.
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
/** Beside each other where both have room, as the SplitView says. */
const besides = '(min-width: 56rem)';
/** To the end of the page as near as to its top: there the case ends with the window, and its head stays in sight. */
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
/** Of letters so large that name and state need the line for themselves. */
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
	// The ring of the focus, which the heading has when a case opens, is around its words and above none.
	gap: vars.space.xxs,
	justifyItems: 'start',
	gridTemplateColumns: 'minmax(0, 1fr)',
	flex: 1,
	minWidth: 0,
	'@container': { [tight]: { order: 1, flexBasis: '100%' } },
});
// Of a row of a table it is one word; here it breaks where letters are large for a phone.
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

/** Who has it, and before it who else looks: as a rule nobody, and then that takes no room. */
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
/** What it is called, and beside it what it does. */
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
/** Where it has room: not in a low window, as at 400 % zoom. */
const hasFoot = `${media.phone} and (min-height: 30rem)`;
/** The steps again, at the thumb, wherever a case is scrolled to on a phone. */
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
/** What has the focus, and the end of the case, come to stand above it. */
globalStyle(`${casePane}:has(${thumb}) :is(a, button, input, select, textarea, [tabindex])`, {
	'@media': { [hasFoot]: { scrollMarginBlockEnd: '5rem' } },
});
globalStyle(`${caseBody}:has(${thumb})`, { '@media': { [hasFoot]: { paddingBlockEnd: '5rem' } } });
/** By which key, where there may be keys. */
export const stepKey = style({
	display: 'none',
	marginInlineEnd: vars.space.xs,
	'@media': { [media.tablet]: { display: 'inline-flex' } },
});
/** A key in the words of a button. */
export const withKeys = style({
	marginInlineStart: vars.space.xs,
	'@media': { [media.phone]: { display: 'none' } },
});
/** What has come since: it comes late, to the end that moves no button. On a phone it lies upon the page at the thumb, and moves nothing. */
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
/** Where there is room for words instead. */
export const forPhone = style({ '@media': { [media.tablet]: { display: 'none' } } });
/** All that the desk shows. */
export const desk = style({ display: 'contents' });
// Above the bar of what is chosen, which stands there too.
globalStyle(`${desk}:has(tbody input:checked) ${fresh}`, { '@media': { [media.phone]: { insetBlockEnd: '9rem' } } });
/** The queues, and on a phone at their end what the line of the heading has no room for. */
export const queues = style({
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	'@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: vars.space.xxs } },
});
// A case has the screen of a phone for itself; for ears its page is still named.
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
/** Where the sheet of the filters does without it. */
export const forWide = style({ '@media': { [media.phone]: { display: 'none' } } });
/** What is about keys alone, where there may be keys. */
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
/** Beside all that it proves, where two stand beside each other; on a phone between the two parts of that. */
export const passport = style({ gridRow: 'span 2', minWidth: 0 });
// On a phone a fact is one line.
globalStyle(`${factsBeside} dt`, { '@media': { [media.phone]: { flexBasis: '6.5rem' } } });
globalStyle(`${factsBeside} dd`, { '@media': { [media.phone]: { flexBasis: '10.5rem' } } });
export const picture = style({ vars: { '--viza-image-viewer-height': '18rem' } });

export const money = style({ width: '100%', borderCollapse: 'collapse' });
globalStyle(`${money} caption`, { textAlign: 'start', fontWeight: vars.weight.medium, paddingBlock: vars.space.xs });
// Where letters are large, rather within a word than a sum out of the window.
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
	// Beside each other on a tablet, two by two on a phone.
	gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
});
export const figures = style({
	display: 'grid',
	gap: vars.space.m,
	gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
});
/** As high as what stands beside it. */
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
/** All states are in sight; of thirty days the first ones, and a part of the next that tells that there are more. */
export const figureFrame = style({ maxHeight: '24rem', overflow: 'auto' });
// It scrolls by itself: days and the heads above them stay whole.
globalStyle(`${figureFrame} th`, { overflowWrap: 'normal' });
globalStyle(`${money} thead th`, { color: vars.color.inkSoft, fontSize: vars.text.caption.size });
globalStyle(`${money} th[data-end]`, { textAlign: 'end' });
