import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { componentsLayer } from '../../theme/layers.css';
import { hover, media } from '../../theme/media';
import { chosen, focusRing, gliding, layered, pressedIn, readOnly } from '../../theme/style.css';

export const frame = layered('CardSelect', {
	display: 'grid',
	// The error's element exists before its text does.
	selectors: { '&[data-invalid]': { gap: vars.space.s } },
});
export const list = layered('list', {
	display: 'grid',
	gap: vars.space.s,
});
/** As many columns as fit a line of facts each: depending on the container's width, not the window's. */
export const columns = styleVariants({ one: 1, two: 2, three: 3 }, (count) => ({
	'@layer': {
		[componentsLayer]: {
			gridTemplateColumns:
				count === 1
					? 'minmax(0, 1fr)'
					: `repeat(auto-fill, minmax(min(100%, max(18rem, (100% - ${count - 1} * ${vars.space.s}) / ${count})), 1fr))`,
		},
	},
}));

const pressed = `${frame}:not([data-readonly]) &&&&:active:not([aria-disabled]):not(:has(button:active, a:active))`;
export const card = layered('card', {
	padding: vars.space.m,
	background: vars.color.surface,
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.medium,
	boxShadow: vars.shadow.raised,
	selectors: {
		'&[aria-selected="true"]': {
			borderColor: chosen.edge,
			boxShadow: `inset 0 0 0 1px ${chosen.edge}`,
			background: vars.color.raised,
		},
		[`${frame}[data-readonly] &`]: { ...readOnly.ground, boxShadow: 'none' },
		[`${frame}[data-readonly] &[aria-selected="true"]`]: {
			borderColor: readOnly.edge,
			boxShadow: `inset 0 0 0 1px ${readOnly.edge}`,
		},
		[`${frame}[data-invalid] &`]: { borderColor: vars.color.critical },
		[`${frame}[data-invalid] &[aria-selected="true"]`]: { boxShadow: `inset 0 0 0 1px ${vars.color.critical}` },
		'&:focus-visible': focusRing,
		[`${frame}:not([data-readonly]) &:not([aria-disabled])`]: { cursor: 'pointer' },
		// Pressing something inside it isn't a press on the card.
		[pressed]: {
			background: vars.color.sunken,
			boxShadow: pressedIn.mark,
		},
		[`${frame}[data-disabled] &`]: {
			background: vars.color.sunken,
			borderColor: vars.color.line,
			boxShadow: 'none',
			cursor: 'not-allowed',
		},
	},
	'@media': {
		...gliding(
			['border-color', 'background-color'],
			hover(
				{ borderColor: vars.color.lineStrong, background: vars.color.raised },
				`${frame}:not([data-invalid], [data-readonly]) &:hover:not([aria-selected="true"]):not([aria-disabled])`,
			),
		),
		[media.forcedColors]: {
			selectors: {
				'&[aria-selected="true"]': { border: '3px solid Highlight' },
				[`${frame}[data-readonly] &[aria-selected="true"]`]: { borderColor: 'CanvasText' },
				[`${frame}[data-disabled] &&`]: { borderColor: 'GrayText', color: 'GrayText' },
				[pressed]: pressedIn.forcedEdge,
			},
		},
	},
});

export const cell = layered('cell', {
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr) auto',
	gap: `${vars.space.xxs} ${vars.space.m}`,
	alignContent: 'start',
});
export const title = layered('title', {
	gridColumn: 1,
	fontSize: vars.text.lead.size,
	lineHeight: vars.text.lead.line,
	fontWeight: vars.weight.medium,
	color: vars.color.ink,
	selectors: { [`${frame}[data-disabled] &`]: { color: vars.color.inkSoft } },
	'@media': { [media.forcedColors]: { selectors: { [`${frame}[data-disabled] &`]: { color: 'inherit' } } } },
});

export const tick = layered('tick', {
	gridColumn: 2,
	gridRow: 1,
	display: 'grid',
	placeItems: 'center',
	width: '1.75rem',
	height: '1.75rem',
	borderRadius: '50%',
	border: `1.5px solid ${vars.color.lineStrong}`,
	selectors: {
		[`${card}[aria-selected="true"] &`]: chosen.mark,
		[`${frame}[data-readonly] &&`]: readOnly.mark,
		[`${frame}[data-disabled] &`]: {
			background: 'none',
			borderColor: vars.color.lineStrong,
			color: vars.color.inkSoft,
		},
	},
	'@media': {
		[media.forcedColors]: {
			selectors: { [`${frame}[data-disabled] &`]: { borderColor: 'GrayText', color: 'inherit' } },
		},
	},
});
export const content = layered('content', {
	gridColumn: '1 / -1',
	color: vars.color.inkSoft,
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	gap: vars.space.xs,
	minWidth: 0,
	'@media': { [media.forcedColors]: { selectors: { [`${frame}[data-disabled] &`]: { color: 'inherit' } } } },
});
/** Pressing something in here isn't a press on the card. */
export const note = layered('note', {
	gridColumn: '1 / -1',
	minWidth: 0,
	color: vars.color.ink,
	cursor: 'auto',
	selectors: { '&:empty': { display: 'none' } },
});
export const actions = layered('actions', {
	gridColumn: '1 / -1',
	justifySelf: 'start',
	marginInlineStart: `calc(-1 * ${vars.space.s})`,
	marginBlockEnd: `calc(-1 * ${vars.space.xs})`,
});
