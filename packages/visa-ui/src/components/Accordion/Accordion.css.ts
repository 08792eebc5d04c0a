import { vars } from '../../theme/contract.css';
import { hover, media } from '../../theme/media';
import { layered, pressedIn } from '../../theme/style.css';

export const accordion = layered('accordion', {
	color: vars.color.ink,
	borderBlockEnd: `1px solid ${vars.color.line}`,
});
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
		'&&&:active:not([aria-disabled="true"])': { background: pressedIn.soft, boxShadow: pressedIn.mark },
		// Even before scripts have loaded, pressing it does nothing.
		'&[aria-disabled="true"]': { color: vars.color.inkSoft, opacity: 0.65, pointerEvents: 'none' },
	},
	'@media': {
		...hover({ color: vars.color.accent }),
		[media.forcedColors]: {
			selectors: {
				'&[aria-disabled="true"]': { color: 'GrayText', opacity: 1 },
				'&&&:active:not([aria-disabled="true"])': pressedIn.forcedEdge,
			},
		},
	},
});
/** A heading if the page asks for one: it looks the same. */
export const title = layered('title', { minWidth: 0, margin: 0, font: 'inherit', overflowWrap: 'anywhere' });
export const chevron = layered('chevron', {
	flex: 'none',
	color: vars.color.inkSoft,
	transition: `transform ${vars.motion.base} ${vars.motion.easing}`,
	selectors: { [`${item}[open] &`]: { transform: 'rotate(180deg)' } },
	'@media': { [media.forcedColors]: { selectors: { '[aria-disabled="true"] > &': { color: 'inherit' } } } },
});
export const body = layered('body', {
	paddingBlockEnd: vars.space.l,
	maxWidth: vars.size.measure,
	color: vars.color.inkSoft,
	// The browser's find-in-page would open what must stay closed.
	selectors: { [`${item}[data-disabled]:not([open]) > &`]: { display: 'none' } },
});
