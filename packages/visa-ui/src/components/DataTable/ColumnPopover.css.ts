import { vars } from '../../theme/contract.css';
import { hover, media } from '../../theme/media';
import { layered } from '../../theme/style.css';

export const choice = layered('choice', {
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	minWidth: 'min(12rem, 70vw)',
	maxHeight: 'min(26rem, 60dvh)',
	overflowY: 'auto',
});
export const line = layered('line', {
	display: 'flex',
	alignItems: 'center',
	justifyContent: 'space-between',
	gap: vars.space.s,
	minHeight: vars.size.control,
});
/** A column that can't be hidden: its name is aligned with the others'. */
export const fixed = layered('fixed', { paddingInlineStart: `calc(1.25rem + ${vars.space.s})` });
export const tools = layered('tools', { display: 'inline-flex', flex: 'none', marginInlineStart: 'auto' });
export const tool = layered('tool', {
	display: 'inline-grid',
	placeItems: 'center',
	width: vars.size.control,
	height: vars.size.control,
	padding: 0,
	border: 0,
	borderRadius: vars.radius.small,
	background: 'transparent',
	color: vars.color.ink,
	cursor: 'pointer',
	selectors: {
		'&[aria-disabled="true"]': { color: vars.color.lineStrong, cursor: 'not-allowed' },
		'&[aria-pressed="true"]': { color: vars.color.accent, background: vars.color.accentSoft },
		'&:focus-visible': { outlineOffset: '-2px' },
	},
	'@media': {
		...hover({ background: vars.color.accentSoft }),
		[media.tablet]: { width: vars.size.controlSmall, height: vars.size.controlSmall },
		[media.forcedColors]: {
			selectors: {
				'&[aria-disabled="true"]': { color: 'GrayText' },
				'&[aria-pressed="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
			},
		},
	},
});
/** Cards don't scroll sideways. */
export const pin = layered('pin', { '@media': { [media.phone]: { display: 'none' } } });
/** Reserves the space of a missing pin button, so that the arrows are aligned. */
export const noPin = layered('noPin', {
	width: vars.size.controlSmall,
	'@media': { [media.phone]: { display: 'none' } },
});
export const foot = layered('foot', {
	marginBlockStart: vars.space.xs,
	paddingBlockStart: vars.space.xs,
	borderBlockStart: `1px solid ${vars.color.line}`,
});
