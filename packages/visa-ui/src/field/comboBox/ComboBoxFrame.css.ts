import { vars } from '../../theme/contract.css';
import { hover, media } from '../../theme/media';
import { hiddenVisually, layered } from '../../theme/style.css';

export const frame = layered('frame', { position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const list = layered('list', {
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
export const option = layered('option', {
	display: 'flex',
	alignItems: 'center',
	justifyContent: 'space-between',
	gap: vars.space.s,
	minHeight: vars.size.control,
	padding: vars.space.xs,
	borderInlineStart: '2px solid transparent',
	paddingInline: `calc(${vars.space.s} - 2px) ${vars.space.s}`,
	borderRadius: vars.radius.small,
	cursor: 'pointer',
	contentVisibility: 'auto',
	containIntrinsicSize: 'auto 1.75rem',
	selectors: {
		'&[data-active]': { background: vars.color.accentSoft, borderInlineStartColor: vars.color.accent },
		'&[aria-selected="true"]': { fontWeight: vars.weight.medium },
	},
	'@media': {
		...hover({ background: vars.color.accentSoft }),
		[media.forcedColors]: {
			// What is transparent would be drawn.
			borderInlineStartColor: 'Canvas',
			selectors: { '&[data-active]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
		},
	},
});
export const sectionName = layered('sectionName', {
	padding: `${vars.space.xs} ${vars.space.s} ${vars.space.xxs}`,
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
	fontWeight: vars.weight.medium,
});
export const empty = layered('empty', { padding: vars.space.s, color: vars.color.inkSoft });
export const hidden = layered('hidden', hiddenVisually);
