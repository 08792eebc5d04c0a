import { vars } from '../theme/contract.css';
import { layered } from '../theme/style.css';
import { light } from '../theme/themes/light';

export const grid = layered({
	marginBlockEnd: vars.space.l,
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
export const figure = layered({ margin: 0, display: 'grid', gap: vars.space.s });
export const drawing = layered({
	minHeight: '6rem',
	padding: vars.space.m,
	overflow: 'auto',
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.medium,
	// The drawing's own inks are made for white paper.
	background: light.colors.raised,
	colorScheme: 'light',
});

export const table = layered({
	width: '100%',
	borderCollapse: 'collapse',
	fontSize: vars.text.caption.size,
	fontVariantNumeric: 'tabular-nums',
	textAlign: 'start',
});
export const sample = layered({
	display: 'inline-block',
	padding: `0 ${vars.space.xs}`,
	marginInlineEnd: vars.space.xs,
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.small,
});
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
export const icon = layered({
	display: 'grid',
	justifyItems: 'center',
	gap: vars.space.xs,
	padding: vars.space.s,
	color: vars.color.ink,
	fontSize: vars.text.caption.size,
	overflowWrap: 'anywhere',
});
