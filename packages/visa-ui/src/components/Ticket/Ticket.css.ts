import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { focusRing, layered, layeredGlobal } from '../../theme/style.css';

/** Half circles cut out of both sides, where the stub would be torn off. */
const notch = '0.5rem';

export const ticket = layered('ticket', {
	color: vars.color.ink,
	position: 'relative',
	background: vars.color.raised,
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.large,
	boxShadow: vars.shadow.raised,
});
export const wide = layered('wide', { display: 'none', '@media': { [media.desktop]: { display: 'block' } } });
export const folding = layered('folding', { '@media': { [media.desktop]: { display: 'none' } } });
export const ornament = layered('ornament', {
	height: '2.25rem',
	overflow: 'hidden',
	opacity: 0.75,
	borderBlockEnd: `1px solid ${vars.color.line}`,
	borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0`,
});
/** The complete ornament, however wide the ticket is. */
layeredGlobal(`${ornament} > svg`, { height: '100%' });
export const head = layered('head', {
	padding: `${vars.space.m} ${vars.space.l} 0`,
	fontWeight: vars.weight.bold,
	fontSize: vars.text.lead.size,
	lineHeight: vars.text.lead.line,
});
export const rows = layered('rows', { padding: `${vars.space.xs} ${vars.space.l} ${vars.space.m}` });
export const row = layered('row', {
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr) auto',
	columnGap: vars.space.s,
	paddingBlock: vars.space.s,
	selectors: {
		'& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
		// As high as one with a line, so that nothing moves when the row above is filled.
		'&[data-unfilled] + &': { borderBlockStartColor: 'transparent' },
	},
	'@media': {
		[media.forcedColors]: { selectors: { '&[data-unfilled] + &': { borderBlockStartColor: 'Canvas' } } },
	},
});
export const label = layered('label', {
	gridColumn: '1 / -1',
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
});
/** From the first letter to the last; only what is visible changes, never the space taken. */
const printing = keyframes({ from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0)' } });
export const value = layered('value', {
	// As high as the empty line, whatever the page's line height is.
	lineHeight: vars.text.body.line,
	fontWeight: vars.weight.medium,
	minWidth: 0,
	selectors: { '&[data-fresh]': { animation: `${printing} ${vars.motion.slow} ${vars.motion.easing}` } },
	'@media': { [media.reducedMotion]: { selectors: { '&[data-fresh]': { animation: 'none' } } } },
});
export const aside = layered('aside', { textAlign: 'end' });
/** A line waiting to be filled, as on a printed form. */
export const unfilled = layered('unfilled', {
	gridColumn: '1 / -1',
	height: '1.5rem',
	borderBlockEnd: `2px dotted ${vars.color.line}`,
});
export const foot = layered('foot', {
	position: 'relative',
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'baseline',
	justifyContent: 'space-between',
	gap: `0 ${vars.space.s}`,
	padding: `${vars.space.m} ${vars.space.l}`,
	borderBlockStart: `1.5px dashed ${vars.color.lineStrong}`,
	background: vars.color.sunken,
	fontWeight: vars.weight.medium,
	// A word longer than the ticket, in enlarged text, wraps.
	overflowWrap: 'anywhere',
	selectors: {
		'&:last-child': { borderRadius: `0 0 ${vars.radius.large} ${vars.radius.large}` },
		'&::before, &::after': {
			content: '',
			position: 'absolute',
			insetBlockStart: `calc(-1 * ${notch} - 1px)`,
			width: notch,
			height: `calc(2 * ${notch})`,
			background: vars.color.canvas,
			border: `1px solid ${vars.color.line}`,
		},
		'&::before': { insetInlineStart: '-1px', borderInlineStart: 0, borderRadius: `0 ${notch} ${notch} 0` },
		'&::after': { insetInlineEnd: '-1px', borderInlineEnd: 0, borderRadius: `${notch} 0 0 ${notch}` },
	},
});
/** An amount that is paid elsewhere: less prominent than the total above it. */
export const sum = layered('sum', {
	flex: '1 0 100%',
	display: 'flex',
	flexWrap: 'wrap',
	justifyContent: 'space-between',
	gap: `0 ${vars.space.s}`,
	overflowWrap: 'anywhere',
	color: vars.color.inkSoft,
});
export const note = layered('note', {
	padding: `0 ${vars.space.l} ${vars.space.m}`,
	background: vars.color.sunken,
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
	borderRadius: `0 0 ${vars.radius.large} ${vars.radius.large}`,
});
/** That of a small icon. */
const chevronSize = '1.25rem';
export const summary = layered('summary', {
	position: 'relative',
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	gap: `0 ${vars.space.s}`,
	minHeight: '3.25rem',
	// Where the amount stands on a line of its own.
	paddingBlock: vars.space.xs,
	paddingInline: `${vars.space.m} calc(${vars.space.m} + ${chevronSize} + ${vars.space.s})`,
	cursor: 'pointer',
	listStyle: 'none',
	fontWeight: vars.weight.medium,
	borderRadius: vars.radius.large,
	selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:focus-visible': focusRing },
});
// As wide as the line permits; the amount wraps before a word would break.
export const summaryTitle = layered('summaryTitle', { flex: '1 1 0%' });
export const summaryTotal = layered('summaryTotal', {
	marginInlineStart: 'auto',
	display: 'grid',
	justifyItems: 'end',
});
export const summarySum = layered('summarySum', {
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
	fontWeight: vars.weight.regular,
});
/** Outside the line that wraps: with enlarged letters it would be on one of its own. */
export const chevron = layered('chevron', {
	position: 'absolute',
	insetInlineEnd: vars.space.m,
	insetBlock: 0,
	display: 'grid',
	width: chevronSize,
	height: chevronSize,
	marginBlock: 'auto',
	transition: `transform ${vars.motion.base} ${vars.motion.easing}`,
	selectors: { [`${ticket}[open] &`]: { transform: 'rotate(180deg)' } },
});
