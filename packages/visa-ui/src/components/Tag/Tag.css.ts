import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { componentsLayer } from '../../theme/layers.css';
import { layered } from '../../theme/style.css';

export const tag = layered({
	display: 'inline-flex',
	alignItems: 'center',
	gap: vars.space.xxs,
	padding: `0.0625rem ${vars.space.xs}`,
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.small,
	background: vars.color.sunken,
	color: vars.color.ink,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
	fontWeight: vars.weight.medium,
	whiteSpace: 'nowrap',
});
const tones = {
	neutral: { color: vars.color.inkSoft, borderColor: vars.color.lineStrong },
	info: { color: vars.color.info, background: vars.color.infoSoft, borderColor: vars.color.info },
	positive: { color: vars.color.positive, background: vars.color.positiveSoft, borderColor: vars.color.positive },
	caution: { color: vars.color.caution, background: vars.color.cautionSoft, borderColor: vars.color.caution },
	critical: { color: vars.color.critical, background: vars.color.criticalSoft, borderColor: vars.color.critical },
};
export const status = styleVariants(tones, (rule) => ({ '@layer': { [componentsLayer]: rule } }));
export const dot = layered({
	width: '0.5rem',
	height: '0.5rem',
	borderRadius: '50%',
	background: 'currentColor',
	flex: 'none',
});
export const badge = layered({
	display: 'inline-grid',
	placeItems: 'center',
	minWidth: '1.375rem',
	height: '1.375rem',
	padding: '0 0.375rem',
	borderRadius: vars.radius.full,
	background: vars.color.accent,
	color: vars.color.accentInk,
	fontSize: '0.8125rem',
	lineHeight: 1,
	fontWeight: vars.weight.bold,
	fontVariantNumeric: 'tabular-nums',
});
