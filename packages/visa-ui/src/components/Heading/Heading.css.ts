import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { componentsLayer } from '../../theme/layers.css';
import { layered } from '../../theme/style.css';

export const heading = layered('heading', {
	margin: 0,
	color: vars.color.ink,
	fontWeight: vars.weight.bold,
	letterSpacing: '-0.014em',
	textWrap: 'balance',
});

const step = (token: { size: string; line: string }) => ({ fontSize: token.size, lineHeight: token.line });
const sizes = {
	display: { ...step(vars.text.display), letterSpacing: '-0.028em' },
	large: { ...step(vars.text.heading1), letterSpacing: '-0.022em' },
	medium: { ...step(vars.text.heading2), letterSpacing: '-0.018em' },
	small: step(vars.text.heading3),
	tiny: { ...step(vars.text.heading4), letterSpacing: '-0.006em' },
};
export const size = styleVariants(sizes, (rule) => ({ '@layer': { [componentsLayer]: rule } }));
