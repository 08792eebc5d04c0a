import { vars } from '../../theme/contract.css';
import { hover, media } from '../../theme/media';
import { layered, pressedIn } from '../../theme/style.css';

export const accordion = layered('accordion', { borderBlockEnd: `1px solid ${vars.color.line}` });
export const item = layered('item', { borderBlockStart: `1px solid ${vars.color.line}` });
export const summary = layered('summary', {
	display: 'flex',
	justifyContent: 'space-between',
	alignItems: 'center',
	gap: vars.space.m,
	minHeight: '3.5rem',
	paddingBlock: vars.space.s,
	cursor: 'pointer',
	listStyle: 'none',
	fontWeight: vars.weight.medium,
	fontSize: vars.text.lead.size,
	lineHeight: vars.text.lead.line,
	borderRadius: vars.radius.small,
	selectors: {
		'&::-webkit-details-marker': { display: 'none' },
		'&&&:active': { background: pressedIn.soft, boxShadow: pressedIn.mark },
	},
	'@media': {
		...hover({ color: vars.color.accent }),
		[media.forcedColors]: { selectors: { '&&&:active': pressedIn.forcedEdge } },
	},
});
export const title = layered('title', { minWidth: 0, overflowWrap: 'anywhere' });
export const chevron = layered('chevron', {
	flex: 'none',
	color: vars.color.inkSoft,
	transition: `transform ${vars.motion.base} ${vars.motion.easing}`,
	selectors: { [`${item}[open] &`]: { transform: 'rotate(180deg)' } },
});
export const body = layered('body', {
	paddingBlockEnd: vars.space.l,
	maxWidth: vars.size.measure,
	color: vars.color.inkSoft,
});
