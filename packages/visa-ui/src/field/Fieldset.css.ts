import { vars } from '../theme/contract.css';
import { hiddenVisually, layered, letters } from '../theme/style.css';

export const group = layered('group', { ...letters, minWidth: 0, textAlign: 'start' });
// A legend isn't part of its fieldset's grid, so it has its own margin.
export const legend = layered('legend', {
	marginBlockEnd: vars.space.xxs,
	fontWeight: vars.weight.medium,
	color: vars.color.ink,
	// A word longer than the group, in enlarged text, wraps.
	overflowWrap: 'anywhere',
});
export const partLegend = layered('partLegend', {
	marginBlockEnd: vars.space.xs,
	fontWeight: vars.weight.bold,
	color: vars.color.ink,
	overflowWrap: 'anywhere',
});
export const optional = layered('optional', { color: vars.color.inkSoft, fontWeight: vars.weight.regular });
export const hidden = layered('hidden', hiddenVisually);
export const hint = layered('hint', {
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
});
export const partHint = layered('partHint', {
	marginBlockStart: `calc(-1 * ${vars.space.xxs})`,
	marginBlockEnd: vars.space.xs,
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
});
