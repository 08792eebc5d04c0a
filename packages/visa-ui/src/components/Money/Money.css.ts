import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { componentsLayer } from '../../theme/layers.css';
import { layered } from '../../theme/style.css';

export const money = layered('money', {
	fontVariantNumeric: 'tabular-nums',
	whiteSpace: 'nowrap',
	fontWeight: vars.weight.medium,
});
export const code = layered('code', { fontWeight: vars.weight.light, fontSize: '0.86em', letterSpacing: '0.02em' });
export const struck = layered('struck', {
	color: vars.color.inkSoft,
	fontWeight: vars.weight.regular,
	textDecoration: 'line-through',
});

const sizes = {
	// As large as its neighbours in a dense table.
	body: { fontSize: `var(--viza-dense-text, ${vars.text.body.size})` },
	lead: { fontSize: vars.text.lead.size },
	large: { fontSize: vars.text.heading3.size, fontWeight: vars.weight.bold, letterSpacing: '-0.01em' },
	caption: { fontSize: vars.text.caption.size },
};
export const size = styleVariants(sizes, (rule) => ({ '@layer': { [componentsLayer]: rule } }));
