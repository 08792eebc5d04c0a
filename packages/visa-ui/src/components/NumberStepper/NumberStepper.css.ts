import { vars } from '../../theme/contract.css';
import { layered } from '../../theme/style.css';

export const row = layered({ width: 'fit-content' });
export const input = layered({
	width: '4rem',
	flex: 'none',
	textAlign: 'center',
	paddingInline: 0,
	fontWeight: vars.weight.medium,
});
export const atEdge = layered({ color: vars.color.lineStrong });
