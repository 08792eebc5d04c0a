import { vars } from '../../theme/contract.css';
import { hover, media } from '../../theme/media';
import { chosen, focusRing, layered, pressedIn } from '../../theme/style.css';

export const list = layered('list', { display: 'grid', gap: vars.space.xxs });
export const groups = layered('groups', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m });
export const item = layered('item', {
	display: 'flex',
	alignItems: 'center',
	gap: vars.space.s,
	minHeight: '3.5rem',
	paddingInline: `calc(${vars.space.m} - 3px) ${vars.space.m}`,
	borderInlineStart: '3px solid transparent',
	borderRadius: vars.radius.medium,
	color: vars.color.ink,
	textDecoration: 'none',
	fontWeight: vars.weight.medium,
	selectors: {
		'&[aria-current="page"]': {
			background: chosen.paper,
			color: vars.color.accentHover,
			borderInlineStartColor: chosen.edge,
		},
		'&:focus-visible': { outlineOffset: '-2px' },
		'&&&:active': { background: pressedIn.soft, boxShadow: pressedIn.mark },
	},
	'@media': {
		...hover({ background: vars.color.accentSoft }),
		// A grouped menu is long, and beside a page: all of it is visible.
		[media.desktop]: { selectors: { [`${groups} &`]: { minHeight: vars.size.controlSmall } } },
		[media.forcedColors]: {
			// A transparent border would be drawn.
			borderInlineStartColor: 'Canvas',
			selectors: {
				'&[aria-current="page"]': {
					borderInlineStartColor: 'Highlight',
					outline: '2px solid Highlight',
					outlineOffset: '-2px',
				},
				// The focus ring takes precedence.
				'&[aria-current="page"]:focus-visible': { ...focusRing, outlineOffset: '-4px' },
				'&&&:active': pressedIn.forcedEdge,
			},
		},
	},
});
export const words = layered('words', { flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const count = layered('count', {
	flex: 'none',
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	fontVariantNumeric: 'tabular-nums',
});
export const groupLabel = layered('groupLabel', {
	margin: 0,
	paddingInline: vars.space.m,
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
	fontWeight: vars.weight.medium,
});
