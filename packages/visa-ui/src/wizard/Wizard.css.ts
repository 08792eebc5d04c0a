import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { layered } from '../theme/style.css';

/** Phones: one column with the ticket folded between step and footer; wide screens: the ticket stands beside. */
export const frame = layered({
	display: 'grid',
	gap: vars.space.l,
	gridTemplateColumns: 'minmax(0, 1fr)',
	gridTemplateAreas: "'progress' 'step' 'ticket' 'footer'",
	gridTemplateRows: 'auto auto 1fr',
	alignItems: 'start',
	'@media': {
		[media.desktop]: {
			gridTemplateColumns: 'minmax(0, 1fr) 21rem',
			gridTemplateAreas: "'progress progress' 'step ticket' 'footer ticket'",
			columnGap: vars.space.xxl,
		},
	},
});

export const progress = layered({ gridArea: 'progress' });
export const step = layered({ gridArea: 'step', display: 'grid', gap: vars.space.l, minWidth: 0 });

export const ticket = layered({
	gridArea: 'ticket',
	minWidth: 0,
	'@media': { [media.desktop]: { position: 'sticky', top: vars.space.xxxl } },
});

export const footer = layered({
	gridArea: 'footer',
	display: 'flex',
	justifyContent: 'space-between',
	alignItems: 'flex-start',
	gap: vars.space.s,
	'@media': {
		// In a low window, as at 400 % zoom, the step needs the room.
		[`${media.phone} and (min-height: 30rem)`]: {
			position: 'sticky',
			bottom: 0,
			zIndex: vars.layer.sticky,
			marginInline: `calc(-1 * ${vars.space.m})`,
			padding: `${vars.space.s} ${vars.space.m}`,
			background: vars.color.surface,
			borderTop: `1px solid ${vars.color.line}`,
		},
	},
});

// Less than a phone's margin: a step on its way in must not make the page scroll sideways.
const fromRight = keyframes({ from: { opacity: 0, transform: 'translateX(0.75rem)' } });
const fromLeft = keyframes({ from: { opacity: 0, transform: 'translateX(-0.75rem)' } });

const slide = (name: string) =>
	layered({
		animation: `${name} ${vars.motion.base} ${vars.motion.easing}`,
		'@media': { [media.reducedMotion]: { animation: 'none' } },
	});
export const forward = slide(fromRight);
export const backward = slide(fromLeft);
