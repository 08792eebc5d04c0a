import { layered } from '../theme/style.css';

export const wholeName = layered({ overflowWrap: 'anywhere' });
/** As wide as its place, and no wider than a line is read in; the end keeps its letters. */
export const longName = layered({ display: 'flex', minWidth: 0, maxWidth: '24rem', whiteSpace: 'pre' });
export const nameStart = layered({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
