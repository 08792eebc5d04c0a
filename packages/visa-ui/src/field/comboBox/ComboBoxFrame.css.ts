import { vars } from '../../theme/contract.css';
import { hover, media } from '../../theme/media';
import { hiddenVisually, layered, pressedIn } from '../../theme/style.css';

const anchor = '--viza-combo-box';
/** The maximum height: six rows. */
const most = '16.5rem';

export const frame = layered('frame', {
	position: 'relative',
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	// Each list uses the anchor of its own control.
	anchorScope: anchor,
});
export const control = layered('control', { anchorName: anchor });
export const list = layered('list', {
	position: 'absolute',
	insetInline: 0,
	top: `calc(100% + ${vars.space.xxs})`,
	zIndex: vars.layer.popover,
	maxHeight: most,
	overflowY: 'auto',
	overscrollBehavior: 'contain',
	padding: vars.space.xxs,
	background: vars.color.raised,
	border: `1px solid ${vars.color.lineStrong}`,
	borderRadius: vars.radius.medium,
	boxShadow: vars.shadow.overlay,
	scrollPaddingBlock: vars.space.xs,
	selectors: {
		// In the browser's top layer (inTopLayer.ts), where the browser positions it beside its control.
		'&[popover]': {
			position: 'fixed',
			inset: 'auto',
			margin: `${vars.space.xxs} 0 ${vars.space.xs}`,
			width: '100%',
			color: vars.color.ink,
			positionAnchor: anchor,
			positionArea: 'bottom center',
			positionTryFallbacks: 'flip-block',
			positionVisibility: 'anchors-visible',
			// The space on its side, or half the window if that is more: what doesn't fit then has more space on the
			// other.
			maxHeight: `min(${most}, max(100% - ${vars.space.xxs} - ${vars.space.xs}, 50dvh - 2.75rem))`,
		},
	},
});
/** Below a list whose rows have the focus, what takes a press beside it: on touch screens. */
export const around = layered('around', {
	display: 'none',
	position: 'fixed',
	inset: 0,
	zIndex: vars.layer.popover,
	selectors: { '&[popover]': { width: 'auto', height: 'auto', margin: 0, padding: 0, border: 0, background: 'none' } },
	'@media': { [media.touch]: { display: 'block' } },
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
		// In a list whose rows have the focus, it is marked as in one whose field has it.
		'&:focus': { outline: 'none' },
		'&[aria-disabled="true"]': { color: vars.color.inkSoft, cursor: 'not-allowed' },
		'&&&:active:not([aria-disabled="true"])': { background: pressedIn.soft, boxShadow: pressedIn.mark },
	},
	'@media': {
		...hover({ background: vars.color.accentSoft }, '&:hover:not([aria-disabled="true"])'),
		[media.forcedColors]: {
			// A transparent border would be drawn.
			borderInlineStartColor: 'Canvas',
			selectors: {
				'&[data-active]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
				'&[aria-disabled="true"]': { color: 'GrayText' },
				'&&&:active:not([aria-disabled="true"])': pressedIn.forcedEdge,
			},
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
