import { vars } from '../theme/contract.css';
import { hiddenVisually, layered } from '../theme/style.css';

export const group = layered({ minWidth: 0, textAlign: 'start' });
// A legend stands outside its fieldset's grid, so the distance is its own.
export const legend = layered({
	marginBlockEnd: vars.space.xxs,
	fontWeight: vars.weight.medium,
	color: vars.color.ink,
});
export const partLegend = layered({
	marginBlockEnd: vars.space.xs,
	fontWeight: vars.weight.bold,
	color: vars.color.ink,
});
export const optional = layered({ color: vars.color.inkSoft, fontWeight: vars.weight.regular });
export const hidden = layered(hiddenVisually);
export const hint = layered({
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
});
export const partHint = layered({
	marginBlockStart: `calc(-1 * ${vars.space.xxs})`,
	marginBlockEnd: vars.space.xs,
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
});
