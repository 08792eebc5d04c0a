import { vars } from '../../theme/contract.css';
import { hover, media } from '../../theme/media';
import { focusRing, hiddenVisually, layered, pressedIn } from '../../theme/style.css';

export const compact = layered('compact', {
	display: 'grid',
	gap: vars.space.xs,
	'@media': { [media.tablet]: { display: 'none' } },
});
export const line = layered('line', {
	display: 'flex',
	gap: vars.space.xs,
	alignItems: 'baseline',
	fontWeight: vars.weight.medium,
});
export const count = layered('count', {
	color: vars.color.inkSoft,
	fontVariantNumeric: 'tabular-nums',
	whiteSpace: 'nowrap',
});
export const list = layered('list', { display: 'none', '@media': { [media.tablet]: { display: 'flex' } } });
export const step = layered('step', {
	position: 'relative',
	flex: 1,
	minWidth: 0,
	display: 'grid',
	justifyItems: 'center',
	selectors: {
		// The line from one number to the next, filled as far as the traveller has come.
		'&:not(:first-child)::before': {
			content: '',
			position: 'absolute',
			insetBlockStart: '1.375rem',
			insetInlineEnd: 'calc(50% + 1.25rem)',
			width: 'calc(100% - 2.5rem)',
			borderBlockStart: `1px solid ${vars.color.lineStrong}`,
		},
		'&[data-state="done"]::before, &[data-state="current"]::before': {
			borderBlockStart: `2px solid ${vars.color.accent}`,
		},
	},
	'@media': {
		[media.forcedColors]: {
			selectors: { '&[data-state="ahead"]:not(:first-child)::before': { borderBlockStartStyle: 'dashed' } },
		},
	},
});
export const target = layered('target', {
	display: 'grid',
	justifyItems: 'center',
	gap: '0.125rem',
	width: '100%',
	minHeight: vars.size.control,
	padding: `${vars.space.xxs} ${vars.space.xxs}`,
	border: 0,
	background: 'transparent',
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
	textAlign: 'center',
	borderRadius: vars.radius.medium,
	selectors: {
		'button&': { cursor: 'pointer' },
		'&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
		[`${step}[data-state="current"] > &`]: { color: vars.color.ink, fontWeight: vars.weight.bold },
		[`${step}[data-state="done"] > &`]: { color: vars.color.ink },
		'button&:active': { background: pressedIn.soft, boxShadow: pressedIn.mark },
	},
	'@media': {
		...hover({ textDecoration: 'underline', textUnderlineOffset: '0.2em' }, 'button&:hover'),
		[media.forcedColors]: { selectors: { 'button&:active': pressedIn.forcedEdge } },
	},
});
export const number = layered('number', {
	display: 'grid',
	placeItems: 'center',
	width: '2.25rem',
	height: '2.25rem',
	borderRadius: '50%',
	border: `1.5px solid ${vars.color.lineStrong}`,
	background: vars.color.canvas,
	fontSize: vars.text.body.size,
	fontWeight: vars.weight.medium,
	fontVariantNumeric: 'tabular-nums',
	selectors: {
		[`${step}[data-state="current"] &`]: {
			background: vars.color.accent,
			borderColor: vars.color.accent,
			color: vars.color.accentInk,
			boxShadow: `0 0 0 3px ${vars.color.canvas}, 0 0 0 4px ${vars.color.accent}`,
		},
		[`${step}[data-state="done"] &`]: {
			borderColor: vars.color.accent,
			background: vars.color.accentSoft,
			color: vars.color.accent,
		},
	},
	'@media': {
		// In forced colours: pending is dashed, done is bold, the current one is filled.
		[media.forcedColors]: {
			borderStyle: 'dashed',
			selectors: {
				[`${step}[data-state="done"] &`]: { border: '3px solid CanvasText' },
				[`${step}[data-state="current"] &`]: {
					forcedColorAdjust: 'none',
					...{ background: 'Highlight', color: 'HighlightText', border: '1.5px solid Highlight' },
					boxShadow: '0 0 0 3px Canvas, 0 0 0 5px Highlight',
				},
			},
		},
	},
});
export const hidden = layered('hidden', hiddenVisually);
