import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { layered, layeredGlobal } from '../theme/style.css';

const open = keyframes({ from: { opacity: 0, transform: 'translateY(-0.25rem)' } });

export const popover = layered({
	zIndex: vars.layer.popover,
	maxWidth: 'calc(100vw - 1rem)',
	// Never higher than what is left of the window: what does not fit scrolls inside.
	maxHeight: 'var(--radix-popover-content-available-height)',
	overflow: 'auto',
	padding: vars.space.m,
	background: vars.color.raised,
	color: vars.color.ink,
	border: `1px solid ${vars.color.lineStrong}`,
	borderRadius: vars.radius.medium,
	boxShadow: vars.shadow.overlay,
	animation: `${open} ${vars.motion.fast} ${vars.motion.easing}`,
	selectors: { '&:focus': { outline: 'none' } },
});

/** A window this low has room on neither side of a control: there the popover is a sheet at the window's foot. */
const low = '(max-height: 42rem)';
layeredGlobal(`[data-radix-popper-content-wrapper]:has(> ${popover})`, {
	'@media': {
		[low]: {
			// The position is written on the element itself, so only this wins over it.
			inset: 'auto 0 0 0 !important',
			transform: 'none !important',
			display: 'grid',
			justifyItems: 'center',
		},
	},
});
layeredGlobal(`[data-radix-popper-content-wrapper] > ${popover}`, {
	'@media': { [low]: { maxHeight: '100dvh' } },
});
