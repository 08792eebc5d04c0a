import { vars } from '../../theme/contract.css';
import { hover, media } from '../../theme/media';
import { layered } from '../../theme/style.css';

/** Text so large that search, count and button need a line each. */
const cramped = '(max-width: 16rem)';
const wholeLine = {
	'@container': { [cramped]: { '@media': { [media.phone]: { gridColumn: '1 / -1', gridRow: 'auto' } } } },
} as const;

export const root = layered('FilterBar', {
	minWidth: 0,
	'@media': {
		// Above a table its parts are laid out with the table's.
		[media.tablet]: {
			display: 'var(--viza-filter-bar-display, grid)',
			gridTemplateColumns: 'minmax(0, 1fr)',
			gap: vars.space.s,
		},
		// The search with the sheet's button at its end, and above it, beside the search's label, the result count.
		[media.phone]: {
			containerType: 'inline-size',
			width: '100%',
			display: 'grid',
			gridTemplateColumns: 'minmax(0, 1fr) auto',
			columnGap: vars.space.s,
		},
	},
});
export const fields = layered('fields', {
	display: 'flex',
	flexBasis: '100%',
	flexWrap: 'wrap',
	alignItems: 'end',
	gap: vars.space.s,
	minWidth: 0,
	'@media': { [media.phone]: { display: 'contents' } },
});
export const search = layered('search', {
	flex: '1 1 16rem',
	minWidth: 0,
	'@media': { [media.phone]: { gridColumn: 1, gridRow: '1 / span 2' } },
	...wholeLine,
});
/** From the width at which they fit; on a phone they are in a sheet. */
export const wide = layered('wide', { display: 'none', '@media': { [media.tablet]: { display: 'contents' } } });
export const field = layered('field', {
	minWidth: 0,
	'@media': { [media.tablet]: { flex: '1 1 10.5rem', maxWidth: '15rem' } },
});
/** What stands in the place of a field that couldn't be loaded. */
export const missing = layered('missing', { fontSize: vars.text.caption.size, color: vars.color.inkSoft });
/** The height of a field: label and control, with the gap below each. */
export const fieldHeight = `calc(${vars.text.body.line} + ${vars.size.control} + 2 * ${vars.space.xxs})`;
export const sheetFields = layered('sheetFields', { display: 'grid', gap: vars.space.m });

/** In the sheet, at the start of its last line. */
export const sheetCount = layered('sheetCount', {
	alignSelf: 'center',
	marginInlineEnd: 'auto',
	// The buttons beside it don't move while it is unknown.
	minWidth: '6ch',
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
	fontWeight: vars.weight.medium,
});
export const fold = layered('fold', {
	flex: 'none',
	display: 'inline-flex',
	alignItems: 'center',
	gap: vars.space.xs,
	minHeight: vars.size.control,
	// Ends like a field: with the space of its error line.
	marginBlockEnd: vars.space.xxs,
	paddingInline: vars.space.m,
	border: `1px solid ${vars.color.lineStrong}`,
	borderRadius: vars.radius.medium,
	background: vars.color.raised,
	fontWeight: vars.weight.medium,
	cursor: 'pointer',
	'@media': {
		[media.tablet]: { display: 'none' },
		[media.phone]: { gridColumn: 2, gridRow: 2, alignSelf: 'end', justifySelf: 'end' },
	},
	'@container': {
		[cramped]: { '@media': { [media.phone]: { gridColumn: '1 / -1', gridRow: 'auto', justifySelf: 'start' } } },
	},
});

export const summary = layered('summary', {
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	gap: vars.space.xs,
	minWidth: 0,
	minHeight: vars.size.controlSmall,
	'@media': { [media.phone]: { display: 'contents' } },
});
export const count = layered('count', {
	marginInlineEnd: vars.space.xs,
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
	fontWeight: vars.weight.medium,
	borderRadius: vars.radius.small,
	// Receives focus when the focused element disappears; it isn't a control.
	selectors: { '&:focus': { outline: 'none' } },
	'@media': {
		[media.phone]: {
			gridColumn: 2,
			gridRow: 1,
			alignSelf: 'center',
			justifySelf: 'end',
			marginInlineEnd: 0,
			selectors: {
				// Without a search it is beside the button.
				[`${fields}:not(:has(> ${search})) + * > &`]: { gridColumn: 1, gridRow: 2, justifySelf: 'start' },
			},
		},
	},
	'@container': {
		[cramped]: {
			'@media': {
				[media.phone]: { selectors: { '&&': { gridColumn: '1 / -1', gridRow: 'auto', justifySelf: 'start' } } },
			},
		},
	},
});
/** The active filters, and a button that clears them. */
export const inUse = layered('inUse', {
	display: 'contents',
	'@media': {
		[media.phone]: {
			gridColumn: '1 / -1',
			display: 'flex',
			flexWrap: 'wrap',
			alignItems: 'center',
			gap: vars.space.xs,
			minWidth: 0,
			paddingBlockStart: vars.space.xs,
		},
	},
});
/** Its items share a line with the count and the following button. */
export const chips = layered('chips', { display: 'contents' });
export const chipPlace = layered('chipPlace', { maxWidth: '100%' });
export const chip = layered('chip', {
	display: 'inline-flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	gap: `0 ${vars.space.xxs}`,
	maxWidth: '100%',
	minHeight: vars.size.control,
	padding: `0 ${vars.space.xs} 0 ${vars.space.s}`,
	border: `1px solid ${vars.color.accent}`,
	borderRadius: vars.radius.small,
	background: vars.color.accentSoft,
	color: vars.color.ink,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
	textAlign: 'start',
	cursor: 'pointer',
	'@media': {
		...hover({ borderColor: vars.color.ink }),
		[media.tablet]: { minHeight: '2rem' },
	},
});
export const chipLabel = layered('chipLabel', { color: vars.color.inkSoft });
export const chipWords = layered('chipWords', { fontWeight: vars.weight.medium });
export const clear = layered('clear', {
	minHeight: vars.size.control,
	padding: `0 ${vars.space.xs}`,
	border: 0,
	borderRadius: vars.radius.medium,
	background: 'transparent',
	color: vars.color.accent,
	fontSize: vars.text.caption.size,
	fontWeight: vars.weight.medium,
	cursor: 'pointer',
	'@media': { ...hover({ background: vars.color.accentSoft }), [media.tablet]: { minHeight: '2rem' } },
});
/** Among fields: looks like them, with one line of text. */
export const several = layered('several', {
	display: 'flex',
	alignItems: 'center',
	justifyContent: 'space-between',
	gap: vars.space.xs,
	textAlign: 'start',
	cursor: 'pointer',
});
export const severalWords = layered('severalWords', {
	minWidth: 0,
	overflow: 'hidden',
	textOverflow: 'ellipsis',
	whiteSpace: 'nowrap',
	// As in a Select.
	selectors: { '&[data-placeholder]': { color: vars.color.inkSoft } },
	'@media': { [media.forcedColors]: { selectors: { '&[data-placeholder]': { color: 'GrayText' } } } },
});
export const severalChoice = layered('severalChoice', {
	maxHeight: 'min(24rem, 60dvh)',
	overflowY: 'auto',
	minWidth: '14rem',
});
/** As wide whatever is found: it would narrow, and move, with each letter. */
export const severalSearch = layered('severalSearch', { width: 'min(20rem, 100vw - 4rem)', minWidth: '100%' });
export const noneFound = layered('noneFound', {
	margin: 0,
	color: vars.color.inkSoft,
	selectors: { '&:not(:empty)': { paddingBlock: vars.space.s } },
});
