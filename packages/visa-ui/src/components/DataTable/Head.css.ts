import { vars } from '../../theme/contract.css';
import { hover, media } from '../../theme/media';
import { chosen, hiddenVisually, layered, pressedIn } from '../../theme/style.css';
import { denseText, folded, frame, root, table } from './DataTable.css';

/** The width of one column, if it was set or changed; cards have none. */
export const columnWidth = '--viza-column-width';

export const head = layered('head', {
	'@media': {
		[media.phone]: {
			display: 'block',
			paddingBlockEnd: vars.space.s,
			// Without rows there is nothing to sort.
			selectors: { [`${table}[data-bare] > &`]: { display: 'none' }, [`${folded} &`]: hiddenVisually },
		},
	},
});
/** On a phone the head is a row of sort buttons. */
export const headRow = layered('headRow', {
	'@media': { [media.phone]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, position: 'relative' } },
});
export const headCell = layered('headCell', {
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
	fontWeight: vars.weight.medium,
	textAlign: 'start',
	whiteSpace: 'nowrap',
	selectors: { '&[data-align="end"]': { textAlign: 'end' } },
	'@media': {
		[media.tablet]: {
			position: 'sticky',
			insetBlockStart: 0,
			zIndex: 2,
			height: '2.75rem',
			width: `var(${columnWidth}, auto)`,
			padding: `0 ${vars.space.m}`,
			background: vars.color.sunken,
			borderBlockEnd: `1px solid ${vars.color.lineStrong}`,
			selectors: {
				'&:first-child': { borderStartStartRadius: `calc(${vars.radius.large} - 1px)` },
				'&:last-child': { borderStartEndRadius: `calc(${vars.radius.large} - 1px)` },
				// Sticky at the start, above the others that scroll by; its offset is measured.
				[`${frame}[data-overflowing] &[data-sticky]`]: { zIndex: 99 },
				[`${root}[data-density="compact"] &`]: { height: '2.25rem', paddingInline: vars.space.xs, fontSize: denseText },
			},
		},
		[media.phone]: { padding: 0, whiteSpace: 'normal', selectors: { '&:not([data-sortable])': hiddenVisually } },
	},
});
export const sort = layered('sort', {
	display: 'inline-flex',
	alignItems: 'center',
	gap: vars.space.xxs,
	minHeight: vars.size.control,
	// Its text is aligned with the rows'; focus ring and background extend beyond it.
	marginInline: `calc(-1 * ${vars.space.xs})`,
	padding: `0 ${vars.space.xs}`,
	border: 0,
	background: 'transparent',
	color: 'inherit',
	fontWeight: 'inherit',
	cursor: 'pointer',
	borderRadius: vars.radius.small,
	selectors: {
		'[aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: vars.color.ink },
		'[data-align="end"] > &': { flexDirection: 'row-reverse' },
		[`${table}[data-sized] &`]: { maxWidth: `calc(100% + 2 * ${vars.space.xs})` },
		[`${root}[data-density="compact"] &`]: { minHeight: vars.size.controlSmall },
		'&:focus-visible': { outlineOffset: '-2px' },
		'&:active': { background: vars.color.accentSoft, color: vars.color.accent },
	},
	'@media': {
		...hover({ textDecoration: 'underline', textUnderlineOffset: '0.3em' }),
		[media.forcedColors]: { selectors: { '&&:active': pressedIn.forced } },
		[media.phone]: {
			marginInline: 0,
			padding: `0 ${vars.space.s}`,
			border: `1px solid ${vars.color.lineStrong}`,
			borderRadius: vars.radius.medium,
			background: vars.color.raised,
			selectors: {
				'[aria-sort="ascending"] > &, [aria-sort="descending"] > &': {
					borderColor: chosen.edge,
					boxShadow: `inset 0 0 0 1px ${chosen.edge}`,
				},
				'[data-align="end"] > &': { flexDirection: 'row' },
				// The order is selected in the sheet.
				[`${folded} &`]: { display: 'none' },
			},
		},
	},
});
export const mark = layered('mark', {
	opacity: 0.6,
	selectors: { '&[data-sorted]': { opacity: 1, color: vars.color.accent } },
	'@media': { [media.forcedColors]: { selectors: { [`${sort}:active > &&`]: { opacity: 1, color: 'inherit' } } } },
});

export const selectHead = layered('selectHead', {
	'@media': {
		[media.tablet]: {
			width: `calc(${vars.size.control} + ${vars.space.xs})`,
			paddingInline: `${vars.space.xs} 0`,
			selectors: {
				[`${root}[data-density="compact"] &`]: { width: vars.size.control, paddingInline: `${vars.space.xxs} 0` },
			},
		},
		// Labelled by its checkbox on a phone, where it is on its own line.
		[media.phone]: {
			flexBasis: '100%',
			selectors: {
				'&:not([data-sortable])': {
					position: 'static',
					width: 'auto',
					height: 'auto',
					margin: 0,
					overflow: 'visible',
					whiteSpace: 'normal',
					clipPath: 'none',
				},
				// The selection's bar has a button for it.
				[`${folded} &`]: { display: 'none' },
			},
		},
	},
});
export const selectAllWords = layered('selectAllWords', { '@media': { [media.tablet]: hiddenVisually } });

/** A head without visible text: above the buttons that expand rows and their menus. */
export const quietHead = layered('quietHead', {
	'@media': { [media.tablet]: { width: vars.size.control, padding: 0 } },
});

/** As wide as a fingertip, with a hairline in the middle. */
export const edge = layered('edge', {
	display: 'none',
	'@media': {
		[media.tablet]: {
			display: 'block',
			position: 'absolute',
			insetBlock: 0,
			insetInlineEnd: '-0.75rem',
			zIndex: 1,
			width: '1.5rem',
			cursor: 'col-resize',
			touchAction: 'none',
			userSelect: 'none',
			selectors: {
				'&::after': {
					content: '',
					position: 'absolute',
					insetBlock: '25%',
					insetInlineStart: 'calc(50% - 1px)',
					width: '1px',
					background: vars.color.lineStrong,
				},
				'&:focus-visible': { outlineOffset: '-4px' },
				'&:focus-visible::after': { insetBlock: 0, width: '2px', background: vars.color.accent },
				'&&:active::after': { insetBlock: 0, width: '4px', background: vars.color.accent },
			},
		},
		...hover({ insetBlock: 0, width: '2px', background: vars.color.accent }, '&:hover::after'),
	},
});
/** In place of the missing button. */
export const name = layered('name', {
	display: 'none',
	'@media': { [media.phone]: { selectors: { [`${folded} &`]: { display: 'inline' } } } },
});
/** A column narrower than its text truncates it. */
export const words = layered('words', {
	selectors: {
		[`${table}[data-sized] &`]: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
		[`${table}[data-sized] ${headCell} > &`]: { display: 'block' },
	},
});
