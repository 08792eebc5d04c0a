import { style } from '@vanilla-extract/css';
import { media, vars } from 'visa-ui/theme';

export const sheet = style({
	padding: vars.space.l,
	background: vars.color.surface,
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.medium,
	'@media': { [media.tablet]: { padding: vars.space.xxl } },
});

export const rosette = style({
	width: '7rem',
	aspectRatio: '1',
	marginBottom: vars.space.l,
});
/** Where the seal will be. */
export const rosetteRoom = style([rosette, { border: `1px dashed ${vars.color.lineStrong}`, borderRadius: '50%' }]);

export const actions = style({ marginTop: vars.space.l });
/** Above or below the buttons that it is about. */
export const wholeLine = style({ flexBasis: '100%' });
