import { vars } from '../../theme/contract.css';
import { hover, media } from '../../theme/media';
import { chosen, focusRing, hiddenVisually, layered, pressedIn } from '../../theme/style.css';

export const pagination = layered('pagination', {
	color: vars.color.ink,
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	justifyContent: 'space-between',
	gap: `${vars.space.s} ${vars.space.l}`,
});
export const about = layered('about', {
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	gap: `${vars.space.xs} ${vars.space.m}`,
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	fontVariantNumeric: 'tabular-nums',
});
export const pages = layered('pages', {
	position: 'relative',
	display: 'flex',
	alignItems: 'center',
	justifyContent: 'space-between',
	gap: vars.space.xxs,
	marginInlineStart: 'auto',
	'@media': { [media.phone]: { flexWrap: 'wrap', justifyContent: 'center', width: '100%' } },
});
/** Visible on phones, where it replaces the page numbers; announced everywhere when it changes. */
export const place = layered('place', {
	// Between the arrows; on a line of its own if text is enlarged.
	flex: '1 1 clamp(0px, (15rem - 100%) * 999, 100%)',
	textAlign: 'center',
	textWrap: 'balance',
	fontWeight: vars.weight.medium,
	fontVariantNumeric: 'tabular-nums',
	'@media': { [media.tablet]: hiddenVisually },
});
export const numbered = layered('numbered', { '@media': { [media.phone]: { display: 'none' } } });
export const gap = layered('gap', { minWidth: '1.5rem', textAlign: 'center', color: vars.color.inkSoft });
export const target = layered('target', {
	display: 'inline-grid',
	placeItems: 'center',
	minWidth: vars.size.control,
	height: vars.size.control,
	paddingInline: vars.space.xs,
	border: '1px solid transparent',
	borderRadius: vars.radius.medium,
	background: 'transparent',
	color: vars.color.ink,
	fontWeight: vars.weight.medium,
	fontVariantNumeric: 'tabular-nums',
	textDecoration: 'none',
	cursor: 'pointer',
	selectors: {
		'&[aria-current="page"]': {
			borderColor: chosen.edge,
			background: chosen.paper,
			fontWeight: vars.weight.bold,
		},
		// Keeps focus at the ends, where a disabled button would lose it.
		'&[aria-disabled="true"]': { color: vars.color.inkSoft, opacity: 0.55, cursor: 'not-allowed' },
		'&:focus-visible': focusRing,
		'&&&&:active:not([aria-disabled="true"])': { background: pressedIn.soft, boxShadow: pressedIn.mark },
	},
	'@media': {
		...hover({ background: vars.color.accentSoft, color: vars.color.accentHover }),
		[media.forcedColors]: {
			selectors: {
				'&[aria-current="page"]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
				'&[aria-disabled="true"]': { color: 'GrayText', opacity: 1 },
				'&&&&:active:not([aria-disabled="true"])': pressedIn.forced,
			},
		},
	},
});
export const arrow = layered('arrow', { display: 'grid' });
