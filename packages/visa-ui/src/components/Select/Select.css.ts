import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { focusRing, layered, layeredGlobal, pressedIn } from '../../theme/style.css';

/** Nothing is chosen; a native one, on a server's page, knows it by itself. */
const empty = '&[data-placeholder], &:has(> option[value=""]:checked)';

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
		// Like the placeholder of a text control, also where browsers give that a colour of the system.
		[empty]: { color: vars.color.inkSoft },
		// While its list has the focus.
		'&[aria-expanded="true"]': focusRing,
	},
	'@media': {
		[media.forcedColors]: {
			selectors: {
				'&&:active:not(:disabled, [aria-readonly])': pressedIn.forcedEdge,
				[empty]: { color: 'GrayText' },
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
