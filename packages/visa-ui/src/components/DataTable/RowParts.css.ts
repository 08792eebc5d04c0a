import { vars } from '../../theme/contract.css';
import { hover, media } from '../../theme/media';
import { layered } from '../../theme/style.css';
import { frame, root } from './DataTable.css';
import { above, body, row } from './Rows.css';

/** A row's button: expands it, or opens its menu. */
export const tool = layered('tool', {
	display: 'inline-grid',
	placeItems: 'center',
	width: vars.size.control,
	height: vars.size.control,
	padding: 0,
	border: 0,
	borderRadius: vars.radius.medium,
	background: 'transparent',
	color: vars.color.inkSoft,
	cursor: 'pointer',
	selectors: { '&[aria-expanded="true"]': { color: vars.color.ink }, '&:focus-visible': { outlineOffset: '-2px' } },
	'@media': {
		...hover({ background: vars.color.accentSoft, color: vars.color.ink }),
		[media.tablet]: {
			width: vars.size.controlSmall,
			height: vars.size.controlSmall,
			selectors: { [`${root}[data-density="compact"] &`]: { width: '2rem', height: '2rem' } },
		},
	},
});

export const chevron = layered('chevron', {
	display: 'inline-grid',
	transition: `rotate ${vars.motion.fast} ${vars.motion.easing}`,
	selectors: { '[aria-expanded="true"] > &': { rotate: '90deg' } },
	'@media': { [media.reducedMotion]: { transition: 'none' } },
});

/** Both kinds of cells with a single button. */
const narrow = {
	width: vars.size.control,
	padding: 0,
	textAlign: 'center',
	lineHeight: 0,
	borderBlockEnd: `1px solid ${vars.color.line}`,
} as const;

export const openCell = layered('openCell', {
	padding: 0,
	'@media': {
		[media.tablet]: { ...narrow, selectors: { [`${row}:last-child > &`]: { borderBlockEnd: 0 } } },
		// On a phone at the end of the card's first line, beside the menu.
		[media.phone]: {
			order: -3,
			...above,
			marginBlock: '-0.5rem',
			marginInlineStart: 'auto',
			lineHeight: 0,
			selectors: { '&[data-empty]': { display: 'none' } },
		},
	},
});

export const actionsCell = layered('actionsCell', {
	padding: 0,
	'@media': {
		[media.tablet]: {
			...narrow,
			selectors: {
				[`${row}:last-child > &`]: { borderBlockEnd: 0 },
				[`${frame}[data-overflowing] &`]: {
					position: 'sticky',
					insetInlineEnd: 0,
					background: 'inherit',
				},
			},
		},
		[media.phone]: {
			order: -2,
			...above,
			marginBlock: '-0.5rem',
			marginInline: 'auto -0.75rem',
			lineHeight: 0,
			selectors: { [`${openCell}:not([data-empty]) ~ &`]: { marginInlineStart: 0 } },
		},
	},
});

export const detail = layered('detail', {
	background: vars.color.sunken,
	'@media': {
		[media.phone]: {
			display: 'block',
			// Part of the card above it.
			marginBlockStart: `calc(-1 * ${vars.space.s} - ${vars.radius.large})`,
			paddingBlockStart: vars.radius.large,
			border: `1px solid ${vars.color.line}`,
			borderBlockStart: 0,
			borderEndStartRadius: vars.radius.large,
			borderEndEndRadius: vars.radius.large,
			selectors: { [`${body}[data-virtual] > &`]: { marginBlockStart: 0 } },
		},
	},
});
export const detailCell = layered('detailCell', {
	padding: 0,
	whiteSpace: 'normal',
	'@media': {
		[media.tablet]: {
			borderBlockEnd: `1px solid ${vars.color.line}`,
			selectors: { [`${detail}:last-child > &`]: { borderBlockEnd: 0 } },
		},
		[media.phone]: { display: 'block' },
	},
});
/** Visible even if the table is wider than its frame. */
export const detailContent = layered('detailContent', {
	padding: vars.space.m,
	'@media': {
		[media.tablet]: {
			position: 'sticky',
			insetInlineStart: 0,
			maxWidth: 'var(--viza-table-room, 100%)',
			boxSizing: 'border-box',
		},
	},
});
