import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from 'visa-ui/theme';

export const drawing = style({
	display: 'block',
	flex: 'none',
	width: 'min(44rem, 125vw)',
	height: 'auto',
	fill: 'none',
	strokeWidth: 0.5,
	'@media': { [media.wide]: { width: '50rem' }, [media.forcedColors]: { display: 'none' } },
});
export const inks = styleVariants({ first: vars.color.engraveFirst, second: vars.color.engraveSecond }, (stroke) => ({
	stroke,
}));
