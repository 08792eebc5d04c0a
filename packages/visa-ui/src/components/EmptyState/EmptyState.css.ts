import { vars } from '../../theme/contract.css';
import { layered, layeredGlobal } from '../../theme/style.css';

export const empty = layered('EmptyState', {
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	justifyItems: 'center',
	gap: vars.space.m,
	padding: `${vars.space.xxl} ${vars.space.m}`,
	textAlign: 'center',
});
// Centred content is as wide as its text, but never wider than its container.
layeredGlobal(`:where(${empty}) > *`, { maxWidth: '100%' });
