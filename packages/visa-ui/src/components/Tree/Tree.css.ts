import { vars } from '../../theme/contract.css';
import { hover, media } from '../../theme/media';
import { focusRing, layered, pressedIn } from '../../theme/style.css';

export const tree = layered('tree', {
	color: vars.color.ink,
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	alignContent: 'start',
	minWidth: 0,
	selectors: { '&:focus': { outline: 'none' } },
});
/** Pressing something inside it isn't a press on the row. */
const pressed = '&&&:active:not([aria-disabled="true"], :has(button:active))';
export const row = layered('row', {
	borderRadius: vars.radius.small,
	cursor: 'pointer',
	userSelect: 'none',
	selectors: {
		'&[data-selected]': { background: vars.color.accentSoft, fontWeight: vars.weight.medium },
		'&[aria-disabled="true"]': { color: vars.color.inkSoft, cursor: 'not-allowed' },
		'&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
		[pressed]: { background: pressedIn.soft, boxShadow: pressedIn.mark },
	},
	'@media': {
		...hover({ background: vars.color.accentSoft }),
		[media.forcedColors]: {
			selectors: {
				'&[data-selected]': { outline: '1px solid Highlight', outlineOffset: '-1px' },
				// The focus ring takes precedence.
				'&[data-selected]:focus-visible': { ...focusRing, outlineOffset: '-2px' },
				'&[aria-disabled="true"]': { color: 'GrayText' },
				[pressed]: pressedIn.forcedEdge,
			},
		},
	},
});
export const cell = layered('cell', {
	display: 'flex',
	alignItems: 'center',
	gap: vars.space.xs,
	minHeight: vars.size.control,
	paddingInlineEnd: vars.space.s,
});
const box = { flex: 'none', width: '2rem', height: vars.size.control } as const;
/** For a row without children: its text is aligned with its neighbours'. */
export const place = layered('place', box);
export const chevron = layered('chevron', {
	...box,
	display: 'grid',
	placeItems: 'center',
	padding: 0,
	border: 0,
	background: 'transparent',
	color: vars.color.inkSoft,
	cursor: 'pointer',
});
export const open = layered('open', {
	display: 'grid',
	rotate: '90deg',
	selectors: { '&:dir(rtl)': { rotate: '-90deg' } },
});
export const label = layered('label', { flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
