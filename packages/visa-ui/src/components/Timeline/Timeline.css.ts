import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { framedTones } from '../../theme/framedTones';
import { componentsLayer } from '../../theme/layers.css';
import { layered, layeredGlobal } from '../../theme/style.css';

export const timeline = layered('timeline', {
	color: vars.color.ink,
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
});
export const event = layered('event', {
	position: 'relative',
	display: 'grid',
	gridTemplateColumns: '2rem minmax(0, 1fr)',
	columnGap: vars.space.s,
	paddingBlockEnd: vars.space.l,
	selectors: {
		'&:last-child': { paddingBlockEnd: 0 },
		// The line from one event to the next.
		'&:not(:last-child)::before': {
			content: '',
			position: 'absolute',
			insetBlock: '2rem 0',
			insetInlineStart: 'calc(1rem - 0.5px)',
			borderInlineStart: `1px solid ${vars.color.lineStrong}`,
		},
	},
});
export const node = layered('node', {
	display: 'grid',
	placeItems: 'center',
	width: '2rem',
	height: '2rem',
	borderRadius: '50%',
	border: '1px solid',
});
export const tone = styleVariants(framedTones, (rule) => ({ '@layer': { [componentsLayer]: rule } }));
/** Replaces an icon. A border, which forced colours keep. */
export const dot = layered('dot', { borderRadius: '50%', border: '0.25rem solid currentColor' });
export const words = layered('words', {
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	gap: vars.space.xxs,
	minWidth: 0,
	paddingBlockStart: '0.25rem',
});
export const title = layered('title', { fontWeight: vars.weight.medium });
export const facts = layered('facts', {
	display: 'flex',
	flexWrap: 'wrap',
	columnGap: vars.space.xs,
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
	// With enlarged text, rather break within a date than leave the frame around the history.
	overflowWrap: 'anywhere',
});
layeredGlobal(`${facts} > *`, { minWidth: 0 });
/** What people wrote keeps its lines, and breaks anywhere. */
export const body = layered('body', {
	maxWidth: vars.size.measure,
	whiteSpace: 'pre-line',
	overflowWrap: 'anywhere',
});
export const actor = layered('actor', {
	selectors: { '&::before': { content: "'·'", marginInlineEnd: vars.space.xs } },
});
export const days = layered('days', { gap: vars.space.l });
export const day = layered('day', {
	display: 'flex',
	gap: vars.space.xs,
	marginBlockEnd: vars.space.s,
	paddingBlockEnd: vars.space.xxs,
	borderBlockEnd: `1px solid ${vars.color.line}`,
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
	fontWeight: vars.weight.bold,
});
export const changes = layered('changes', {
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	gap: vars.space.xxs,
	marginBlockStart: vars.space.xxs,
	paddingInlineStart: vars.space.s,
	borderInlineStart: `2px solid ${vars.color.line}`,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
});
export const change = layered('change', { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.xs });
export const term = layered('term', { color: vars.color.inkSoft, selectors: { '&::after': { content: "':'" } } });
export const values = layered('values', {
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'baseline',
	columnGap: vars.space.xs,
	minWidth: 0,
	overflowWrap: 'anywhere',
});
export const was = layered('was', {
	color: vars.color.inkSoft,
	textDecoration: 'none',
	// An empty value has no text to strike through.
	selectors: { '&:not([data-nothing])': { textDecoration: 'line-through' } },
});
export const is = layered('is', { fontWeight: vars.weight.medium, textDecoration: 'none' });
export const nothing = layered('nothing', { fontStyle: 'italic', fontWeight: vars.weight.regular });
/** Points along the reading direction. */
export const arrow = layered('arrow', {
	selectors: { '&::before': { content: "'→'" }, '&:dir(rtl)::before': { content: "'←'" } },
	color: vars.color.inkSoft,
});
