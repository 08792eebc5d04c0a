import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { componentsLayer } from '../../theme/layers.css';
import { hover, media } from '../../theme/media';
import { focusRing, inLine, layered, pressedIn } from '../../theme/style.css';

export const menu = inLine('menu', { display: 'inline-grid', maxWidth: '100%', verticalAlign: 'middle' });
export const list = layered('list', {
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	minWidth: 'min(11rem, 70vw)',
	maxWidth: '20rem',
});
const pressed = '&&&:active:not([aria-disabled="true"])';
export const item = layered('item', {
	display: 'flex',
	alignItems: 'center',
	gap: vars.space.s,
	width: '100%',
	minHeight: vars.size.control,
	padding: `${vars.space.xs} ${vars.space.s}`,
	border: 0,
	borderRadius: vars.radius.small,
	background: 'transparent',
	color: vars.color.ink,
	fontSize: vars.text.body.size,
	lineHeight: vars.text.body.line,
	textAlign: 'start',
	textDecoration: 'none',
	cursor: 'pointer',
	selectors: {
		'&:focus-visible': { ...focusRing, outlineOffset: '-2px', background: vars.color.accentSoft },
		// Shows whose menu is open.
		'&[aria-expanded="true"]': { background: vars.color.accentSoft },
		'&[aria-disabled="true"]': { color: vars.color.inkSoft, cursor: 'not-allowed' },
		[pressed]: { background: pressedIn.soft, boxShadow: pressedIn.mark },
	},
	'@media': {
		...hover({ background: vars.color.accentSoft }),
		[media.forcedColors]: {
			selectors: { '&[aria-disabled="true"]': { color: 'GrayText' }, [pressed]: pressedIn.forcedEdge },
		},
	},
});
export const grow = layered('grow', { flex: 1 });
export const tone = styleVariants(
	{ plain: {}, critical: { color: vars.color.critical, fontWeight: vars.weight.medium } },
	(rule) => ({
		'@layer': { [componentsLayer]: { selectors: { '&:not([aria-disabled="true"])': rule } } },
	}),
);
export const separator = layered('separator', {
	width: '100%',
	margin: `${vars.space.xxs} 0`,
	border: 0,
	borderBlockStart: `1px solid ${vars.color.line}`,
});
export const section = layered('section', {
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	selectors: {
		[`&:not(:first-child, ${separator} + *)`]: {
			marginBlockStart: vars.space.xxs,
			paddingBlockStart: vars.space.xxs,
			borderBlockStart: `1px solid ${vars.color.line}`,
		},
		'&:not(:last-child)': { paddingBlockEnd: vars.space.xxs },
	},
});
export const sectionLabel = layered('sectionLabel', {
	padding: `${vars.space.xxs} ${vars.space.s}`,
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
	fontWeight: vars.weight.medium,
});
/** Reserves the space of a tick, even without one. */
export const mark = layered('mark', { flex: 'none', width: '1.25rem', color: vars.color.accent });
