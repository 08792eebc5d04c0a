import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from 'visa-ui/theme';

export const group = style({ display: 'grid', alignContent: 'start', gap: vars.space.xxs });
export const links = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const link = style({
	display: 'flex',
	alignItems: 'center',
	minHeight: vars.size.controlSmall,
	fontSize: vars.text.caption.size,
});
// Its whole row is a touch target.
globalStyle(`${link} > a`, {
	'@media': { [media.touch]: { display: 'inline-flex', alignItems: 'center', minHeight: vars.size.control } },
});
globalStyle(`${link} [aria-current]`, {
	color: vars.color.ink,
	fontWeight: vars.weight.medium,
	textDecorationLine: 'none',
});
