import { vars } from '../../theme/contract.css';
import { hover, media } from '../../theme/media';
import { layered } from '../../theme/style.css';

export const search = layered('search', {
	flex: 'none',
	display: 'flex',
	alignItems: 'center',
	gap: vars.space.s,
	padding: `0 ${vars.space.m}`,
	borderBlockEnd: `1px solid ${vars.color.line}`,
	color: vars.color.inkSoft,
});
export const input = layered('input', {
	flex: 1,
	minWidth: 0,
	minHeight: '3.5rem',
	padding: 0,
	border: 0,
	background: 'transparent',
	color: vars.color.ink,
	fontSize: vars.text.lead.size,
	selectors: {
		'&::placeholder': { color: vars.color.inkSoft },
		// The only focusable element: the whole panel serves as its ring.
		'&:focus-visible': { outline: 'none' },
	},
});
/** A fixed height, so that the panel stays in place while typing. */
export const results = layered('results', { display: 'flex', flexDirection: 'column', height: 'min(24rem, 60dvh)' });
export const list = layered('list', {
	flex: 1,
	minHeight: 0,
	overflowY: 'auto',
	overscrollBehavior: 'contain',
	padding: vars.space.xxs,
	scrollPaddingBlock: vars.space.xl,
	outline: 'none',
});
export const telling = layered('telling', {
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	gap: vars.space.xs,
	padding: `${vars.space.xs} ${vars.space.m}`,
	borderBlockStart: `1px solid ${vars.color.line}`,
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
});
export const group = layered('group', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const head = layered('head', {
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	gap: vars.space.xs,
	padding: `${vars.space.xs} ${vars.space.s} ${vars.space.xxs}`,
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
	fontWeight: vars.weight.medium,
});
export const error = layered('error', { color: vars.color.critical });
export const item = layered('item', {
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	gap: vars.space.s,
	minHeight: vars.size.control,
	padding: `${vars.space.xxs} ${vars.space.s}`,
	borderRadius: vars.radius.small,
	color: vars.color.ink,
	cursor: 'pointer',
	selectors: {
		'&[data-focused]': {
			background: vars.color.accentSoft,
			outline: `2px solid ${vars.color.focus}`,
			outlineOffset: '-2px',
		},
	},
	'@media': {
		...hover({ background: vars.color.accentSoft }),
		[media.forcedColors]: { selectors: { '&[data-focused]': { outlineColor: 'Highlight' } } },
	},
});
export const words = layered('words', {
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'baseline',
	columnGap: vars.space.s,
	// If there is less space beside them, the keys are below.
	flex: '1 1 5rem',
	minWidth: 0,
	overflowWrap: 'anywhere',
});
export const keys = layered('keys', { marginInlineStart: 'auto' });
export const description = layered('description', {
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
});
export const empty = layered('empty', { padding: vars.space.l, color: vars.color.inkSoft, textAlign: 'center' });
export const foot = layered('foot', {
	flex: 'none',
	display: 'none',
	flexWrap: 'wrap',
	gap: vars.space.m,
	padding: `${vars.space.xs} ${vars.space.m}`,
	borderBlockStart: `1px solid ${vars.color.line}`,
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	'@media': { [media.tablet]: { display: 'flex' } },
});
export const hint = layered('hint', { display: 'inline-flex', alignItems: 'center', gap: vars.space.xxs });
