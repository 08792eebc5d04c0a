import { vars } from '../../theme/contract.css';
import { hover, media } from '../../theme/media';
import { focusRing, layered, pressedIn, readOnly } from '../../theme/style.css';

export const none = layered('none', { display: 'none' });
export const tags = layered('tags', {
	display: 'flex',
	flexWrap: 'wrap',
	gap: vars.space.xxs,
	margin: 0,
	marginBlockStart: vars.space.xxs,
	padding: 0,
	listStyle: 'none',
});
/** Of its button, and of the tag without one. */
const tagHeight = { touch: vars.size.controlSmall, desktop: '1.75rem' };
export const tag = layered('tag', {
	display: 'inline-flex',
	alignItems: 'center',
	maxWidth: '100%',
	minWidth: 0,
	paddingInlineStart: vars.space.xs,
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.small,
	background: vars.color.sunken,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
	fontWeight: vars.weight.medium,
	overflowWrap: 'anywhere',
	selectors: {
		// As high as with its button.
		'&[data-readonly]': { ...readOnly.ground, paddingInlineEnd: vars.space.xs, minHeight: tagHeight.touch },
		'&[data-disabled]': { background: 'transparent', color: vars.color.inkSoft },
	},
	'@media': {
		[media.forcedColors]: { selectors: { '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' } } },
		[media.desktop]: { selectors: { '&[data-readonly]': { minHeight: tagHeight.desktop } } },
	},
});
export const remove = layered('remove', {
	flex: 'none',
	display: 'grid',
	placeItems: 'center',
	width: vars.size.controlSmall,
	minHeight: vars.size.controlSmall,
	border: 0,
	background: 'transparent',
	color: vars.color.inkSoft,
	borderRadius: vars.radius.small,
	cursor: 'pointer',
	selectors: {
		'&:focus-visible': { ...focusRing, outlineOffset: '-3px' },
		'&:disabled': { color: vars.color.line, cursor: 'not-allowed' },
		'&&&:active:not(:disabled)': { background: pressedIn.soft, boxShadow: pressedIn.mark },
	},
	'@media': {
		...hover({ color: vars.color.ink }),
		[media.forcedColors]: {
			selectors: { '&:disabled': { color: 'GrayText' }, '&&&:active:not(:disabled)': pressedIn.forced },
		},
		[media.desktop]: { width: tagHeight.desktop, minHeight: tagHeight.desktop },
	},
});
export const foot = layered('foot', {
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	gap: `0 ${vars.space.s}`,
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
});
/** As high as the buttons beside it: nothing moves when they come or go. */
export const count = layered('count', {
	display: 'inline-flex',
	alignItems: 'center',
	overflowWrap: 'anywhere',
	minHeight: vars.size.controlSmall,
});
export const action = layered('action', {
	minHeight: vars.size.controlSmall,
	padding: 0,
	border: 0,
	background: 'transparent',
	color: vars.color.accent,
	fontSize: vars.text.caption.size,
	fontWeight: vars.weight.medium,
	textDecoration: 'underline',
	textUnderlineOffset: '0.2em',
	cursor: 'pointer',
	'@media': hover({ color: vars.color.accentHover }),
});
