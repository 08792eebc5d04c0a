import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { framedTones } from '../../theme/framedTones';
import { componentsLayer } from '../../theme/layers.css';
import { inLine, layered, layeredGlobal } from '../../theme/style.css';

export const tag = inLine('StatusTag', {
	display: 'inline-flex',
	alignItems: 'center',
	gap: vars.space.xxs,
	// Among many others, as in a dense table, it may be smaller.
	padding: `0.0625rem var(--viza-dense-space, ${vars.space.xs})`,
	border: '1px solid',
	borderRadius: vars.radius.small,
	fontSize: `var(--viza-dense-text, ${vars.text.caption.size})`,
	lineHeight: vars.text.caption.line,
	fontWeight: vars.weight.medium,
	// On one line wherever there is enough space.
	flexShrink: 0,
	maxWidth: '100%',
	overflowWrap: 'anywhere',
});
export const tone = styleVariants(framedTones, (rule) => ({ '@layer': { [componentsLayer]: rule } }));
/** Among many others: no frame, the text in the normal colour, and the tone only in the icon. */
export const quiet = layered('quiet', {
	padding: 0,
	// Aligned with the text of other cells.
	verticalAlign: 'middle',
	border: 'none',
	background: 'none',
	fontWeight: vars.weight.regular,
});
export const quietWords = layered('quietWords', { color: vars.color.ink });
export const icon = layered('icon', { display: 'grid', flex: 'none' });
// Because it is small, its strokes are stronger than those of other icons.
layeredGlobal(`${icon} > svg`, { width: '1.25em', height: '1.25em', maxWidth: 'none', strokeWidth: 2 });
/** A final state is a filled disc, with the icon cut out. */
export const disc = layered('disc', {
	padding: '0.2em',
	borderRadius: '50%',
	background: 'currentColor',
	'@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText' } },
});
layeredGlobal(`${disc} > svg`, {
	width: '0.85em',
	height: '0.85em',
	color: vars.color.surface,
	strokeWidth: 3.6,
	'@media': { '(forced-colors: active)': { color: 'Canvas' } },
});
export const dot = layered('dot', {
	width: '0.5rem',
	height: '0.5rem',
	borderRadius: '50%',
	background: 'currentColor',
	forcedColorAdjust: 'none',
	flex: 'none',
});
