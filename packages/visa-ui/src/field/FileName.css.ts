import { layered } from '../theme/style.css';

export const wholeName = layered({ overflowWrap: 'anywhere' });
/** As wide as its container, up to a readable line; the end stays complete. */
export const longName = layered({ display: 'flex', minWidth: 0, maxWidth: '24rem', whiteSpace: 'pre' });
/** Shrinks first, down to a few letters. */
export const nameStart = layered({
	minWidth: '3ch',
	flexShrink: 1_000_000,
	overflow: 'hidden',
	textOverflow: 'ellipsis',
});
/** If even these letters don't fit, as with the largest text in the narrowest window, they wrap. */
export const nameEnd = layered({ minWidth: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
