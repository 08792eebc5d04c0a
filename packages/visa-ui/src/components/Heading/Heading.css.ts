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

type Step = { size: string; line: string };
const step = ({ size, line }: Step) => ({ fontSize: size, lineHeight: line });
/** With enlarged text in a narrow window, a heading is at most as large as its longest word permits. */
const atMost = (share: string, font: Step) => step({ ...font, size: `min(${font.size}, ${share})` });
const sizes = {
	display: { ...atMost('14vw', vars.text.display), letterSpacing: '-0.028em' },
	large: { ...atMost('13vw', vars.text.heading1), letterSpacing: '-0.022em' },
	medium: { ...atMost('12vw', vars.text.heading2), letterSpacing: '-0.018em' },
	small: atMost('11vw', vars.text.heading3),
	tiny: { ...atMost('10vw', vars.text.heading4), letterSpacing: '-0.006em' },
};
export const size = styleVariants(sizes, (rule) => ({ '@layer': { [componentsLayer]: rule } }));
