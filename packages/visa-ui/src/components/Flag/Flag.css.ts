import { vars } from '../../theme/contract.css';
import { layered } from '../../theme/style.css';

export const flag = layered('flag', {
	flex: 'none',
	// A flag has its own colours in every theme: otherwise browsers restyle each image, as a document of its own, when
	// the theme changes.
	colorScheme: 'only light',
	width: '2rem',
	height: '1.5rem',
	objectFit: 'cover',
	borderRadius: vars.radius.small,
	background: vars.color.sunken,
	outline: `1px solid ${vars.color.line}`,
	outlineOffset: '-1px',
});
/** The country's code instead of a flag that couldn't be loaded. */
export const missing = layered('missing', {
	display: 'block',
	overflow: 'hidden',
	textAlign: 'center',
	color: vars.color.inkSoft,
	fontSize: '0.75rem',
	lineHeight: '1.5rem',
	fontWeight: vars.weight.medium,
});
