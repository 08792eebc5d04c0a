import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { componentsLayer } from '../../theme/layers.css';
import { focusRing, layered } from '../../theme/style.css';

export const notice = layered('notice', {
	display: 'grid',
	gridTemplateColumns: 'auto 1fr',
	gap: `${vars.space.xxs} ${vars.space.s}`,
	padding: vars.space.m,
	border: '1px solid',
	borderInlineStartWidth: '4px',
	borderRadius: vars.radius.medium,
	color: vars.color.ink,
	// Below a sticky top bar and above a sticky action bar.
	scrollMarginBlock: '5rem',
	selectors: { '&:focus-visible': focusRing },
});
const tones = {
	info: { background: vars.color.infoSoft, borderColor: vars.color.info },
	success: { background: vars.color.positiveSoft, borderColor: vars.color.positive },
	warning: { background: vars.color.cautionSoft, borderColor: vars.color.caution },
	error: { background: vars.color.criticalSoft, borderColor: vars.color.critical },
};
export const tone = styleVariants(tones, (rule) => ({ '@layer': { [componentsLayer]: rule } }));
const inks = {
	info: vars.color.info,
	success: vars.color.positive,
	warning: vars.color.caution,
	error: vars.color.critical,
};
export const ink = styleVariants(inks, (color) => ({
	'@layer': { [componentsLayer]: { color, paddingBlockStart: '0.125rem' } },
}));
export const title = layered('title', { fontWeight: vars.weight.bold });
export const words = layered('words', {
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	gap: vars.space.xxs,
	minWidth: 0,
	// A word longer than the notice, in enlarged text, wraps.
	overflowWrap: 'anywhere',
});
export const action = layered('action', {
	gridColumn: 2,
	minWidth: 0,
	paddingBlockStart: vars.space.xs,
	overflowWrap: 'anywhere',
});
