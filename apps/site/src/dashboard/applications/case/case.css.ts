import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from 'visa-ui/theme';
import { reference } from '../rows.css';

/** The desk sets it. */
const top = 'var(--viza-split-view-top)';
/** Side by side if both fit, as in SplitView. */
const besides = '(min-width: 56rem)';
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
	// A name may be one word, longer than a phone is wide.
	overflowWrap: 'anywhere',
	'@container': { [tight]: { order: 1, flexBasis: '100%' } },
});
// In a table row it is one word; here it wraps if text is enlarged on a phone.
globalStyle(`${caseName} ${reference}`, { whiteSpace: 'normal' });
/** The name and the status, one below the other where both don't fit. */
export const caseState = style({
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	gap: `${vars.space.xxs} ${vars.space.s}`,
});
/** Where the list is hidden, the way back to it is above the case. */
export const close = style({
	display: 'none',
	// Its cross, not its padding, is aligned with what is below.
	marginInlineEnd: `calc(-1 * ${vars.space.s})`,
	'@container': { [besides]: { display: 'inline-grid' } },
});
export const caseBody = style({
	display: 'grid',
	gap: vars.space.l,
	gridTemplateColumns: 'minmax(0, 1fr)',
	paddingBlock: vars.space.m,
	'@container': { [besides]: { padding: vars.space.m } },
});
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
/** What an action does: its lines begin below each other, beside its key. */
export const stepHint = style([hint, { display: 'flex', alignItems: 'baseline', gap: vars.space.xs, minWidth: 0 }]);
globalStyle(`${stepHint} > :last-child`, { minWidth: 0 });
/** The key, where a keyboard is likely. */
export const stepKey = style({ display: 'none', '@media': { [media.tablet]: { display: 'inline-flex' } } });
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
export const differing = style({ marginBlockStart: vars.space.xs, borderCollapse: 'collapse' });
globalStyle(`${differing} :is(th, td)`, {
	textAlign: 'start',
	verticalAlign: 'top',
	paddingBlock: vars.space.xxs,
	paddingInlineEnd: vars.space.m,
	fontWeight: 'inherit',
});
export const answer = style({
	margin: 0,
	marginBlockStart: vars.space.xs,
	paddingInlineStart: vars.space.s,
	borderInlineStart: `3px solid ${vars.color.line}`,
});
