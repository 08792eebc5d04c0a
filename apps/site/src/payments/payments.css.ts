import { style } from '@vanilla-extract/css';
import { media, vars } from 'visa-ui/theme';

export const sheet = style({
	position: 'relative',
	overflow: 'clip',
	padding: vars.space.l,
	background: vars.color.surface,
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.medium,
	'@media': { [media.tablet]: { padding: vars.space.xxl } },
});

export const rosette = style({
	position: 'absolute',
	insetInlineEnd: '-4rem',
	top: '-4rem',
	width: '16rem',
	opacity: 0.6,
	pointerEvents: 'none',
});

export const actions = style({ marginTop: vars.space.l });
