import { vars } from '../theme/contract.css';
import { layered, layeredGlobal } from '../theme/style.css';

/** Light beside dark, both at their natural width: what doesn't fit is scrolled to. */
export const themes = layered({ display: 'flex', gap: vars.space.l, overflowX: 'auto' });
// On a documentation page only one fits: the dark one is below, because nobody would look for it at the side.
layeredGlobal(`.sbdocs ${themes}`, { flexWrap: 'wrap' });
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
export const head = layered({
	textAlign: 'start',
	fontSize: vars.text.caption.size,
	fontWeight: vars.weight.regular,
	color: vars.color.inkSoft,
	whiteSpace: 'nowrap',
});
export const cell = layered({ verticalAlign: 'baseline', whiteSpace: 'nowrap' });
// A full-page screenshot includes what the window doesn't show: it is rendered too.
layeredGlobal(`${matrix} ${cell} *`, { contentVisibility: 'visible' });
/** For components as wide as their container: with the line breaks of a page. */
export const narrow = layered({ width: 'min(15rem, 85vw)', whiteSpace: 'normal' });
