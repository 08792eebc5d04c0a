import { vars } from '../../theme/contract.css';
import { layered } from '../../theme/style.css';

export const facts = layered({
	margin: 0,
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	gap: vars.space.xxs,
});
export const fact = layered({
	display: 'flex',
	flexWrap: 'wrap',
	justifyContent: 'space-between',
	gap: `0 ${vars.space.m}`,
});
export const term = layered({ flex: '1 1 5rem', color: vars.color.inkSoft });
export const value = layered({
	margin: 0,
	marginInlineStart: 'auto',
	textAlign: 'end',
	fontWeight: vars.weight.medium,
});
