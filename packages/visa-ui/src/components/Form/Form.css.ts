import { vars } from '../../theme/contract.css';
import { layered } from '../../theme/style.css';

export const form = layered('form', {
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	gap: vars.space.l,
	minWidth: 0,
});
