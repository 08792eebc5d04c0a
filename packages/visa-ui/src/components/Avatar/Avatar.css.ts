import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { componentsLayer } from '../../theme/layers.css';
import { layered } from '../../theme/style.css';

export const avatar = layered('avatar', {
	display: 'inline-grid',
	placeItems: 'center',
	flex: 'none',
	overflow: 'hidden',
	verticalAlign: 'middle',
	border: `1px solid ${vars.color.lineStrong}`,
	borderRadius: '50%',
	background: vars.color.accentSoft,
	color: vars.color.accent,
	fontWeight: vars.weight.bold,
	lineHeight: 1,
	userSelect: 'none',
});
const sizes = {
	small: { width: '2rem', height: '2rem', fontSize: '0.8125rem' },
	medium: { width: vars.size.control, height: vars.size.control, fontSize: vars.text.body.size },
	large: { width: '4rem', height: '4rem', fontSize: vars.text.heading3.size },
};
export const size = styleVariants(sizes, (rule) => ({ '@layer': { [componentsLayer]: rule } }));
export const image = layered('image', { width: '100%', height: '100%', objectFit: 'cover' });
