import { vars } from '../theme/contract.css';
import { layered, layeredGlobal } from '../theme/style.css';
import { paper } from './paper';

export const anatomy = layered({
	...paper,
	position: 'relative',
	margin: 0,
	marginBlock: vars.space.m,
	padding: vars.space.xxl,
	overflow: 'hidden',
});
export const place = layered({
	position: 'relative',
	maxWidth: '32rem',
	marginInline: 'auto',
});
export const window = layered({ overflow: 'hidden' });
layeredGlobal(`${window} > iframe`, {
	display: 'block',
	border: 0,
	outline: `1px solid ${vars.color.line}`,
	outlineOffset: '-1px',
	transformOrigin: 'top left',
	pointerEvents: 'none',
});
/** A placeholder for a layout component's content. */
export const child = layered({
	display: 'grid',
	placeItems: 'center',
	minWidth: '6rem',
	minHeight: '3rem',
	border: `1px solid ${vars.color.lineStrong}`,
	background: vars.color.raised,
});
/** Drawn below an open list that would cover it. */
export const belowList = layered({});
layeredGlobal(`${belowList} .viza-MultiSelect-tags`, { marginBlockStart: '10rem' });
/** As in a wide window, even if the page is narrow. */
export const wideTicket = layered({ maxWidth: '21rem', marginInline: 'auto' });
layeredGlobal(`${wideTicket} .viza-Ticket-wide`, { display: 'block' });
layeredGlobal(`${wideTicket} .viza-Ticket-folding`, { display: 'none' });
/** The origin of the parts' coordinates. */
export const marks = layered({ position: 'absolute', left: 0, top: 0, pointerEvents: 'none' });
export const box = layered({
	position: 'absolute',
	outline: `1px dashed ${vars.color.accent}`,
	outlineOffset: '2px',
	borderRadius: vars.radius.small,
});
export const line = layered({
	position: 'absolute',
	height: '2px',
	translate: '0 -1px',
	transformOrigin: '0 50%',
	background: vars.color.accent,
});
export const number = layered({
	position: 'absolute',
	display: 'grid',
	placeItems: 'center',
	width: '1.5rem',
	height: '1.5rem',
	translate: '-50% -50%',
	borderRadius: vars.radius.full,
	background: vars.color.accent,
	color: vars.color.accentInk,
	// Distinguishable from what it covers.
	boxShadow: `0 0 0 2px ${vars.color.canvas}`,
	fontSize: vars.text.caption.size,
	fontWeight: vars.weight.bold,
	lineHeight: 1,
});
