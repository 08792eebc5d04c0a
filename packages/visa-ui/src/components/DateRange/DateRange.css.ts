import { vars } from '../../theme/contract.css';
import { hover, media } from '../../theme/media';
import { chosen, layered } from '../../theme/style.css';

/** Side by side if both fit, otherwise stacked. */
export const ends = layered('ends', {
	display: 'grid',
	gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
	gap: `${vars.space.s} ${vars.space.m}`,
	alignItems: 'start',
	maxWidth: '36rem',
});
export const presets = layered('presets', {
	display: 'flex',
	flexWrap: 'wrap',
	gap: vars.space.xs,
	marginBlockStart: vars.space.s,
});
export const preset = layered('preset', {
	display: 'inline-flex',
	alignItems: 'center',
	gap: vars.space.xxs,
	minHeight: vars.size.control,
	paddingInline: vars.space.s,
	border: `1px solid ${vars.color.lineStrong}`,
	borderRadius: vars.radius.medium,
	background: vars.color.raised,
	color: vars.color.ink,
	fontSize: vars.text.caption.size,
	fontWeight: vars.weight.medium,
	cursor: 'pointer',
	selectors: {
		'&[aria-pressed="true"]': { borderColor: chosen.edge, background: chosen.paper },
		'&:disabled': { background: vars.color.sunken, color: vars.color.inkSoft, cursor: 'not-allowed' },
	},
	'@media': {
		...hover({ borderColor: vars.color.ink }),
		[media.desktop]: { minHeight: vars.size.controlSmall },
		[media.forcedColors]: { selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } } },
	},
});
