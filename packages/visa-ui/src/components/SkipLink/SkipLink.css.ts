import { vars } from '../../theme/contract.css';
import { layered } from '../../theme/style.css';

export const skip = layered('SkipLink', {
	position: 'fixed',
	insetBlockStart: vars.space.xs,
	insetInlineStart: vars.space.xs,
	zIndex: vars.layer.toast,
	padding: `${vars.space.s} ${vars.space.m}`,
	background: vars.color.accent,
	color: vars.color.accentInk,
	borderRadius: vars.radius.medium,
	fontWeight: vars.weight.medium,
	// Browsers underline a link by themselves; a page's own reset may not.
	textDecorationLine: 'underline',
	transform: 'translateY(-200%)',
	selectors: { '&:focus': { transform: 'none' } },
});
