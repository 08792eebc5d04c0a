import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { componentsLayer } from '../../theme/layers.css';
import { layered } from '../../theme/style.css';

export const text = layered('text', { margin: 0, textWrap: 'pretty' });
export const paragraph = layered('paragraph', { maxWidth: vars.size.measure });
export const keepingLines = layered('keepingLines', { whiteSpace: 'pre-line' });

const sizes = { caption: vars.text.caption, body: vars.text.body, lead: vars.text.lead };
export const size = styleVariants(sizes, (token) => ({
	'@layer': { [componentsLayer]: { fontSize: token.size, lineHeight: token.line } },
}));

const tones = {
	ink: vars.color.ink,
	soft: vars.color.inkSoft,
	accent: vars.color.accent,
	positive: vars.color.positive,
	caution: vars.color.caution,
	critical: vars.color.critical,
	inherit: 'inherit',
};
export const tone = styleVariants(tones, (color) => ({ '@layer': { [componentsLayer]: { color } } }));
export const weight = styleVariants(
	{ regular: vars.weight.regular, medium: vars.weight.medium, bold: vars.weight.bold },
	(fontWeight) => ({
		'@layer': { [componentsLayer]: { fontWeight } },
	}),
);
