import { keyframes, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { componentsLayer } from '../../theme/layers.css';
import { media } from '../../theme/media';
import { layered } from '../../theme/style.css';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-0.5rem)' } });

export const region = layered('Toast', {
	// In the browser's top layer while there are toasts; the region itself always exists, so that it can be announced.
	position: 'fixed',
	display: 'block',
	inset: 'auto',
	height: 'auto',
	margin: 0,
	padding: 0,
	border: 0,
	overflow: 'visible',
	background: 'transparent',
	color: 'inherit',
	zIndex: vars.layer.toast,
	width: 'min(24rem, calc(100vw - 2rem))',
	maxHeight: 'calc(100dvh - 2rem)',
	pointerEvents: 'none',
	containerType: 'inline-size',
});
/**
 * In a low window, as at 400 % zoom, more than one would hide the page: below 30rem. On a phone a second one would cover
 * the page's heading.
 */
const hasRoomForOne = `(max-height: 29.9rem), ${media.phone}`;
/** With enlarged text in a narrow window the text gets its own line instead of being squeezed. */
const isNarrow = '(max-width: 14rem)';
type Edge = 'insetBlockStart' | 'insetBlockEnd';
/** A distance from one edge of the window, and from the other one while the focus is under it (`useBesideFocus.ts`). */
const from = (edge: Edge, distance: string) => ({
	[edge]: distance,
	selectors: {
		'&[data-aside]': {
			[edge]: 'auto',
			[edge === 'insetBlockStart' ? 'insetBlockEnd' : 'insetBlockStart']: distance,
		},
	},
});
/** On a phone it is wide, low and at the very edge, so that it covers the page's bar rather than the heading below. */
const upOnPhone = {
	[media.phone]: {
		...from('insetBlockStart', vars.space.xxs),
		insetInline: 0,
		marginInline: 'auto',
		width: 'min(32rem, calc(100vw - 1rem))',
	},
};
const places = {
	// Wide, so that it is low and covers only the page's bar.
	'top-center': {
		...from('insetBlockStart', vars.space.m),
		insetInline: 0,
		marginInline: 'auto',
		width: 'min(32rem, calc(100vw - 2rem))',
		'@media': upOnPhone,
	},
	'top-right': { ...from('insetBlockStart', vars.space.m), insetInlineEnd: vars.space.m, '@media': upOnPhone },
	'bottom-right': { ...from('insetBlockEnd', vars.space.m), insetInlineEnd: vars.space.m },
	'top-left': { ...from('insetBlockStart', vars.space.m), insetInlineStart: vars.space.m, '@media': upOnPhone },
};
export const place = styleVariants(places, (rule) => ({ '@layer': { [componentsLayer]: rule } }));
export const list = layered('list', {
	selectors: {
		'[data-tall] > &': {
			maxHeight: `calc(50dvh - 2 * ${vars.space.xs})`,
			overflowY: 'auto',
			overscrollBehavior: 'contain',
			pointerEvents: 'auto',
			// The rings of the first and last button aren't cut off.
			padding: vars.space.xxs,
			margin: `calc(-1 * ${vars.space.xxs})`,
		},
	},
});
const gap = vars.space.xs;
export const items = layered({
	display: 'grid',
	gap,
	selectors: { '&:not(:empty) + &:not(:empty)': { marginBlockStart: gap } },
	'@media': {
		// All of them wait.
		[hasRoomForOne]: {
			selectors: {
				'&:not(:empty):not(:has(> [data-latest], > :focus-within)) + &:not(:empty)': { marginBlockStart: 0 },
			},
		},
	},
});
export const item = layered('item', {
	pointerEvents: 'auto',
	display: 'grid',
	gridTemplateColumns: 'auto minmax(0, 1fr) auto',
	gap: vars.space.xs,
	alignItems: 'start',
	padding: `${vars.space.xs} ${vars.space.xs} ${vars.space.xs} ${vars.space.m}`,
	background: vars.color.raised,
	color: vars.color.ink,
	border: `1px solid ${vars.color.line}`,
	borderInlineStartWidth: '4px',
	borderRadius: vars.radius.medium,
	boxShadow: vars.shadow.overlay,
	// Earlier ones wait until the latest has disappeared, except errors and one that is about to be pressed.
	'@media': {
		[media.phone]: { paddingBlock: 0 },
		[hasRoomForOne]: {
			selectors: { '&:not([data-latest]):not([data-tone="error"]):not(:focus-within)': { display: 'none' } },
		},
	},
	animation: `${arrive} ${vars.motion.base} ${vars.motion.easing}`,
});
const edges = {
	info: vars.color.info,
	success: vars.color.positive,
	warning: vars.color.caution,
	error: vars.color.critical,
};
export const edge = styleVariants(edges, (color) => ({
	'@layer': { [componentsLayer]: { borderInlineStartColor: color } },
}));
export const icon = styleVariants(edges, (color) => ({
	'@layer': { [componentsLayer]: { color, paddingBlockStart: '0.75rem' } },
}));
/** How far it extends above and below its line of text. */
const excess = `(${vars.size.controlSmall} - ${vars.text.body.line}) / 2`;
/** Between the text and an action on its own line: leaves space for its focus ring. */
const below = `calc(${excess} + ${vars.space.xs})`;
export const words = layered('words', {
	// The action is beside the text if there is space.
	display: 'flex',
	flexWrap: 'wrap',
	gap: `${below} ${vars.space.m}`,
	paddingBlock: '0.625rem',
	overflowWrap: 'anywhere',
	minWidth: 0,
	'@container': { [isNarrow]: { gridColumn: '1 / -1', gridRow: 2, paddingBlockStart: 0 } },
});
export const close = layered('close', { '@container': { [isNarrow]: { gridColumn: 3 } } });
/** The text follows it inline. */
export const title = layered('title', {
	flexBasis: '100%',
	marginBlockEnd: `calc(-1 * ${below})`,
	fontWeight: vars.weight.bold,
});
export const action = layered('action', {
	marginInlineStart: `calc(-1 * ${vars.space.s})`,
	// No higher than the line of text it may be on.
	marginBlock: `calc(-1 * ${excess})`,
});
