import { vars } from '../../theme/contract.css';
import { hover, media } from '../../theme/media';
import { layered } from '../../theme/style.css';

/** The whole label responds to presses, as large as any other control. */
export const area = layered('area', {
	display: 'inline-flex',
	alignItems: 'center',
	justifyContent: 'center',
	gap: vars.space.s,
	minWidth: vars.size.control,
	minHeight: vars.size.control,
	cursor: 'pointer',
	selectors: { '&[data-disabled]': { color: vars.color.inkSoft, cursor: 'not-allowed' } },
	'@media': {
		[media.tablet]: {
			selectors: { '[data-density="compact"] :is(td, th) > &': { minWidth: '2.25rem', minHeight: '2rem' } },
		},
	},
});

const tick = 'polygon(14% 48%, 6% 57%, 38% 86%, 95% 22%, 86% 13%, 37% 68%)';
const dash = 'inset(42% 10%)';

export const box = layered('box', {
	appearance: 'none',
	flex: 'none',
	display: 'grid',
	width: '1.25rem',
	height: '1.25rem',
	padding: '0.125rem',
	border: `1.5px solid ${vars.color.lineStrong}`,
	borderRadius: vars.radius.small,
	background: vars.color.raised,
	cursor: 'inherit',
	selectors: {
		'&:checked, &:indeterminate': { background: vars.color.accent, borderColor: vars.color.accent },
		'&:checked::before, &:indeterminate::before': {
			content: '',
			background: vars.color.accentInk,
			clipPath: tick,
		},
		'&:indeterminate::before': { clipPath: dash },
		'&:disabled': { opacity: 0.6 },
	},
	'@media': {
		...hover({ borderColor: vars.color.ink }, `${area}:hover &:not(:disabled)`),
		[media.forcedColors]: { appearance: 'auto' },
	},
});
