import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'visa-ui/theme';
import { money } from './parts.css';

export const stats = style({
	display: 'grid',
	gap: vars.space.s,
	// Side by side on a tablet, two per row on a phone.
	gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
});
/** As many in a line as have room; those of the last line fill it. */
export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.m });
const leastFigure = '22rem';
globalStyle(`${figures} > *`, { flex: `1 1 min(100%, ${leastFigure})` });
// Four are two and two, rather than three and one.
globalStyle(`${figures}:has(> :nth-child(4):last-child) > *`, {
	flexBasis: `min(100%, max(${leastFigure}, 50% - ${vars.space.m}))`,
});
/** As high as what is beside it. */
export const figure = style({
	display: 'grid',
	alignContent: 'start',
	gap: vars.space.xs,
	minWidth: 0,
	padding: vars.space.m,
	background: vars.color.surface,
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.medium,
});
export const noFigures = style([figure, { gap: vars.space.l }]);
globalStyle(`${noFigures} > *`, { gap: vars.space.xs });
/** All statuses are visible; of thirty days the first ones, and part of the next to indicate that there are more. */
export const figureFrame = style({ maxHeight: '24rem', overflow: 'auto' });
// As high as all statuses together with its dates above it.
globalStyle(`p + ${figureFrame}`, { maxHeight: '22rem' });
// It scrolls by itself: dates and column headings don't break.
globalStyle(`${figureFrame} ${money} th`, { overflowWrap: 'normal' });
globalStyle(`${money} thead th`, { color: vars.color.inkSoft, fontSize: vars.text.caption.size });
globalStyle(`${money} th[data-end]`, { textAlign: 'end' });
