import { vars } from '../../theme/contract.css';
import { layered } from '../../theme/style.css';

export const strength = layered('strength', {
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	columnGap: vars.space.s,
	minHeight: '1.5rem',
	marginBlockStart: vars.space.xxs,
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
});
export const bar = layered('bar', {
	flex: '0 1 8rem',
	display: 'grid',
	gridTemplateColumns: 'repeat(3, 1fr)',
	gap: vars.space.xxs,
});
/** Outlined while empty. Borders, which forced colours keep: their number shows the strength without colour. */
export const part = layered('part', {
	height: '0.5rem',
	border: `1px solid ${vars.color.lineStrong}`,
	borderRadius: vars.radius.small,
	selectors: {
		'[data-strength="weak"] > &[data-filled]': { border: `0.25rem solid ${vars.color.critical}` },
		'[data-strength="fair"] > &[data-filled]': { border: `0.25rem solid ${vars.color.caution}` },
		'[data-strength="strong"] > &[data-filled]': { border: `0.25rem solid ${vars.color.positive}` },
	},
});
