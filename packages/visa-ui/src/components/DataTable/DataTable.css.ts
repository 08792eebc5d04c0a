import { vars } from '../../theme/contract.css';
import { hover, media } from '../../theme/media';
import { layered } from '../../theme/style.css';

/** The total width of all columns, once readers have resized them. */
export const totalWidth = '--viza-table-width';

/** The text size of a compact table. */
export const denseText = '0.8125rem';

/** The number of controls beside a card's title. */
export const toolCount = '--viza-table-tools';

export const root = layered('DataTable', {
	color: vars.color.ink,
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	minWidth: 0,
});

export const toolbar = layered('toolbar', {
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	gap: `${vars.space.xs} ${vars.space.s}`,
	paddingBlockEnd: vars.space.s,
	'@media': { [media.phone]: { paddingBlockEnd: vars.space.xs } },
	// The filters' result shares a line with the tools: the FilterBar's parts are laid out with these.
	vars: { '--viza-filter-bar-display': 'contents' },
});
export const caption = layered('caption', {
	selectors: { '&[data-alone]': { flexBasis: '100%' } },
	fontWeight: vars.weight.bold,
	fontSize: vars.text.heading4.size,
	lineHeight: vars.text.heading4.line,
});
/** A table whose filters have moved its tools into their sheet. */
export const folded = `${root}:has([data-holds-tools])`;
/** On a line of their own; on a phone they are in the sheet. */
export const views = layered('views', {
	flexBasis: '100%',
	minWidth: 0,
	marginBlockEnd: vars.space.xs,
	selectors: { '&:empty': { display: 'none' } },
	'@media': { [media.phone]: { selectors: { [`${folded} &`]: { display: 'none' } } } },
});
export const sheetViews = layered('sheetViews', { selectors: { '&:empty': { display: 'none' } } });
export const sheetTools = layered('sheetTools', {
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	gap: vars.space.xs,
	paddingBlockStart: vars.space.m,
	borderBlockStart: `1px solid ${vars.color.line}`,
	selectors: { '&:empty': { display: 'none' } },
});
/** Where the select-all checkbox above the rows is hidden. */
export const onlyFolded = layered('onlyFolded', {
	display: 'none',
	'@media': { [media.phone]: { selectors: { [`${folded} &`]: { display: 'inline-flex' } } } },
});
export const tools = layered('tools', {
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	gap: vars.space.xs,
	marginInlineStart: 'auto',
	'@media': { [media.phone]: { selectors: { [`${folded} &`]: { display: 'none' } } } },
});
export const tool = layered('tool', {
	display: 'inline-flex',
	alignItems: 'center',
	gap: vars.space.xs,
	minHeight: vars.size.control,
	paddingInline: vars.space.s,
	border: `1px solid ${vars.color.lineStrong}`,
	borderRadius: vars.radius.medium,
	background: vars.color.raised,
	fontSize: vars.text.caption.size,
	fontWeight: vars.weight.medium,
	cursor: 'pointer',
	'@media': { ...hover({ borderColor: vars.color.ink }), [media.tablet]: { minHeight: vars.size.controlSmall } },
});
/** Around the frame, so that the shadow at its edge doesn't scroll with it. */
export const stage = layered('stage', {
	position: 'relative',
	minWidth: 0,
	'@media': {
		[media.tablet]: {
			selectors: {
				'&[data-more]::after': {
					content: '',
					position: 'absolute',
					insetBlock: '1px',
					insetInlineEnd: '1px',
					zIndex: 1,
					width: '1.5rem',
					borderStartEndRadius: vars.radius.large,
					borderEndEndRadius: vars.radius.large,
					background: `linear-gradient(to right, transparent, color-mix(in oklab, ${vars.color.ink} 16%, transparent))`,
					pointerEvents: 'none',
				},
				// Beside the rows' menus, which stay visible.
				'&[data-more][data-actions]::after': { insetInlineEnd: `calc(${vars.size.control} + 1px)`, borderRadius: 0 },
				'&[data-more]:dir(rtl)::after': { transform: 'scaleX(-1)' },
			},
		},
	},
});
/**
 * Scrolls by itself only if necessary: a scrollable frame would prevent the head from sticking to the top of the page.
 */
export const frame = layered('frame', {
	minWidth: 0,
	// Its heads stack above each other, but not above anything else on the page.
	isolation: 'isolate',
	'@media': {
		[media.tablet]: {
			border: `1px solid ${vars.color.line}`,
			borderRadius: vars.radius.large,
			background: vars.color.surface,
			// Rounds the rows' corners; unlike 'hidden' it creates no scroll container.
			overflow: 'clip',
			selectors: {
				'&[data-overflowing]': {
					overflow: 'auto',
					maxBlockSize: '85dvh',
					overscrollBehaviorX: 'contain',
					// The focused element stays below the head, not behind it.
					scrollPaddingBlockStart: '3rem',
				},
			},
		},
		[media.phone]: { maxBlockSize: 'none !important' },
	},
});
export const table = layered('table', {
	width: '100%',
	borderCollapse: 'separate',
	borderSpacing: 0,
	textAlign: 'start',
	fontSize: vars.text.body.size,
	lineHeight: vars.text.body.line,
	selectors: { [`${root}[data-density="compact"] &`]: { fontSize: denseText, lineHeight: '1.25rem' } },
	'@media': {
		[media.phone]: { display: 'block' },
		[media.tablet]: {
			// Each column has its own width; the last one takes what is left.
			selectors: { '&[data-sized]': { tableLayout: 'fixed', width: `max(100%, var(${totalWidth}, 100%))` } },
		},
	},
});

export const message = layered('message', { padding: vars.space.m, '@media': { [media.phone]: { padding: 0 } } });

export const bulk = layered('bulk', {
	position: 'sticky',
	insetBlockEnd: vars.space.s,
	zIndex: vars.layer.sticky,
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	justifyContent: 'space-between',
	gap: `${vars.space.xs} ${vars.space.m}`,
	marginBlockStart: vars.space.s,
	padding: `${vars.space.xs} ${vars.space.m}`,
	background: vars.color.raised,
	border: `1px solid ${vars.color.ink}`,
	borderRadius: vars.radius.large,
	boxShadow: vars.shadow.overlay,
	// It overlays the rows: count and buttons take as few lines as possible.
	'@media': { [media.phone]: { justifyContent: 'flex-start', gap: vars.space.xs, paddingInline: vars.space.s } },
});
export const bulkCount = layered('bulkCount', { fontWeight: vars.weight.medium });
export const bulkActions = layered('bulkActions', {
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	flex: 1,
	gap: vars.space.xs,
	'@media': { [media.phone]: { display: 'contents' } },
});
/** Between what is selected, which it concerns, and the actions. */
export const bulkClear = layered('bulkClear', {
	marginInlineEnd: 'auto',
	'@media': { [media.phone]: { marginInline: 'auto 0' } },
});
// On a phone a word would put the actions on a third line.
export const clearWords = layered('clearWords', { '@media': { [media.phone]: { display: 'none' } } });
export const clearIcon = layered('clearIcon', {
	display: 'none',
	'@media': { [media.phone]: { selectors: { '&&': { display: 'block' } } } },
});
