import { vars } from '../../theme/contract.css';
import { focusRing, layered } from '../../theme/style.css';

export const viewer = layered('ImageViewer', {
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	gridTemplateRows: 'auto minmax(0, 1fr)',
	position: 'relative',
	height: 'var(--viza-image-viewer-height, min(32rem, 70dvh))',
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.medium,
	background: vars.color.raised,
	overflow: 'hidden',
	selectors: {
		// With enlarged text, a message in the image's place may need more space than the image.
		'&[data-failed]': { height: 'auto', minHeight: 'var(--viza-image-viewer-height, min(32rem, 70dvh))' },
	},
});
export const bar = layered('bar', {
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	paddingBlock: vars.space.xxs,
	borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const state = layered('state', {
	minWidth: '2.75rem',
	textAlign: 'center',
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	fontVariantNumeric: 'tabular-nums',
});
/** In the middle of a line of its own where the tools take the next one, and otherwise before them. */
export const pages = layered('pages', {
	flex: '1 0 auto',
	display: 'flex',
	alignItems: 'center',
	justifyContent: 'center',
});
/** All of them fit in a line beside facts, 17 rem wide. */
export const tools = layered('tools', {
	flex: '1000 1 16.5rem',
	minWidth: 0,
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
});
export const rest = layered('rest', { display: 'flex', marginInlineStart: 'auto' });
export const mirrored = layered('mirrored', { transform: 'scaleX(-1)' });
export const frame = layered('frame', {
	// Its own size determines how large a rotated image may be.
	containerType: 'size',
	position: 'relative',
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	placeItems: 'center',
	minHeight: '8rem',
	overflow: 'hidden',
	background: vars.color.sunken,
	touchAction: 'pan-y',
	selectors: {
		// Without an image nothing depends on its size: it is as high as the text.
		'[data-failed] > &': { containerType: 'normal' },
		'&[data-near]': { cursor: 'grab', touchAction: 'none' },
		'&[data-near][data-moving]': { cursor: 'grabbing' },
		'&:focus-visible': { outline: 'none' },
		// Above the image, which would cover the frame's own ring.
		'&:focus-visible::after': {
			...focusRing,
			outlineOffset: '-3px',
			content: '',
			position: 'absolute',
			inset: 0,
			pointerEvents: 'none',
		},
	},
});
export const picture = layered('picture', {
	gridArea: '1 / 1',
	maxWidth: '100%',
	maxHeight: '100cqh',
	userSelect: 'none',
	transition: `transform ${vars.motion.fast} ${vars.motion.easing}`,
	selectors: {
		'&[data-lying]': { maxWidth: '100cqh', maxHeight: '100cqw' },
		// While dragging it follows immediately.
		'[data-moving] &': { transition: 'none' },
		'&[data-hidden]': { visibility: 'hidden' },
	},
});
export const instead = layered('instead', {
	gridArea: '1 / 1',
	display: 'grid',
	justifyItems: 'center',
	gap: vars.space.s,
	padding: vars.space.m,
	color: vars.color.inkSoft,
	textAlign: 'center',
});
