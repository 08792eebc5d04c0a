import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { layered, layeredGlobal } from '../theme/style.css';

const open = keyframes({ from: { opacity: 0, transform: 'translateY(-0.25rem)' } });

export const popover = layered('popover', {
	zIndex: vars.layer.popover,
	maxWidth: 'calc(100vw - 1rem)',
	maxHeight: 'var(--radix-popover-content-available-height)',
	overflow: 'auto',
	overscrollBehavior: 'contain',
	padding: vars.space.m,
	background: vars.color.raised,
	color: vars.color.ink,
	border: `1px solid ${vars.color.lineStrong}`,
	borderRadius: vars.radius.medium,
	boxShadow: vars.shadow.overlay,
	selectors: {
		// Not once it is closed: Radix would wait for the end of an animation that never started.
		'&[data-state="open"]': { animation: `${open} ${vars.motion.fast} ${vars.motion.easing}` },
		'&:focus': { outline: 'none' },
	},
});

export const menu = layered('menu', { padding: vars.space.xxs });

/** Below it, what takes a press beside it: on touch screens. */
export const around = layered('around', {
	display: 'none',
	position: 'fixed',
	inset: 0,
	zIndex: vars.layer.popover,
	'@media': { [media.touch]: { display: 'block' } },
});

/** With every pointer. Not for a submenu: the rows of the menu that it was opened from can be pressed. */
export const aroundMenu = layered('aroundMenu', {
	display: 'block',
	selectors: { '& ~ &': { display: 'none' } },
});

/** A window in which a tall popover fits neither above nor below its control. */
const tight = '(max-width: 479px), (max-height: 639px)';

/** At the bottom of such a window instead of beside its control. */
export const sheet = layered('sheet', {
	'@media': {
		[tight]: {
			maxWidth: '100%',
			maxHeight: '100dvh',
			paddingBlockEnd: `calc(${vars.space.m} + env(safe-area-inset-bottom, 0px))`,
			borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0`,
			borderBlockEnd: 0,
		},
	},
});

// The library positions its wrapper with inline styles, which only an important rule overrides.
layeredGlobal(`[data-radix-popper-content-wrapper]:has(> ${sheet})`, {
	'@media': {
		[tight]: {
			inset: 'auto 0 0 0 !important',
			transform: 'none !important',
			minWidth: '0 !important',
			display: 'flex',
			justifyContent: 'center',
		},
	},
});
