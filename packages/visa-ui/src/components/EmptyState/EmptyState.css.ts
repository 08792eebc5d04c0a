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
// What stands in the middle is as wide as its words, but never wider than its place.
layeredGlobal(`:where(${empty}) > *`, { maxWidth: '100%' });
