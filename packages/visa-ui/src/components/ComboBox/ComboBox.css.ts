import { vars } from '../../theme/contract.css';
import { hover } from '../../theme/media';
import { layered } from '../../theme/style.css';

export const frame = layered({ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const list = layered({
	position: 'absolute',
	insetInline: 0,
	top: `calc(100% + ${vars.space.xxs})`,
	zIndex: vars.layer.popover,
	maxHeight: '16.5rem',
	overflowY: 'auto',
	overscrollBehavior: 'contain',
	padding: vars.space.xxs,
	background: vars.color.raised,
	border: `1px solid ${vars.color.lineStrong}`,
	borderRadius: vars.radius.medium,
	boxShadow: vars.shadow.overlay,
	scrollPaddingBlock: vars.space.xs,
});
export const option = layered({
	display: 'flex',
	alignItems: 'center',
	justifyContent: 'space-between',
	gap: vars.space.s,
	minHeight: vars.size.control,
	padding: `${vars.space.xs} ${vars.space.s}`,
	borderRadius: vars.radius.small,
	cursor: 'pointer',
	contentVisibility: 'auto',
	containIntrinsicSize: 'auto 1.75rem',
	selectors: {
		'&[data-active]': { background: vars.color.accentSoft, boxShadow: `inset 2px 0 0 ${vars.color.accent}` },
		'&[aria-selected="true"]': { fontWeight: vars.weight.medium },
	},
	'@media': hover({ background: vars.color.accentSoft }),
});
export const empty = layered({ padding: vars.space.s, color: vars.color.inkSoft });
