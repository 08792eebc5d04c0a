import { vars } from '../../theme/contract.css';
import { layered } from '../../theme/style.css';

export const otp = layered('otp', {
	maxWidth: '100%',
	justifySelf: 'start',
	fontSize: '1.5rem',
	letterSpacing: '0.5em',
	paddingInlineStart: vars.space.m,
	paddingInlineEnd: 0,
	minHeight: '3.25rem',
	fontWeight: vars.weight.medium,
	'::placeholder': { color: vars.color.lineStrong },
});
