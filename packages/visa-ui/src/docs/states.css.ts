import { vars } from '../theme/contract.css';
import { layered, layeredGlobal } from '../theme/style.css';

/** Beside each other if both fit; otherwise below. Only a column wider than a narrow window has to be scrolled to. */
export const themes = layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space.l, overflowX: 'auto' });
export const matrix = layered({
	flex: 'none',
	alignSelf: 'start',
	borderCollapse: 'separate',
	borderSpacing: vars.space.m,
	background: vars.color.canvas,
	color: vars.color.ink,
	fontFamily: vars.font.family,
	borderRadius: vars.radius.medium,
});
// Further columns are a part of their own.
layeredGlobal(`${matrix} tbody + tbody > tr:first-child > *`, { paddingBlockStart: vars.space.l });
export const head = layered({
	textAlign: 'start',
	fontSize: vars.text.caption.size,
	fontWeight: vars.weight.regular,
	color: vars.color.inkSoft,
	whiteSpace: 'nowrap',
});
export const cell = layered({
	verticalAlign: 'baseline',
	whiteSpace: 'nowrap',
	selectors: { '&[data-align="middle"]': { verticalAlign: 'middle' }, '&[data-align="top"]': { verticalAlign: 'top' } },
});
// A full-page screenshot includes what the window doesn't show: it is rendered too.
layeredGlobal(`${matrix} ${cell} *`, { contentVisibility: 'visible' });
/** For components as wide as their container: with the line breaks of a page. */
export const narrow = layered({ width: 'min(15rem, 85vw)', whiteSpace: 'normal' });
/** As wide as it stands beside a page. */
export const asWide = layered({ width: 'min(21rem, 80vw)', whiteSpace: 'normal' });
/** One below the other, each as wide as the page. */
export const variants = layered({ display: 'grid', gap: vars.space.xl, gridTemplateColumns: 'minmax(0, 1fr)' });
export const variant = layered({ display: 'grid', gap: vars.space.s, gridTemplateColumns: 'minmax(0, 1fr)' });
