import { vars } from '../theme/contract.css';
import { layered, layeredGlobal } from '../theme/style.css';

/** Light beside dark, both as wide as they are: what has no room is scrolled to. */
export const themes = layered({ display: 'flex', gap: vars.space.l, overflowX: 'auto' });
// On a page of words there is room for one: the dark one stands below, for nobody looks for it at the side.
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
// A picture of the whole page takes in what the window does not show: it is drawn too.
layeredGlobal(`${matrix} ${cell} *`, { contentVisibility: 'visible' });
/** For what is as wide as its place: its lines end as on a page. */
export const narrow = layered({ width: 'min(15rem, 85vw)', whiteSpace: 'normal' });
