import { vars } from '../../theme/contract.css';
import { layered } from '../../theme/style.css';

export const keys = layered('Kbd', {
	display: 'inline-flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	gap: vars.space.xxs,
	flex: 'none',
	fontFamily: 'inherit',
	verticalAlign: 'middle',
});
export const chord = layered('chord', { display: 'inline-flex', gap: '0.125rem' });
export const key = layered('key', {
	display: 'inline-grid',
	placeItems: 'center',
	minWidth: '1.375rem',
	height: '1.375rem',
	paddingInline: '0.3125rem',
	border: `1px solid ${vars.color.lineStrong}`,
	borderBlockEndWidth: '2px',
	borderRadius: vars.radius.medium,
	background: vars.color.surface,
	color: vars.color.inkSoft,
	fontFamily: 'inherit',
	fontSize: '0.75rem',
	lineHeight: 1,
	fontWeight: vars.weight.medium,
	whiteSpace: 'nowrap',
});
export const next = layered('next', { color: vars.color.inkSoft, fontSize: '0.75rem' });
