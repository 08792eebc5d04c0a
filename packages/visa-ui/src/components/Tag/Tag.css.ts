import { vars } from '../../theme/contract.css';
import { inLine } from '../../theme/style.css';

export const tag = inLine('tag', {
	display: 'inline-flex',
	alignItems: 'center',
	gap: vars.space.xxs,
	padding: `0.0625rem ${vars.space.xs}`,
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.small,
	background: vars.color.sunken,
	color: vars.color.ink,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
	fontWeight: vars.weight.medium,
	flexShrink: 0,
	maxWidth: '100%',
	overflowWrap: 'anywhere',
});
