import { vars } from '../../theme/contract.css';
import { hover, media } from '../../theme/media';
import { chosen, focusRing, layered, letters, pressedIn, readOnly } from '../../theme/style.css';

export const frame = layered('OptionList', {
	...letters,
	border: `1px solid ${vars.color.lineStrong}`,
	borderRadius: vars.radius.medium,
	background: vars.color.raised,
	overflow: 'hidden',
	// What is only heard lies within it.
	position: 'relative',
	selectors: {
		'&:has(:focus-visible)': focusRing,
		'&[data-readonly]': readOnly.ground,
		'&[data-invalid]': { borderColor: vars.color.critical },
	},
});
/** The error is inside the frame, below the rows. */
export const fault = layered('fault', {
	padding: `0 ${vars.space.s} ${vars.space.xs}`,
	borderBlockStart: `1px solid ${vars.color.line}`,
});
/** At most 30vh high, as long as that leaves space for a few rows. [CTY-03] */
export const list = layered('list', {
	maxHeight: '30vh',
	overflowY: 'auto',
	overscrollBehavior: 'contain',
	selectors: { '&:focus-visible': { outline: 'none' } },
});
/** Ten rows: far outside the viewport they are a single box, whatever the surrounding page does. */
export const group = layered({
	selectors: {
		'&[data-full]': { contentVisibility: 'auto', containIntrinsicHeight: 'auto 32.5rem' },
		'&[data-revealed]': { contentVisibility: 'visible' },
	},
});
/** Space for a row's tick is reserved, so that its content doesn't reflow or move. */
const roomForTick = `calc(1.5rem + ${vars.space.s})`;
const pressed = '&&&:active:not([data-disabled] *, [data-readonly] *, [aria-disabled="true"])';
export const row = layered('row', {
	position: 'relative',
	display: 'flex',
	// With enlarged letters in a narrow list the words stand below the flag, and not in what it leaves beside it.
	flexWrap: 'wrap',
	alignItems: 'center',
	gap: vars.space.s,
	minHeight: '3.25rem',
	padding: vars.space.xs,
	borderInlineStart: '3px solid transparent',
	paddingInline: `calc(${vars.space.s} - 3px) ${vars.space.s}`,
	cursor: 'pointer',
	contentVisibility: 'auto',
	// The content's height without padding: a row that isn't rendered yet has the same size. Its width is the list's,
	// because a row that kept its own would prevent the list from shrinking with the window.
	containIntrinsicHeight: 'auto 2.25rem',
	selectors: {
		[`& + &, ${group} + ${group} > &:first-child`]: { boxShadow: `inset 0 1px 0 ${vars.color.line}` },
		[`${list}:focus-visible &[data-active]`]: {
			background: vars.color.accentSoft,
			borderInlineStartColor: vars.color.focus,
		},
		[`${group}[data-revealed] > &`]: { contentVisibility: 'visible' },
		// A title with a note below it.
		'&[data-noted]': { containIntrinsicHeight: `auto calc(${vars.text.body.line} + ${vars.text.caption.line})` },
		'&[aria-selected="true"]': { background: chosen.paper, borderInlineStartColor: chosen.edge },
		'[data-readonly] &': { cursor: 'default' },
		'[data-readonly] &[aria-selected="true"]': { background: 'none', borderInlineStartColor: readOnly.edge },
		'[data-disabled] &, &[aria-disabled="true"]': {
			background: vars.color.sunken,
			borderInlineStartColor: 'transparent',
			color: vars.color.inkSoft,
			cursor: 'not-allowed',
		},
		[pressed]: { background: pressedIn.soft, boxShadow: pressedIn.mark },
	},
	'@media': {
		[media.tablet]: { paddingInlineEnd: `calc(${roomForTick} + ${vars.space.s})` },
		...hover(
			{ background: vars.color.accentSoft },
			'&:hover:not([data-disabled] *, [data-readonly] *, [aria-disabled="true"])',
		),
		[media.forcedColors]: {
			// A transparent border would be drawn.
			borderInlineStartColor: 'Canvas',
			selectors: {
				'&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
				'[data-readonly] &[aria-selected="true"]': { outlineColor: 'CanvasText' },
				[pressed]: pressedIn.forcedEdge,
				'[data-disabled] &, &[aria-disabled="true"]': {
					borderInlineStartColor: 'Canvas',
					outlineColor: 'GrayText',
					color: 'GrayText',
				},
			},
		},
	},
});
/** Its name and its price, on one line while both fit. */
export const texts = layered('texts', {
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	columnGap: vars.space.m,
	minWidth: 0,
	flex: '1 1 7rem',
});
export const words = layered('words', {
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	minWidth: 0,
	flex: '1 1 14rem',
});
export const aside = layered('aside', {
	display: 'grid',
	gridTemplateColumns: 'minmax(0, auto)',
	minWidth: 0,
	fontVariantNumeric: 'tabular-nums',
	'@media': { [media.tablet]: { textAlign: 'end' } },
});
export const title = layered('title', {
	fontWeight: vars.weight.medium,
	// In a narrow window the tick is on the first line, and the lines below have the full width.
	'@media': { [media.phone]: { paddingInlineEnd: roomForTick } },
});
export const note = layered('note', {
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
	'@media': {
		[media.forcedColors]: { selectors: { '[data-disabled] &, [aria-disabled="true"] &': { color: 'inherit' } } },
	},
});
export const tick = layered('tick', {
	position: 'absolute',
	insetInlineEnd: vars.space.s,
	insetBlockStart: vars.space.xs,
	display: 'grid',
	placeItems: 'center',
	width: '1.5rem',
	height: '1.5rem',
	borderRadius: '50%',
	background: chosen.mark.background,
	color: chosen.mark.color,
	selectors: {
		'[data-readonly] &': { background: 'none', color: vars.color.ink },
		'[data-disabled] &': { background: 'none', color: vars.color.inkSoft },
	},
	'@media': {
		[media.tablet]: { insetBlock: 0, marginBlock: 'auto' },
		[media.forcedColors]: { selectors: { ':is([data-disabled], [data-readonly]) &': { color: 'inherit' } } },
	},
});
export const empty = layered('empty', { padding: vars.space.l, textAlign: 'center', color: vars.color.inkSoft });
