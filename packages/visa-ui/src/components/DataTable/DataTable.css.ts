import { vars } from '../../theme/contract.css';
import { hover, media } from '../../theme/media';
import { hiddenVisually, layered } from '../../theme/style.css';

export const root = layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 });

export const toolbar = layered({
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	gap: vars.space.s,
	paddingBlockEnd: vars.space.s,
});
export const caption = layered({
	fontWeight: vars.weight.bold,
	fontSize: vars.text.heading4.size,
	lineHeight: vars.text.heading4.line,
});
export const tools = layered({
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	gap: vars.space.xs,
	marginInlineStart: 'auto',
});
export const tool = layered({
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
export const choice = layered({ display: 'grid', minWidth: 'min(12rem, 70vw)' });

/** Scrolls by itself only when it must: a frame that could scroll would keep the head from staying at the top of the page. */
export const frame = layered({
	minWidth: 0,
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
export const table = layered({
	width: '100%',
	borderCollapse: 'separate',
	borderSpacing: 0,
	textAlign: 'start',
	fontSize: vars.text.body.size,
	lineHeight: vars.text.body.line,
	selectors: { [`${root}[data-density="compact"] &`]: { fontSize: '0.9375rem', lineHeight: '1.25rem' } },
	'@media': { [media.phone]: { display: 'block' } },
});

export const head = layered({
	'@media': {
		[media.phone]: {
			display: 'block',
			paddingBlockEnd: vars.space.s,
			// Without rows there is nothing to sort.
			selectors: { [`${table}[data-bare] > &`]: { display: 'none' } },
		},
	},
});
/** On a phone the head is a row of buttons that sort. */
export const headRow = layered({
	'@media': { [media.phone]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, position: 'relative' } },
});
export const headCell = layered({
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
			zIndex: 1,
			height: '2.75rem',
			padding: `0 ${vars.space.m}`,
			background: vars.color.sunken,
			borderBlockEnd: `1px solid ${vars.color.lineStrong}`,
			selectors: {
				'&:first-child': { borderStartStartRadius: `calc(${vars.radius.large} - 1px)` },
				'&:last-child': { borderStartEndRadius: `calc(${vars.radius.large} - 1px)` },
				[`${frame}[data-overflowing] &[data-row-header]`]: { insetInlineStart: 0, zIndex: 2 },
			},
		},
		[media.phone]: { padding: 0, whiteSpace: 'normal', selectors: { '&:not([data-sortable])': hiddenVisually } },
	},
});
export const sort = layered({
	display: 'inline-flex',
	alignItems: 'center',
	gap: vars.space.xxs,
	minHeight: vars.size.control,
	padding: 0,
	border: 0,
	background: 'transparent',
	color: 'inherit',
	fontWeight: 'inherit',
	cursor: 'pointer',
	borderRadius: vars.radius.small,
	selectors: {
		'[aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: vars.color.ink },
		'[data-align="end"] > &': { flexDirection: 'row-reverse' },
		'&:focus-visible': { outlineOffset: '-2px' },
	},
	'@media': {
		...hover({ color: vars.color.ink }),
		[media.phone]: {
			padding: `0 ${vars.space.s}`,
			border: `1px solid ${vars.color.lineStrong}`,
			borderRadius: vars.radius.full,
			background: vars.color.raised,
			selectors: {
				'[aria-sort="ascending"] > &, [aria-sort="descending"] > &': {
					borderColor: vars.color.ink,
					boxShadow: `inset 0 0 0 1px ${vars.color.ink}`,
				},
				'[data-align="end"] > &': { flexDirection: 'row' },
			},
		},
	},
});
export const mark = layered({
	opacity: 0.6,
	selectors: { '&[data-sorted]': { opacity: 1, color: vars.color.accent } },
});

export const selectHead = layered({
	'@media': {
		[media.tablet]: { width: vars.size.control, paddingInline: `${vars.space.xs} 0` },
		// Named for its box on a phone, where it is a line of its own.
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
			},
		},
	},
});
export const selectAllWords = layered({ '@media': { [media.tablet]: hiddenVisually } });

export const message = layered({ padding: vars.space.m, '@media': { [media.phone]: { padding: 0 } } });

export const bulk = layered({
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
});
export const bulkCount = layered({ fontWeight: vars.weight.medium });
export const bulkActions = layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs });
