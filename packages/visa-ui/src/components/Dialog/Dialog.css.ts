import { vars } from '../../theme/contract.css';
import { layered } from '../../theme/style.css';

export const head = layered('head', {
	display: 'flex',
	alignItems: 'center',
	justifyContent: 'space-between',
	gap: vars.space.m,
	padding: `${vars.space.s} ${vars.space.s} ${vars.space.s} ${vars.space.l}`,
	borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const body = layered('body', { padding: vars.space.l, overflowY: 'auto', overscrollBehavior: 'contain' });
export const foot = layered('foot', {
	padding: `${vars.space.s} ${vars.space.l}`,
	borderBlockStart: `1px solid ${vars.color.line}`,
	background: vars.color.sunken,
	borderRadius: `0 0 ${vars.radius.large} ${vars.radius.large}`,
});
