import { vars } from '../../theme/contract.css';
import { inLine } from '../../theme/style.css';

export const badge = inLine('badge', {
	display: 'inline-grid',
	placeItems: 'center',
	minWidth: '1.375rem',
	height: '1.375rem',
	padding: '0 0.375rem',
	borderRadius: vars.radius.small,
	background: vars.color.accent,
	color: vars.color.accentInk,
	fontSize: '0.8125rem',
	lineHeight: 1,
	fontWeight: vars.weight.bold,
	fontVariantNumeric: 'tabular-nums',
});
