import { fixed, readOnly } from '../../field/Field.css';
import { vars } from '../../theme/contract.css';
import { hover } from '../../theme/media';
import { focusRing, layered } from '../../theme/style.css';

export const frame = layered('frame', {
	display: 'inline-flex',
	alignItems: 'center',
	justifySelf: 'start',
	minWidth: '7rem',
	maxWidth: '100%',
	minHeight: vars.size.control,
	paddingInline: vars.space.s,
	background: vars.color.raised,
	color: vars.color.ink,
	border: `1px solid ${vars.color.lineStrong}`,
	borderRadius: vars.radius.medium,
	// Hours precede minutes in every text direction.
	direction: 'ltr',
	fontVariantNumeric: 'tabular-nums',
	selectors: {
		'&[data-invalid]': { borderColor: vars.color.critical, boxShadow: `inset 0 0 0 1px ${vars.color.critical}` },
		'&[data-disabled]': { background: vars.color.sunken, color: vars.color.inkSoft, cursor: 'not-allowed' },
		[readOnly]: fixed,
		'&:focus-within': focusRing,
	},
	'@media': hover({ borderColor: vars.color.ink }, '&:hover:not([data-disabled], [data-readonly] *)'),
});
export const segment = layered('segment', {
	minWidth: '2.75rem',
	paddingBlock: vars.space.xs,
	borderRadius: vars.radius.small,
	textAlign: 'center',
	caretColor: 'transparent',
	selectors: {
		'&[data-placeholder]': { color: vars.color.inkSoft },
		'&:focus': { outline: 'none', background: vars.color.accent, color: vars.color.accentInk },
	},
	'@media': { '(forced-colors: active)': { selectors: { '&:focus': { outline: '2px solid Highlight' } } } },
});
