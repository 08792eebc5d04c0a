import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { focusRing, gliding, hiddenVisually, layered, pressedIn } from '../../theme/style.css';

/** The drop zone and the place of the file: side by side if both fit. */
export const withRoom = layered('withRoom', { display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
/** The error shares the zone's column. */
export const zoneColumn = layered('zoneColumn', {
	flex: '1 1 15rem',
	minWidth: 0,
	minHeight: '12.5rem',
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	gridTemplateRows: '1fr auto',
});
/** As high as a file's row, in each of its states. */
export const room = layered('room', {
	flex: '2 1 28rem',
	minWidth: 0,
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	minHeight: '27.25rem',
	'@media': { [media.tablet]: { minHeight: '17.75rem' } },
});

export const zone = layered('zone', {
	position: 'relative',
	display: 'grid',
	justifyItems: 'center',
	alignContent: 'center',
	gap: vars.space.xs,
	padding: `${vars.space.xl} ${vars.space.m}`,
	textAlign: 'center',
	cursor: 'pointer',
	background: vars.color.surface,
	border: `1.5px dashed ${vars.color.lineStrong}`,
	borderRadius: vars.radius.medium,
	color: vars.color.inkSoft,
	selectors: {
		[`${zoneColumn} > &`]: { padding: vars.space.m },
		'&[data-state="focused"]': { borderColor: vars.color.accent },
		'&:has(:focus-visible)': focusRing,
		'&[data-state="dragging"]': {
			borderColor: vars.color.accent,
			borderStyle: 'solid',
			background: vars.color.accentSoft,
			color: vars.color.ink,
		},
		'&[data-invalid]': { borderColor: vars.color.critical },
		[`${zoneColumn} > &[data-invalid]`]: { marginBlockEnd: vars.space.xxs },
		'&[data-disabled]': { background: vars.color.sunken, cursor: 'not-allowed' },
		'&&&:active:not([data-disabled])': { background: vars.color.sunken, boxShadow: pressedIn.mark },
	},
	'@media': {
		...gliding(['background-color', 'border-color'], {
			[media.hover]: {
				selectors: {
					'&:hover:not([data-disabled], [data-invalid])': { borderColor: vars.color.ink },
					'&[data-invalid]:hover:not([data-disabled])': { background: vars.color.criticalSoft },
				},
			},
		}),
		[media.forcedColors]: {
			selectors: {
				'&[data-state="dragging"]': { border: '3px solid Highlight' },
				'&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
				'&&&:active:not([data-disabled])': pressedIn.forcedEdge,
			},
		},
	},
});
export const input = layered('input', hiddenVisually);
export const icon = layered('icon', {
	color: vars.color.accent,
	selectors: { [`${zone}[data-disabled] &`]: { color: vars.color.inkSoft } },
	'@media': { [media.forcedColors]: { selectors: { [`${zone}[data-disabled] &`]: { color: 'GrayText' } } } },
});
/** Touch screens have no dragging of files. */
const fingers = media.touch;
export const byDragging = layered('byDragging', { '@media': { [fingers]: { display: 'none' } } });
export const choose = layered('choose', {
	color: vars.color.accent,
	fontWeight: vars.weight.medium,
	textDecoration: 'underline',
	textUnderlineOffset: '0.2em',
	// There is nothing to open.
	selectors: { [`${zone}[data-disabled] &`]: { color: 'inherit', textDecoration: 'none' } },
	'@media': {
		[fingers]: { display: 'inline-block', selectors: { '&::first-letter': { textTransform: 'uppercase' } } },
	},
});
export const note = layered('note', { fontSize: vars.text.caption.size, lineHeight: vars.text.caption.line });

export const list = layered('list', {
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	gap: vars.space.s,
	paddingBlockStart: vars.space.s,
	selectors: { [`${room} > &`]: { paddingBlockStart: 0 } },
});
export const item = layered('item', {
	display: 'flex',
	// Stacked if the container, not only the window, is narrow.
	flexWrap: 'wrap',
	gap: vars.space.m,
	alignItems: 'start',
	padding: vars.space.m,
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.medium,
	background: vars.color.raised,
});
/** The preview is 250 by 250. [UPL-02] */
export const preview = layered('preview', {
	width: '250px',
	height: '250px',
	maxWidth: '100%',
	flex: 'none',
	objectFit: 'contain',
	background: vars.color.sunken,
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.small,
	display: 'grid',
	placeItems: 'center',
	color: vars.color.inkSoft,
});
export const facts = layered('facts', {
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	gap: vars.space.s,
	alignContent: 'start',
	flex: '1 1 10rem',
	minWidth: 0,
});
export const name = layered('name', { fontWeight: vars.weight.medium });
export const size = layered('size', {
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
});
export const done = layered('done', {
	display: 'inline-flex',
	alignItems: 'center',
	gap: vars.space.xxs,
	color: vars.color.positive,
	fontWeight: vars.weight.medium,
	fontSize: vars.text.caption.size,
});
export const actions = layered('actions', {
	display: 'flex',
	flexWrap: 'wrap',
	gap: vars.space.xs,
	// A button without a border is aligned with the text above it.
	selectors: { '&[data-bare]': { marginInlineStart: `calc(-1 * ${vars.space.s})` } },
});
