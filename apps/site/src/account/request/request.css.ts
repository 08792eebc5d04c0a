import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from 'visa-ui/theme';

/** Next step and history, beside the details. */
export const columns = style({
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	gap: vars.space.l,
	alignItems: 'start',
	'@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});
export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.l });

export const head = style({ display: 'grid', gap: vars.space.xs });
/** The number and the status, each in its own place, whatever the length of the other. */
export const standing = style({
	display: 'grid',
	justifyItems: 'start',
	gap: vars.space.xs,
	'@media': { [media.tablet]: { gridTemplateColumns: 'auto 1fr', alignItems: 'center', gap: vars.space.m } },
});
export const group = style({
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	gap: vars.space.s,
	containerType: 'inline-size',
});
/** As with enlarged text in a narrow window: words need its whole width. */
const isNarrow = '(max-width: 14rem)';
export const soft = style({ color: vars.color.inkSoft });

export const steps = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const step = style({
	position: 'relative',
	display: 'grid',
	gridTemplateColumns: '2rem minmax(0, 1fr)',
	columnGap: vars.space.s,
	alignItems: 'baseline',
	paddingBlock: vars.space.xs,
	color: vars.color.inkSoft,
	selectors: { '&[data-next]': { color: vars.color.ink, fontWeight: vars.weight.medium } },
	'@container': { [isNarrow]: { display: 'block' } },
});
/** Hollow: pending. Filled: next. A border, which forced colours keep. */
export const stepMark = style({
	justifySelf: 'center',
	width: '0.75rem',
	height: '0.75rem',
	borderRadius: '50%',
	border: `1px solid ${vars.color.lineStrong}`,
	selectors: { '[data-next] > &': { border: `0.375rem solid ${vars.color.accent}` } },
	'@container': { [isNarrow]: { display: 'inline-block', marginInlineEnd: vars.space.s } },
});
export const stepName = style({});
export const stepBy = style({
	display: 'block',
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	fontWeight: vars.weight.regular,
});

/** Around a table of amounts. */
export const amounts = style({ containerType: 'inline-size' });
export const money = style({
	width: '100%',
	borderCollapse: 'collapse',
	fontVariantNumeric: 'tabular-nums',
});
// Below the last line there is only the card's padding.
globalStyle(`${amounts}:last-child > ${money} > :last-child > tr:last-child > *`, { paddingBlockEnd: 0 });
export const caption = style({ textAlign: 'start', fontWeight: vars.weight.medium, paddingBlockEnd: vars.space.xs });
export const what = style({
	paddingBlock: vars.space.xs,
	textAlign: 'start',
	fontWeight: vars.weight.regular,
	// With enlarged text, rather break within a word than push an amount out of the window.
	overflowWrap: 'anywhere',
	'@container': { [isNarrow]: { display: 'block', paddingBlockEnd: 0 } },
});
export const sum = style({
	paddingBlock: vars.space.xs,
	textAlign: 'end',
	verticalAlign: 'top',
	whiteSpace: 'nowrap',
	'@container': { [isNarrow]: { display: 'block', paddingBlockStart: 0 } },
});
export const total = style({
	borderBlockStart: `1px solid ${vars.color.line}`,
	fontWeight: vars.weight.medium,
});
export const when = style({ display: 'block', color: vars.color.inkSoft, fontSize: vars.text.caption.size });

export const picture = style({ vars: { '--viza-image-viewer-height': 'min(24rem, 60dvh)' } });
