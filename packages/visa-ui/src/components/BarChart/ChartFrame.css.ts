import { vars } from '../../theme/contract.css';
import { layered } from '../../theme/style.css';

export const chart = layered('chart', {
	color: vars.color.ink,
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	alignContent: 'start',
	gap: vars.space.s,
	minWidth: 0,
});
export const head = layered('head', {
	display: 'flex',
	flexWrap: 'wrap',
	// Charts beside each other begin at one height, although the title of one has two lines.
	alignItems: 'start',
	justifyContent: 'space-between',
	gap: vars.space.xs,
});
export const title = layered('title', { flex: '1 1 8rem', minWidth: 0, fontWeight: vars.weight.bold });
export const told = layered('told', {
	minHeight: vars.text.caption.line,
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
	fontVariantNumeric: 'tabular-nums',
});
export const plot = layered('plot', { containerType: 'inline-size', position: 'relative', touchAction: 'pan-y' });
export const empty = layered('empty', { paddingBlock: vars.space.l, color: vars.color.inkSoft });
export const scroll = layered('scroll', { overflowX: 'auto' });
export const table = layered('table', {
	width: '100%',
	borderCollapse: 'collapse',
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
});
const cell = { padding: `${vars.space.xxs} ${vars.space.xs}`, borderBlockEnd: `1px solid ${vars.color.line}` };
export const name = layered('name', { ...cell, textAlign: 'start', fontWeight: vars.weight.medium });
export const figure = layered('figure', {
	...cell,
	textAlign: 'end',
	fontVariantNumeric: 'tabular-nums',
	whiteSpace: 'nowrap',
});
