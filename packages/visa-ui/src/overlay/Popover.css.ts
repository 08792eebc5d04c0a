import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { layered } from '../theme/style.css';

const open = keyframes({ from: { opacity: 0, transform: 'translateY(-0.25rem)' } });

export const popover = layered({
	zIndex: vars.layer.popover,
	maxWidth: 'calc(100vw - 1rem)',
	padding: vars.space.m,
	background: vars.color.raised,
	color: vars.color.ink,
	border: `1px solid ${vars.color.lineStrong}`,
	borderRadius: vars.radius.medium,
	boxShadow: vars.shadow.overlay,
	animation: `${open} ${vars.motion.fast} ${vars.motion.easing}`,
	selectors: { '&:focus': { outline: 'none' } },
});
