import { vars } from '../../theme/contract.css';
import { layered } from '../../theme/style.css';

export const chart = layered({
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	alignContent: 'start',
	gap: vars.space.s,
	minWidth: 0,
});
export const head = layered({
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	justifyContent: 'space-between',
	gap: vars.space.xs,
});
export const title = layered({ fontWeight: vars.weight.bold });
export const told = layered({
	minHeight: vars.text.caption.line,
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
	fontVariantNumeric: 'tabular-nums',
});
export const plot = layered({ containerType: 'inline-size', position: 'relative', touchAction: 'pan-y' });
export const empty = layered({ paddingBlock: vars.space.l, color: vars.color.inkSoft });
export const scroll = layered({ overflowX: 'auto' });
export const table = layered({
	width: '100%',
	borderCollapse: 'collapse',
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
});
const cell = { padding: `${vars.space.xxs} ${vars.space.xs}`, borderBlockEnd: `1px solid ${vars.color.line}` };
export const name = layered({ ...cell, textAlign: 'start', fontWeight: vars.weight.medium });
export const figure = layered({
	...cell,
	textAlign: 'end',
	fontVariantNumeric: 'tabular-nums',
	whiteSpace: 'nowrap',
});
