import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { layered } from '../../theme/style.css';

export const card = layered('card', {
	color: vars.color.ink,
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	alignContent: 'start',
	gap: vars.space.m,
	padding: vars.space.m,
	background: vars.color.raised,
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.medium,
	'@media': { [media.tablet]: { padding: vars.space.l } },
});
export const head = layered('head', {
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'flex-start',
	justifyContent: 'space-between',
	gap: `${vars.space.s} ${vars.space.m}`,
});
export const words = layered('words', {
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	gap: vars.space.xxs,
	flex: '1 1 12rem',
	minWidth: 0,
});
export const description = layered('description', { color: vars.color.inkSoft });
export const footer = layered('footer', {
	paddingBlockStart: vars.space.m,
	borderBlockStart: `1px solid ${vars.color.line}`,
});
