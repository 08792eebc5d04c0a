import { vars } from '../../theme/contract.css';
import { hover, media } from '../../theme/media';
import { hiddenVisually, layered, pressedIn } from '../../theme/style.css';

export const calendar = layered('calendar', {
	color: vars.color.ink,
	width: '20.5rem',
	maxWidth: '100%',
	containerType: 'inline-size',
});
/** With enlarged text in a narrow window the month has a line of its own. */
const isNarrow = '(max-width: 14rem)';
export const head = layered('head', {
	display: 'flex',
	alignItems: 'center',
	justifyContent: 'space-between',
	marginBlockEnd: vars.space.xs,
	'@container': { [isNarrow]: { flexWrap: 'wrap' } },
});
export const title = layered('title', {
	minWidth: 0,
	textAlign: 'center',
	overflowWrap: 'anywhere',
	fontWeight: vars.weight.bold,
	fontSize: vars.text.lead.size,
	'::first-letter': { textTransform: 'uppercase' },
	'@container': { [isNarrow]: { order: -1, flexBasis: '100%' } },
});
export const choice = layered('choice', {
	display: 'flex',
	flexWrap: 'wrap',
	justifyContent: 'center',
	gap: vars.space.xxs,
	minWidth: 0,
});
export const select = layered('select', {
	minHeight: vars.size.control,
	// With text at 200 %, the month's name is truncated rather than widening the window.
	maxWidth: '100%',
	padding: `0 ${vars.space.xxs}`,
	border: `1px solid ${vars.color.lineStrong}`,
	borderRadius: vars.radius.medium,
	background: vars.color.raised,
	color: vars.color.ink,
	fontWeight: vars.weight.medium,
	cursor: 'pointer',
	'@media': hover({ borderColor: vars.color.ink }),
});
export const hidden = layered('hidden', hiddenVisually);
export const grid = layered('grid', { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });
export const weekday = layered('weekday', {
	height: '2rem',
	padding: 0,
	textAlign: 'center',
	color: vars.color.inkSoft,
	// Seven stand beside each other in any window: large letters would run into one another.
	fontSize: `min(${vars.text.caption.size}, 7.5cqi)`,
	fontWeight: vars.weight.medium,
	borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const cell = layered('cell', {
	padding: '1px',
	textAlign: 'center',
	height: '2.75rem',
	selectors: { '&[data-place="within"]': { paddingInline: 0 } },
});
const pressed = '&&&:active:not([aria-disabled="true"])';
const pressedOn = `[aria-selected="true"]:not([data-place="within"]) > ${pressed}`;
export const day = layered('day', {
	whiteSpace: 'nowrap',
	width: '100%',
	height: '2.625rem',
	padding: 0,
	border: '1px solid transparent',
	borderRadius: vars.radius.medium,
	background: 'transparent',
	color: vars.color.ink,
	fontSize: `min(${vars.text.body.size}, 8.5cqi)`,
	fontVariantNumeric: 'tabular-nums',
	cursor: 'pointer',
	position: 'relative',
	selectors: {
		'&[aria-disabled="true"]': {
			color: vars.color.inkSoft,
			opacity: 0.55,
			textDecoration: 'line-through',
			cursor: 'not-allowed',
		},
		'[aria-selected="true"] > &': {
			background: vars.color.accent,
			color: vars.color.accentInk,
			fontWeight: vars.weight.bold,
		},
		// Between the ends of a range: a background without rounded corners.
		'[data-place="within"] > &': {
			background: vars.color.accentSoft,
			color: vars.color.ink,
			fontWeight: vars.weight.regular,
			borderRadius: 0,
		},
		'&[data-today]': { borderColor: vars.color.lineStrong },
		// Above the background of the next day, which would cover part of the ring.
		'&:focus-visible': { outlineOffset: '1px', zIndex: 1 },
		[pressed]: { background: pressedIn.soft, boxShadow: pressedIn.mark },
		[pressedOn]: { background: pressedIn.filled(vars.color.accent) },
	},
	'@media': {
		// Selected days keep their look on hover.
		...hover(
			{ background: vars.color.accentSoft, color: vars.color.ink },
			':not([aria-selected="true"]) > &:hover:not([aria-disabled="true"])',
		),
		[media.forcedColors]: {
			selectors: {
				'[aria-selected="true"] > &': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
				'&[aria-disabled="true"]': { color: 'GrayText', opacity: 1 },
				'[aria-selected="true"] > &[aria-disabled="true"]': { background: 'GrayText', color: 'Canvas' },
				// Only today has a border.
				'&:not([data-today])': { borderColor: 'Canvas' },
				[pressed]: pressedIn.forced,
				[pressedOn]: { background: 'HighlightText', color: 'Highlight' },
			},
		},
	},
});
