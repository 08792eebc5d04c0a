import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from 'visa-ui/theme';

/** In print there is only the receipt: no buttons, black on white. */
export const onlyOnScreen = style({ '@media': { print: { display: 'none' } } });

export const paper = style({
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	gap: vars.space.l,
	padding: vars.space.m,
	background: vars.color.surface,
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.medium,
	'@media': {
		[media.tablet]: { padding: vars.space.xl },
		print: { padding: 0, border: 'none', background: 'none', color: 'black' },
	},
});
// A browser told to print backgrounds would print that of a dark theme behind it.
globalStyle(`html:has(${paper}), body:has(${paper})`, { '@media': { print: { background: 'white' } } });
globalStyle(`${paper} *`, { '@media': { print: { color: 'black' } } });

export const section = style({
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	gap: vars.space.s,
	breakInside: 'avoid',
	containerType: 'inline-size',
});
/** As with enlarged text in a narrow window: an amount is placed below what it is for. */
const isNarrow = '(max-width: 14rem)';
export const money = style({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
export const what = style({
	paddingBlock: vars.space.xs,
	textAlign: 'start',
	fontWeight: vars.weight.regular,
	'@container': { [isNarrow]: { display: 'block', paddingBlockEnd: 0 } },
});
export const sum = style({
	paddingBlock: vars.space.xs,
	paddingInlineStart: vars.space.s,
	textAlign: 'end',
	verticalAlign: 'top',
	whiteSpace: 'nowrap',
	'@container': { [isNarrow]: { display: 'block', paddingBlockStart: 0 } },
});
export const total = style({ borderBlockStart: `1px solid ${vars.color.lineStrong}`, fontWeight: vars.weight.bold });
