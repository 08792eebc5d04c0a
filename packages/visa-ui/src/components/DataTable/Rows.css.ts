import { vars } from '../../theme/contract.css';
import { hover, media } from '../../theme/media';
import { chosen, layered } from '../../theme/style.css';
import { denseText, frame, root, table, toolCount } from './DataTable.css';

export const body = layered('body', {
	transition: `opacity ${vars.motion.base} ${vars.motion.easing}`,
	selectors: {
		'&[data-stale]': { opacity: 0.6 },
		// The browser would anchor to a row that is being removed, and jump.
		'&[data-virtual]': { overflowAnchor: 'none' },
	},
	'@media': {
		[media.phone]: {
			display: 'grid',
			gridTemplateColumns: 'minmax(0, 1fr)',
			gap: vars.space.s,
			containerType: 'inline-size',
		},
	},
});

/** Around a selected row, of which no background is left when the user's colours apply. */
const forcedEdge = { outline: '2px solid Highlight', outlineOffset: '-2px' } as const;

export const row = layered('row', {
	background: vars.color.surface,
	selectors: {
		'&[data-pressable]': { cursor: 'pointer' },
		'&[data-selected], &[data-current]': { background: chosen.paper },
	},
	'@media': {
		...hover({ background: vars.color.accentSoft }, '&[data-pressable]:hover'),
		// A card: title and status on its first line, then a line for each of the others.
		[media.phone]: {
			display: 'flex',
			flexWrap: 'wrap',
			alignItems: 'center',
			gap: `${vars.space.xxs} ${vars.space.s}`,
			padding: vars.space.m,
			border: `1px solid ${vars.color.line}`,
			borderRadius: vars.radius.large,
			boxShadow: vars.shadow.raised,
			selectors: {
				'&[data-selected], &[data-current]': {
					borderColor: chosen.edge,
					boxShadow: `inset 0 0 0 1px ${chosen.edge}`,
				},
			},
		},
		[media.forcedColors]: {
			selectors: {
				'&[data-selected], &[data-current]': forcedEdge,
			},
		},
	},
});

/** What stays in sight lies over the edge of its row, and has one of its own. */
const forcedOver = {
	[media.forcedColors]: {
		selectors: {
			[`${frame}[data-overflowing] ${row}:is([data-selected], [data-current]) > &[data-sticky]`]: forcedEdge,
		},
	},
};

const cramped = '(max-width: 15rem)';

export const cell = layered('cell', {
	textAlign: 'start',
	fontWeight: vars.weight.regular,
	// Amounts and statuses are as large as their neighbours, in cards too.
	selectors: { [`${root}[data-density="compact"] &`]: { vars: { '--viza-dense-text': denseText } } },
	'@media': {
		[media.tablet]: {
			height: '3.5rem',
			padding: `0 ${vars.space.m}`,
			// One line per cell: rows keep one height, and what is too wide scrolls.
			whiteSpace: 'nowrap',
			// A long text takes the remaining width, and is truncated with an ellipsis.
			maxWidth: '22rem',
			overflow: 'hidden',
			textOverflow: 'ellipsis',
			borderBlockEnd: `1px solid ${vars.color.line}`,
			selectors: {
				[`${root}[data-density="compact"] &`]: {
					vars: { '--viza-dense-space': '0.375rem' },
					height: '2rem',
					paddingInline: vars.space.xs,
				},
				[`${row}:last-child > &`]: { borderBlockEnd: 0 },
				'&[data-align="end"]': { textAlign: 'end' },
				[`${table}[data-sized] &`]: { maxWidth: 'none' },
				[`${frame}[data-overflowing] &[data-sticky]`]: {
					position: 'sticky',
					zIndex: 1,
					background: 'inherit',
					borderInlineEnd: `1px solid ${vars.color.line}`,
				},
				[`${row}:last-child > &:first-child`]: { borderEndStartRadius: `calc(${vars.radius.large} - 1px)` },
				[`${row}:last-child > &:last-child`]: { borderEndEndRadius: `calc(${vars.radius.large} - 1px)` },
			},
		},
		...forcedOver,
		[media.phone]: {
			minWidth: 0,
			padding: 0,
			selectors: {
				'&[data-phone="hidden"]': { display: 'none' },
				// As wide as its text, so that a status without space moves to the next line; a long title shares the
				// checkbox's line.
				'&[data-phone="title"]': {
					order: -2,
					flex: '1 0 auto',
					// A name may be one word, longer than a phone is wide.
					overflowWrap: 'anywhere',
					maxWidth: `calc(100% - var(${toolCount}, 1) * 3.25rem)`,
				},
				'&[data-phone="meta"]': { order: -1 },
				// There is no space for it beside buttons.
				[`${row}[data-tools] > &[data-phone="title"]`]: { order: -4 },
				[`${row}[data-tools] > &[data-phone="meta"]`]: { flexBasis: '100%' },
				'&[data-phone="line"]': {
					flexBasis: '100%',
					display: 'grid',
					gridTemplateColumns: 'minmax(6.5rem, 2fr) minmax(0, 3fr)',
					// An e-mail address has no break opportunities of its own.
					overflowWrap: 'anywhere',
					gap: vars.space.s,
					alignItems: 'baseline',
					// A status is as wide as its text.
					justifyItems: 'start',
				},
				// The head says the same to assistive technology; this is visual.
				'&[data-phone="line"]::before': {
					content: ['attr(data-label)', 'attr(data-label) / ""'],
					color: vars.color.inkSoft,
					fontSize: vars.text.caption.size,
					lineHeight: vars.text.caption.line,
				},
			},
		},
	},
	// Text too large for two columns: each part has its own line.
	'@container': {
		[cramped]: {
			'@media': {
				[media.phone]: {
					selectors: {
						'&[data-phone="title"]': { maxWidth: '100%' },
						// A value is nearer to its own label than to the next one.
						'&[data-phone="line"]': {
							gridTemplateColumns: 'minmax(0, 1fr)',
							gap: 0,
							marginBlockStart: vars.space.xs,
						},
					},
				},
			},
		},
	},
});

