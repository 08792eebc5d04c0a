import { vars } from '../../theme/contract.css';
import { layered } from '../../theme/style.css';

export const empty = layered({
	position: 'relative',
	display: 'grid',
	justifyItems: 'center',
	gap: vars.space.m,
	padding: `${vars.space.xxl} ${vars.space.m}`,
	textAlign: 'center',
	overflow: 'hidden',
});
export const ornament = layered({ width: '8.5rem', opacity: 0.85 });
