import { createVar, keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { hover, media } from '../../theme/media';
import { durationWhenStill } from '../../theme/still.css';
import { chosen, focusRing, layered, layeredGlobal, pressedIn } from '../../theme/style.css';

export const tabs = layered('tabs', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** The width of the row's fading ends. */
const FADE = '2rem';
const fade = { syntax: '<length>', inherits: false, initialValue: '0px' } as const;
const [fadeAtStart, fadeAtEnd] = [createVar(fade), createVar(fade)];
/** Depends on the scroll position; if nothing scrolls, there is no animation and no fading. */
const fading = keyframes({
	'0%': { vars: { [fadeAtStart]: '0px', [fadeAtEnd]: FADE } },
	'10%, 90%': { vars: { [fadeAtStart]: FADE, [fadeAtEnd]: FADE } },
	'100%': { vars: { [fadeAtStart]: FADE, [fadeAtEnd]: '0px' } },
});

const faded = (to: 'left' | 'right') =>
	`linear-gradient(to ${to}, transparent, black ${fadeAtStart}, black calc(100% - ${fadeAtEnd}), transparent)`;

/**
 * Tabs that don't fit the window scroll by themselves, and fade where more of them are hidden; the page doesn't scroll.
 */
export const list = layered('list', {
	display: 'flex',
	minWidth: 0,
	overflowX: 'auto',
	overscrollBehaviorX: 'contain',
	// A tab scrolled into view is clear of the fading ends.
	scrollPaddingInline: FADE,
	scrollbarWidth: 'thin',
	borderBlockEnd: `1px solid ${vars.color.line}`,
	'@supports': {
		'(animation-timeline: scroll(self inline))': {
			animation: `${fading} linear both`,
			animationTimeline: 'scroll(self inline)',
			vars: { [durationWhenStill]: 'auto' },
			maskImage: faded('right'),
			selectors: { '&:dir(rtl)': { maskImage: faded('left') } },
			'@media': { [media.forcedColors]: { selectors: { '&&': { maskImage: 'none' } } } },
		},
	},
});

/** The row with the list of all its tabs at its end, which comes a moment later and finds its place kept. */
export const overflow = layered('overflow', {
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	selectors: { '&[data-too-long]': { gridTemplateColumns: `minmax(0, 1fr) minmax(${vars.size.control}, auto)` } },
});
/** With the list at its end, it needs no scroll bar. */
layeredGlobal(`${overflow}[data-too-long] > ${list}`, { scrollbarWidth: 'none' });

/** A tab that is a link. */
export const place = layered('place', { flex: 'none', display: 'flex' });

export const tab = layered('tab', {
	position: 'relative',
	flex: 'none',
	display: 'inline-flex',
	alignItems: 'center',
	gap: vars.space.xs,
	minHeight: vars.size.control,
	padding: `${vars.space.xs} ${vars.space.m}`,
	border: 0,
	borderStartStartRadius: vars.radius.medium,
	borderStartEndRadius: vars.radius.medium,
	background: 'transparent',
	color: vars.color.ink,
	fontWeight: vars.weight.medium,
	whiteSpace: 'nowrap',
	textDecoration: 'none',
	cursor: 'pointer',
	selectors: {
		'&:is([aria-selected="true"], [aria-current="page"])': { color: vars.color.accent },
		// A border, which forced colours keep.
		'&:is([aria-selected="true"], [aria-current="page"])::after': {
			content: '',
			position: 'absolute',
			insetInline: 0,
			insetBlockEnd: 0,
			borderBlockEnd: `3px solid ${chosen.edge}`,
		},
		'&:focus-visible': { ...focusRing, outlineOffset: '-3px' },
		'&:disabled': { color: vars.color.inkSoft, opacity: 0.65, cursor: 'not-allowed' },
		'&&&:active:not(:disabled)': { background: pressedIn.soft, boxShadow: pressedIn.mark },
	},
	'@media': {
		...hover({ color: vars.color.accentHover, background: vars.color.accentSoft }),
		[media.forcedColors]: {
			selectors: {
				'&:is([aria-selected="true"], [aria-current="page"])::after': { borderColor: 'Highlight' },
				'&:disabled': { color: 'GrayText', opacity: 1 },
				'&&&:active:not(:disabled)': pressedIn.forced,
			},
		},
	},
});

export const panel = layered('panel', {
	paddingBlockStart: vars.space.m,
	minWidth: 0,
	selectors: { '&:focus-visible': { ...focusRing } },
});
