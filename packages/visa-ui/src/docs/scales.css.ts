import { vars } from '../theme/contract.css';
import { layered, layeredGlobal } from '../theme/style.css';

export const grid = layered({
	marginBlockEnd: vars.space.l,
	display: 'grid',
	gap: vars.space.s,
	gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
});
export const palette = layered({
	marginBlockEnd: vars.space.l,
	display: 'grid',
	gap: vars.space.s,
	gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
});
export const swatch = layered({
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.medium,
	overflow: 'hidden',
	background: vars.color.raised,
	color: vars.color.ink,
});
/** Its edge shows a colour that is the card's own. */
export const fill = layered({ height: '3.5rem', borderBlockEnd: `1px solid ${vars.color.line}` });
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
layeredGlobal(`${row} > span`, { minWidth: 0, overflowWrap: 'anywhere' });
export const name = layered({ flex: '0 0 7rem', color: vars.color.inkSoft, fontSize: vars.text.caption.size });
export const bar = layered({ height: '1rem', background: vars.color.accent, borderRadius: vars.radius.small });
export const box = layered({
	display: 'grid',
	placeItems: 'center',
	minHeight: '5rem',
	border: `1px solid ${vars.color.lineStrong}`,
	background: vars.color.raised,
	color: vars.color.ink,
	fontSize: vars.text.caption.size,
});
export const runner = layered({
	width: '1.5rem',
	height: '1.5rem',
	borderRadius: vars.radius.small,
	background: vars.color.accent,
	transitionProperty: 'transform',
	selectors: { '&[data-moved]': { transform: 'translateX(12rem)' } },
});
/** A step of the type scale: the sample, and below it what it is made of. */
export const step = layered({
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	gap: vars.space.xs,
	paddingBlock: vars.space.m,
	borderBlockEnd: `1px solid ${vars.color.line}`,
	fontFamily: vars.font.family,
	color: vars.color.ink,
	overflowWrap: 'break-word',
	minWidth: 0,
});
export const stepName = layered({ fontSize: vars.text.caption.size, fontWeight: vars.weight.medium });
export const stepFacts = layered({
	display: 'grid',
	gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
	gap: `${vars.space.xs} ${vars.space.m}`,
	margin: 0,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
});
layeredGlobal(`${stepFacts} dt`, { color: vars.color.inkSoft });
layeredGlobal(`${stepFacts} dd`, { margin: 0 });
export const finder = layered({ maxWidth: '24rem', marginBlockEnd: vars.space.m, fontFamily: vars.font.family });
export const iconButton = layered({
	display: 'grid',
	justifyItems: 'center',
	gap: vars.space.xs,
	width: '100%',
	minHeight: '6rem',
	padding: vars.space.s,
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.medium,
	background: vars.color.raised,
	color: vars.color.ink,
	fontSize: vars.text.caption.size,
	overflowWrap: 'anywhere',
	cursor: 'pointer',
});
export const onDisc = layered({
	borderRadius: vars.radius.full,
	background: vars.color.ink,
	color: vars.color.canvas,
	forcedColorAdjust: 'none',
});
