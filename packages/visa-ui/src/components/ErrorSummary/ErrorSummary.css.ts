import { vars } from '../../theme/contract.css';
import { layered } from '../../theme/style.css';

export const summary = layered('ErrorSummary', {
	color: vars.color.ink,
	border: `2px solid ${vars.color.critical}`,
	borderRadius: vars.radius.medium,
	background: vars.color.criticalSoft,
	padding: vars.space.m,
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	gap: vars.space.xs,
	overflowWrap: 'anywhere',
});
export const title = layered('title', {
	display: 'flex',
	gap: vars.space.xs,
	alignItems: 'center',
	color: vars.color.critical,
	fontWeight: vars.weight.bold,
	overflowWrap: 'anywhere',
});
export const list = layered('list', {
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	gap: vars.space.xxs,
	paddingInlineStart: vars.space.xl,
	listStyle: 'disc',
});
export const link = layered('link', {
	color: vars.color.ink,
	fontWeight: vars.weight.medium,
	// Said, because a host's reset may take it off its own links.
	textDecoration: 'underline',
	textUnderlineOffset: '0.2em',
});
