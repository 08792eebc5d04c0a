import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { componentsLayer } from '../../theme/layers.css';
import { hover } from '../../theme/media';
import { layered, layeredGlobal } from '../../theme/style.css';

export const stat = layered('stat', {
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	alignContent: 'start',
	gap: vars.space.xxs,
	minWidth: 0,
	padding: vars.space.s,
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.medium,
	background: vars.color.raised,
	color: vars.color.ink,
});
export const link = layered('link', {
	textDecoration: 'none',
	'@media': hover({ borderColor: vars.color.lineStrong, background: vars.color.accentSoft }),
});
export const label = layered('label', {
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
	fontWeight: vars.weight.medium,
	// Links look like links.
	selectors: {
		[`${link} &`]: { color: vars.color.accent, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
	},
});
export const value = layered('value', {
	display: 'block',
	minHeight: vars.text.heading3.line,
	fontSize: vars.text.heading3.size,
	lineHeight: vars.text.heading3.line,
	fontWeight: vars.weight.bold,
	fontVariantNumeric: 'tabular-nums',
	overflowWrap: 'anywhere',
});
/** An amount may wrap if enlarged text leaves no space for one line. */
layeredGlobal(`${stat} ${value} > *`, { whiteSpace: 'normal' });
export const change = layered('change', {
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	columnGap: vars.space.xxs,
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
	fontVariantNumeric: 'tabular-nums',
});
export const figure = layered('figure', {
	display: 'inline-flex',
	alignItems: 'center',
	gap: '0.125rem',
	fontWeight: vars.weight.medium,
});
const tones = {
	neutral: { color: vars.color.inkSoft },
	positive: { color: vars.color.positive },
	caution: { color: vars.color.caution },
	critical: { color: vars.color.critical },
};
export const tone = styleVariants(tones, (rule) => ({ '@layer': { [componentsLayer]: rule } }));
