import { vars } from '../contract.css';
import { layered } from '../style.css';

export const grid = layered({
	display: 'grid',
	gap: vars.space.s,
	gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
});
export const swatch = layered({
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.medium,
	overflow: 'hidden',
	background: vars.color.raised,
	color: vars.color.ink,
});
export const fill = layered({ height: '3.5rem' });
export const words = layered({ padding: vars.space.xs, fontSize: vars.text.caption.size, display: 'grid' });
export const soft = layered({ color: vars.color.inkSoft });
export const row = layered({
	fontFamily: vars.font.family,
	color: vars.color.ink,
	display: 'flex',
	alignItems: 'baseline',
	gap: vars.space.m,
	paddingBlock: vars.space.xs,
	borderBlockEnd: `1px solid ${vars.color.line}`,
	flexWrap: 'wrap',
});
export const name = layered({ flex: '0 0 7rem', color: vars.color.inkSoft, fontSize: vars.text.caption.size });
export const bar = layered({ height: '1rem', background: vars.color.accent, borderRadius: vars.radius.small });
