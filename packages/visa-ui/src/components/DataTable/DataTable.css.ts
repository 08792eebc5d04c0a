import { vars } from '../../theme/contract.css';
import { hover, media } from '../../theme/media';
import { layered, layeredGlobal } from '../../theme/style.css';

/** What all columns are wide together, when readers have resized them. */
export const totalWidth = '--viza-table-width';

/** The letters of a compact table. */
export const denseText = '0.8125rem';

/** How many controls stand beside the title of a card. */
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
	// What filters found stands in one line with the tools: the parts of the FilterBar are parts of this.
	vars: { '--viza-filter-bar-display': 'contents' },
});
export const caption = layered('caption', {
	selectors: { '&[data-alone]': { flexBasis: '100%' } },
	fontWeight: vars.weight.bold,
	fontSize: vars.text.heading4.size,
	lineHeight: vars.text.heading4.line,
});
/** Of a table whose filters have taken its tools into their sheet. */
export const folded = `${root}:has([data-holds-tools])`;
/** A line of their own; on a phone they stand in the sheet. */
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
/** Where the box above the rows is not there. */
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
/** Around the frame, so that the shade at its edge does not scroll with it. */
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
				// Beside the menus of the rows, which stay in sight.
				'&[data-more][data-actions]::after': { insetInlineEnd: `calc(${vars.size.control} + 1px)`, borderRadius: 0 },
				'&[data-more]:dir(rtl)::after': { transform: 'scaleX(-1)' },
			},
		},
	},
});
/** Scrolls by itself only when it must: a frame that could scroll would keep the head from staying at the top of the page. */
export const frame = layered('frame', {
	minWidth: 0,
	// Its heads lie above each other, and above nothing else of the page.
	isolation: 'isolate',
	'@media': {
		[media.tablet]: {
			border: `1px solid ${vars.color.line}`,
			borderRadius: vars.radius.large,
			background: vars.color.surface,
			// Rounds the corners of the rows; unlike 'hidden' it scrolls nothing.
			overflow: 'clip',
			selectors: {
				'&[data-overflowing]': {
					overflow: 'auto',
					maxBlockSize: '85dvh',
					overscrollBehaviorX: 'contain',
					// What has the focus stands below the head, not behind it.
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
			// Each column has a width of its own; the last one takes what is left.
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
	// It lies upon the rows: count and buttons stand in as few lines as they need.
	'@media': { [media.phone]: { justifyContent: 'flex-start', gap: vars.space.xs, paddingInline: vars.space.s } },
});
export const bulkCount = layered('bulkCount', { fontWeight: vars.weight.medium });
export const bulkActions = layered('bulkActions', {
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	gap: vars.space.xs,
	'@media': { [media.phone]: { display: 'contents' } },
});
// The quiet button begins where the words above do when it comes to stand on a line of its own; beside another it keeps its distance.
layeredGlobal(`${bulkActions} > [data-tone="quiet"]`, { marginInlineStart: `calc(-1 * ${vars.space.s})` });
layeredGlobal(`${bulkActions} > :has(+ [data-tone="quiet"])`, { marginInlineEnd: vars.space.s });
