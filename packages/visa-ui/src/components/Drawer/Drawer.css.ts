import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { layered } from '../../theme/style.css';

const slide = keyframes({ from: { transform: 'translateX(-100%)' } });
const slideBack = keyframes({ from: { transform: 'translateX(100%)' } });
const appear = keyframes({ from: { opacity: 0 } });

/** A share of the window, and with enlarged text as much as a menu's words need to stay whole. */
const wide = (share: string) => `max(${share}, min(14rem, 100vw))`;

/** 75 % of a small screen, 40 % of a medium one, 30 % of a large one. [NAV-07] */
export const drawer = layered('drawer', {
	position: 'fixed',
	insetBlock: 0,
	insetInlineStart: 0,
	margin: 0,
	width: wide('75vw'),
	maxWidth: 'none',
	height: '100dvh',
	maxHeight: 'none',
	padding: 0,
	border: 0,
	borderInlineEnd: `1px solid ${vars.color.line}`,
	background: vars.color.surface,
	color: vars.color.ink,
	boxShadow: vars.shadow.overlay,
	overflow: 'hidden',
	selectors: {
		'&[open]': {
			display: 'flex',
			flexDirection: 'column',
			animation: `${slide} ${vars.motion.base} ${vars.motion.easing}`,
		},
		'&[open]:dir(rtl)': { animationName: slideBack },
		// Not `hidden`, which would drop focus before its destination is known.
		'&[data-leaving], &[data-leaving]::backdrop': { opacity: 0, animation: 'none' },
		'&::backdrop': { background: vars.color.scrim, animation: `${appear} ${vars.motion.base} ${vars.motion.easing}` },
	},
	'@media': { [media.tablet]: { width: wide('40vw') }, [media.desktop]: { width: wide('30vw') } },
});
/** In letters, not in pixels: in large ones a phone is a low window too. */
const low = '(max-height: 30rem)';
export const panel = layered('panel', {
	containerType: 'size',
	flex: 1,
	minHeight: 0,
	display: 'flex',
	flexDirection: 'column',
	overflowY: 'auto',
	overscrollBehavior: 'contain',
});
export const head = layered('head', {
	display: 'flex',
	alignItems: 'center',
	justifyContent: 'space-between',
	gap: vars.space.s,
	minHeight: '4rem',
	paddingInline: `${vars.space.m} ${vars.space.xs}`,
	borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const body = layered('body', {
	flex: 1,
	overflowY: 'auto',
	padding: vars.space.s,
	overscrollBehavior: 'contain',
	// A foot that stays would leave nothing for the content: everything scrolls together.
	'@container': { [low]: { flex: 'none', overflowY: 'visible' } },
});
export const foot = layered('foot', {
	// At the end of the drawer also where it scrolls with the content, and that is short.
	marginBlockStart: 'auto',
	padding: vars.space.m,
	borderBlockStart: `1px solid ${vars.color.line}`,
});
