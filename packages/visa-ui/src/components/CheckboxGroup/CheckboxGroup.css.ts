import { vars } from '../../theme/contract.css';
import { layered } from '../../theme/style.css';

export const group = layered({ minWidth: 0, textAlign: 'start' });
/** A legend stands outside its fieldset's grid, so the distance is its own. */
export const legend = layered({
	marginBlockEnd: vars.space.xxs,
	fontWeight: vars.weight.medium,
	color: vars.color.ink,
});
export const optional = layered({ color: vars.color.inkSoft, fontWeight: vars.weight.regular });
export const hint = layered({
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
});
export const items = layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
/** Below the words of its box, and drawn up to them. */
export const note = layered({
	marginBlockStart: `calc(-1 * ${vars.space.xs})`,
	marginBlockEnd: vars.space.xs,
	paddingInlineStart: `calc(1.5rem + ${vars.space.s})`,
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
});
