import { layered } from '../theme/style.css';

export const wholeName = layered({ overflowWrap: 'anywhere' });
/** As wide as its place, and no wider than a line is read in; the end keeps its letters. */
export const longName = layered({ display: 'flex', minWidth: 0, maxWidth: '24rem', whiteSpace: 'pre' });
/** Gives way first, down to a few letters. */
export const nameStart = layered({
	minWidth: '3ch',
	flexShrink: 1_000_000,
	overflow: 'hidden',
	textOverflow: 'ellipsis',
});
/** Where even these letters have no room, as with the largest text in the narrowest window, they go on below. */
export const nameEnd = layered({ minWidth: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