/** All parts of a cell beside its label on a phone; elsewhere without a box, so that long text is truncated. */
export const content = layered('content', {
	'@media': { [media.tablet]: { display: 'contents' }, [media.phone]: { minWidth: 0 } },
});

/** On a phone a button's 44 px overlap the next line, which doesn't take the press. */
export const above = { position: 'relative', zIndex: 1 } as const;

export const selectCell = layered('selectCell', {
	padding: 0,
	'@media': {
		[media.tablet]: {
			paddingInline: `${vars.space.xs} 0`,
			borderBlockEnd: `1px solid ${vars.color.line}`,
			lineHeight: 0,
			selectors: {
				[`${root}[data-density="compact"] &`]: { height: '2rem', paddingInline: `${vars.space.xxs} 0` },
				[`${row}:last-child > &`]: { borderBlockEnd: 0 },
				[`${frame}[data-overflowing] &[data-sticky]`]: { position: 'sticky', zIndex: 1, background: 'inherit' },
			},
		},
		...forcedOver,
		[media.phone]: { ...above, order: -5, marginBlock: '-0.5rem', marginInlineStart: '-0.75rem', lineHeight: 0 },
	},
});

export const rowLink = layered('rowLink', {
	padding: 0,
	border: 0,
	background: 'transparent',
	color: vars.color.ink,
	font: 'inherit',
	fontWeight: vars.weight.medium,
	textAlign: 'start',
	textDecorationLine: 'underline',
	textDecorationColor: vars.color.lineStrong,
	textDecorationThickness: '1px',
	textUnderlineOffset: '0.22em',
	borderRadius: vars.radius.small,
	cursor: 'pointer',
	selectors: { [`${row}[data-current] &`]: { fontWeight: vars.weight.bold } },
	'@media': {
		...hover({ color: vars.color.accent, textDecorationColor: 'currentColor' }, `${row}:hover &`),
		// As tall as a touch target without making the card taller.
		[media.phone]: { display: 'inline-block', paddingBlock: '0.5rem', marginBlock: '-0.5rem' },
	},
});

/** In place of rows that aren't rendered. */
export const space = layered('space', { '@media': { [media.phone]: { display: 'block' } } });

/** As high as a line of text, with a grey bar in the middle. */
export const waiting = layered('waiting', {
	display: 'flex',
	alignItems: 'center',
	height: '1lh',
	'@media': { [media.tablet]: { selectors: { [`${cell}[data-align="end"] > &`]: { justifyContent: 'flex-end' } } } },
});
export const waitingBox = layered('waitingBox', {
	display: 'inline-grid',
	placeItems: 'center',
	width: vars.size.control,
	height: vars.size.control,
	// Like the checkbox to come.
	'@media': {
		[media.tablet]: { selectors: { [`${root}[data-density="compact"] &`]: { width: '2.25rem', height: '2rem' } } },
	},
});
