import { vars } from '../../theme/contract.css';
import { layered } from '../../theme/style.css';

/** Side by side; stacked if text is enlarged. */
export const parts = layered('parts', {
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'flex-start',
	gap: vars.space.s,
	maxWidth: '22rem',
});
export const day = layered('day', { flex: '1 1 11rem' });
export const time = layered('time', { flex: '0 1 7rem' });
