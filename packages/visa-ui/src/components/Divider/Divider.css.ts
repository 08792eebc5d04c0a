import { vars } from '../../theme/contract.css';
import { layered } from '../../theme/style.css';

export const divider = layered('divider', {
	width: '100%',
	height: 0,
	border: 0,
	margin: 0,
	borderBlockStart: `1px solid ${vars.color.line}`,
});
