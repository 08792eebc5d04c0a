import { vars } from '../theme/contract.css';
import { hover, media } from '../theme/media';
import { layered } from '../theme/style.css';

export const copy = layered({
	minHeight: '1.5rem',
	paddingInline: vars.space.xs,
	border: `1px solid ${vars.color.lineStrong}`,
	borderRadius: vars.radius.small,
	background: vars.color.raised,
	color: vars.color.ink,
	fontFamily: vars.font.family,
	fontSize: vars.text.caption.size,
	cursor: 'pointer',
});
/** Where a tick overlays the button, which keeps its size. */
export const copyPlace = layered({
	position: 'relative',
	display: 'inline-grid',
	gridTemplateColumns: 'minmax(0, auto)',
	maxWidth: '100%',
});
export const copied = layered({
	position: 'absolute',
	insetBlockStart: 0,
	insetInlineEnd: 0,
	display: 'grid',
	placeItems: 'center',
	width: '1.25rem',
	height: '1.25rem',
	translate: '50% -50%',
	borderRadius: vars.radius.full,
	background: vars.color.positive,
	color: vars.color.raised,
	pointerEvents: 'none',
});
/** A name that is copied when pressed. */
export const codeButton = layered({
	minHeight: '1.5rem',
	display: 'inline-flex',
	alignItems: 'center',
	gap: vars.space.xxs,
	padding: 0,
	border: 0,
	background: 'none',
	color: vars.color.ink,
	fontFamily: 'ui-monospace, monospace',
	fontSize: vars.text.caption.size,
	textAlign: 'start',
	cursor: 'pointer',
});
/** A name breaks only where it is longer than its line. */
export const codeWords = layered({
	minWidth: 0,
	overflowWrap: 'break-word',
	borderBlockEnd: `1px dotted ${vars.color.lineStrong}`,
});
export const codeMark = layered({
	flex: 'none',
	width: '1rem',
	height: '1rem',
	color: vars.color.inkSoft,
	'@media': {
		...hover({ color: vars.color.accent }, `${codeButton}:hover &`),
		[media.forcedColors]: { color: 'ButtonText' },
	},
});
