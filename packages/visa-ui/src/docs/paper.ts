import { vars } from '../theme/contract.css';

/** The background of components on documentation pages: the theme's, whatever Storybook's own is. */
export const paper = {
	background: vars.color.canvas,
	color: vars.color.ink,
	fontFamily: vars.font.family,
	fontSize: vars.text.body.size,
	lineHeight: vars.text.body.line,
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.medium,
} as const;
