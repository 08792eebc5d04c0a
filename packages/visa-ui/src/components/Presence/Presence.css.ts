import { vars } from '../../theme/contract.css';
import { layered } from '../../theme/style.css';

export const presence = layered('presence', {
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	gap: vars.space.xs,
	minWidth: 0,
});
export const faces = layered('faces', { display: 'flex', alignItems: 'center', flex: 'none' });
export const face = layered('face', {
	display: 'flex',
	borderRadius: '50%',
	// A gap in the background colour between overlapping faces.
	boxShadow: `0 0 0 2px ${vars.color.canvas}`,
	selectors: { '&:not(:first-child)': { marginInlineStart: '-0.125rem' } },
});
export const more = layered('more', {
	marginInlineStart: vars.space.xxs,
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	fontWeight: vars.weight.medium,
	fontVariantNumeric: 'tabular-nums',
});
export const words = layered('words', {
	flex: '1 1 8rem',
	minWidth: 0,
	overflowWrap: 'break-word',
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
});
