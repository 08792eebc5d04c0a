import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { focusRing, layered, layeredGlobal, pressedIn } from '../../theme/style.css';

/** What isn't chosen yet looks like the placeholder of a text control, also where browsers give that a colour of the system. */
const soft = { color: vars.color.inkSoft } as const;
const softInTheirs = { color: 'GrayText' } as const;
/** A native one, on a server's page, in which nothing is chosen. */
const empty = '&:has(> option[value=""]:checked)';

export const frame = layered('frame', {});
export const select = layered('select', {
	gridArea: '1 / 1',
	appearance: 'none',
	display: 'block',
	minWidth: 0,
	paddingInlineEnd: '2.75rem',
	textAlign: 'start',
	cursor: 'pointer',
	textOverflow: 'ellipsis',
	selectors: {
		'&&:active:not(:disabled, [aria-readonly])': { background: pressedIn.soft, boxShadow: pressedIn.mark },
		[empty]: soft,
		// While its list has the focus.
		'&[aria-expanded="true"]': focusRing,
	},
	'@media': {
		[media.forcedColors]: {
			selectors: {
				'&&:active:not(:disabled, [aria-readonly])': pressedIn.forcedEdge,
				[empty]: softInTheirs,
			},
		},
	},
});
layeredGlobal(`${select} > option:not([value=""])`, { color: vars.color.ink });
/** Behind the control, which is as wide as the longest of its choices, whichever is chosen. */
export const behind = layered('behind', { gridArea: '1 / 1', minWidth: 0, opacity: 0, pointerEvents: 'none' });
export const value = layered('value', {
	display: 'block',
	overflow: 'hidden',
	textOverflow: 'ellipsis',
	whiteSpace: 'nowrap',
	// The text alone: in forced colours the ring around the control has the control's colour.
	selectors: { '&[data-placeholder]': soft },
	'@media': { [media.forcedColors]: { selectors: { '&[data-placeholder]': softInTheirs } } },
});
export const chevron = layered('chevron', {
	position: 'absolute',
	insetInlineEnd: vars.space.s,
	insetBlock: 0,
	display: 'grid',
	placeItems: 'center',
	pointerEvents: 'none',
	color: vars.color.inkSoft,
});
/** At least as wide as its control, which may be as narrow as its value, and as wide as its longest row. */
export const list = layered('list', {
	selectors: {
		'&[popover]': {
			width: 'max-content',
			minWidth: 'anchor-size(width)',
			maxWidth: 'min(28rem, calc(100vw - 1rem))',
			positionArea: 'block-end span-inline-end',
			positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
		},
	},
});
