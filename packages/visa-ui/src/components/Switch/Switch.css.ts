import { vars } from '../../theme/contract.css';
import { hover, media } from '../../theme/media';
import { focusRing, gliding, layered, letters, pressedIn, readOnly } from '../../theme/style.css';

export const frame = layered('Switch', {
	...letters,
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	justifySelf: 'start',
	minWidth: 0,
	maxWidth: '100%',
	textAlign: 'start',
});

export const row = layered('row', {
	position: 'relative',
	display: 'inline-grid',
	gridTemplateColumns: 'auto minmax(0, 1fr)',
	columnGap: vars.space.s,
	alignItems: 'start',
	justifySelf: 'start',
	maxWidth: '100%',
	minHeight: vars.size.control,
	paddingBlock: '0.625rem',
	cursor: 'pointer',
	selectors: {
		[`${frame}[data-readonly] &`]: { cursor: 'default' },
		'&:has(:disabled)': { color: vars.color.inkSoft, cursor: 'not-allowed' },
	},
});

/** Covers the whole row, so that a press anywhere reaches the native control. */
export const input = layered('input', {
	position: 'absolute',
	inset: 0,
	width: '100%',
	height: '100%',
	margin: 0,
	opacity: 0,
	cursor: 'inherit',
});

/** As the page wishes: while it waits, its input is read-only, but it looks as it is. */
const readOnlyFrame = `${frame}[data-readonly]:not([data-disabled])`;
const pressed = `${row}:active ${input}:enabled:not([aria-readonly]) ~ &&`;
const pressedOn = `${row}:active ${input}:enabled:checked:not([aria-readonly]) ~ &&`;
export const track = layered('track', {
	display: 'flex',
	alignItems: 'center',
	width: '2.75rem',
	height: '1.5rem',
	padding: '0.125rem',
	border: `1.5px solid ${vars.color.lineStrong}`,
	borderRadius: vars.radius.full,
	background: vars.color.sunken,
	selectors: {
		[`${input}:checked ~ &`]: {
			justifyContent: 'flex-end',
			background: vars.color.accent,
			borderColor: vars.color.accent,
		},
		[`${readOnlyFrame} ${input} ~ &&`]: readOnly.mark,
		[`${readOnlyFrame} ${input}[aria-invalid="true"] ~ &&`]: { borderColor: vars.color.critical },
		[`${input}[aria-invalid="true"] ~ &`]: { borderColor: vars.color.critical },
		[`${input}:disabled ~ &`]: { background: vars.color.sunken, borderColor: vars.color.lineStrong },
		[`${input}:focus-visible ~ &`]: focusRing,
		[pressed]: { background: pressedIn.soft, boxShadow: pressedIn.mark },
		[pressedOn]: { background: pressedIn.filled(vars.color.accent) },
	},
	'@media': {
		...gliding(
			['background-color'],
			hover({ borderColor: vars.color.ink }, `${frame}:not([data-readonly]) ${row}:hover ${input}:enabled ~ &`),
		),
		[media.forcedColors]: {
			selectors: {
				[`${input}:checked ~ &`]: { background: 'Highlight', borderColor: 'Highlight', forcedColorAdjust: 'none' },
				[`${input}[aria-invalid="true"] ~ &`]: { outline: '2px dashed CanvasText', outlineOffset: '2px' },
				[`${readOnlyFrame} ${input} ~ &&&`]: { background: 'Canvas', borderColor: 'CanvasText' },
				[`${input}:disabled ~ &`]: { background: 'Canvas', borderColor: 'GrayText', forcedColorAdjust: 'none' },
				[pressed]: { ...pressedIn.forcedEdge, outlineOffset: '1px' },
				[pressedOn]: { background: 'Highlight' },
			},
		},
	},
});

/** When off, a ring at the start; when on, a filled disc with a tick at the end: distinguishable without colour. */
export const knob = layered('knob', {
	display: 'grid',
	placeItems: 'center',
	width: '1.0625rem',
	height: '1.0625rem',
	borderRadius: '50%',
	border: `2px solid ${vars.color.lineStrong}`,
	background: vars.color.raised,
	color: vars.color.accent,
	selectors: {
		[`${input}:checked ~ ${track} > &`]: { borderColor: vars.color.accentInk, background: vars.color.accentInk },
		[`${readOnlyFrame} ${track} > &&`]: {
			background: 'transparent',
			color: vars.color.ink,
			borderColor: vars.color.lineStrong,
		},
		[`${readOnlyFrame} ${input}:checked ~ ${track} > &&`]: { borderColor: vars.color.ink },
		[`${input}:disabled ~ ${track} > &`]: {
			borderColor: vars.color.inkSoft,
			background: vars.color.raised,
			color: vars.color.inkSoft,
		},
	},
	'@media': {
		[media.forcedColors]: {
			borderColor: 'CanvasText',
			selectors: {
				[`${input}:checked ~ ${track} > &`]: {
					background: 'HighlightText',
					borderColor: 'HighlightText',
					color: 'Highlight',
					forcedColorAdjust: 'none',
				},
				[`${readOnlyFrame} ${track} > &&`]: {
					background: 'Canvas',
					borderColor: 'CanvasText',
					color: 'CanvasText',
				},
				[`${input}:disabled ~ ${track} > &`]: { borderColor: 'GrayText', background: 'Canvas', color: 'GrayText' },
			},
		},
	},
});

export const tick = layered('tick', {
	width: '0.75rem',
	height: '0.75rem',
	display: 'none',
	fill: 'none',
	stroke: 'currentColor',
	strokeWidth: 3.2,
	strokeLinecap: 'round',
	strokeLinejoin: 'round',
	selectors: { [`${input}:checked ~ ${track} > ${knob} > &`]: { display: 'block' } },
});

/** Inside the knob, in place of the tick. */
export const spinner = layered('spinner', { selectors: { '&&': { width: '0.8125rem', height: '0.8125rem' } } });

export const words = layered('words', {
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	minWidth: 0,
	// Its own text determines the baseline, whatever the knob contains.
	alignSelf: 'baseline',
});
export const hint = layered('hint', {
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
});
