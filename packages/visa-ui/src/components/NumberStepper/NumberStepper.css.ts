import { vars } from '../../theme/contract.css';
import { layered } from '../../theme/style.css';

export const row = layered('row', { width: 'fit-content', maxWidth: '100%' });
export const input = layered('input', {
	flex: '0 1 4rem',
	width: '4rem',
	minWidth: '2rem',
	textAlign: 'center',
	paddingInline: 0,
	fontWeight: vars.weight.medium,
});
export const atEdge = layered('atEdge', { color: vars.color.lineStrong });
