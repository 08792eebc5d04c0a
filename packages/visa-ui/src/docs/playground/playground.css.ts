import { vars } from '../../theme/contract.css';
import { layered, layeredGlobal } from '../../theme/style.css';

export const playground = layered({
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	gap: vars.space.l,
	color: vars.color.ink,
	fontFamily: vars.font.family,
	fontSize: vars.text.body.size,
	lineHeight: vars.text.body.line,
});
export const editor = layered({
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	justifyItems: 'start',
	gap: vars.space.m,
	maxWidth: '60rem',
});
export const code = layered({ width: '100%' });
layeredGlobal(`${code} textarea`, {
	minHeight: '12rem',
	fontFamily: 'ui-monospace, monospace',
	fontSize: vars.text.caption.size,
	tabSize: 2,
});
export const windows = layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: vars.space.m });
export const window = layered({ margin: 0, maxWidth: '100%', overflowX: 'auto' });
export const windowName = layered({ color: vars.color.inkSoft, fontSize: vars.text.caption.size });
export const frame = layered({
	display: 'block',
	border: 0,
	outline: `1px solid ${vars.color.line}`,
	outlineOffset: '-1px',
});
