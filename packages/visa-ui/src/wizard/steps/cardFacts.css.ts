import { vars } from '../../theme/contract.css';
import { layered } from '../../theme/style.css';

export const facts = layered({ margin: 0, display: 'grid', gap: vars.space.xxs });
/** Amounts that don't fit beside their term, as with enlarged text, are below it. */
export const fact = layered({
	display: 'flex',
	flexWrap: 'wrap',
	justifyContent: 'space-between',
	columnGap: vars.space.m,
});
export const term = layered({ color: vars.color.inkSoft });
export const value = layered({
	margin: 0,
	marginInlineStart: 'auto',
	textAlign: 'end',
	fontWeight: vars.weight.medium,
});
