import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'visa-ui/theme';

export const part = style({
	display: 'grid',
	gap: vars.space.s,
	gridTemplateColumns: 'minmax(0, 1fr)',
	alignContent: 'start',
	minWidth: 0,
});
export const plain = style({ margin: 0 });
export const written = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const money = style({ width: '100%', borderCollapse: 'collapse' });
globalStyle(`${money} caption`, { textAlign: 'start', fontWeight: vars.weight.medium, paddingBlock: vars.space.xs });
// With enlarged text, rather break within a word than push an amount out of the window.
globalStyle(`${money} th`, {
	textAlign: 'start',
	fontWeight: 'inherit',
	paddingBlock: vars.space.xxs,
	overflowWrap: 'anywhere',
});
globalStyle(`${money} td`, {
	textAlign: 'end',
	whiteSpace: 'nowrap',
	verticalAlign: 'top',
	paddingBlock: vars.space.xxs,
});
globalStyle(`${money} :is(th, td) + :is(th, td)`, { paddingInlineStart: vars.space.s });
globalStyle(`${money} tr`, { borderBlockEnd: `1px solid ${vars.color.line}` });
globalStyle(`${money} tfoot`, { fontWeight: vars.weight.medium });
export const lines = style({ display: 'grid', gap: vars.space.s, margin: 0, padding: 0, listStyle: 'none' });
export const line = style({
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	gap: `${vars.space.xxs} ${vars.space.s}`,
});
