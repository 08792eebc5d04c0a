import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { focusRing, layered, pressedIn } from '../../theme/style.css';

/**
 * A phone number reads from left to right in every script. With letters so large that a phone has no room for both, the
 * number gets a row of its own instead of being cut.
 */
export const group = layered('group', { direction: 'ltr', flexWrap: 'wrap', maxWidth: '24rem' });
export const code = layered('code', {
	position: 'relative',
	flex: 'none',
	display: 'flex',
	alignItems: 'center',
	gap: vars.space.xxs,
	alignSelf: 'stretch',
	minHeight: `calc(${vars.size.control} - 2px)`,
	paddingInline: `${vars.space.s} ${vars.space.xs}`,
	borderInlineEnd: `1px solid ${vars.color.line}`,
	borderStartStartRadius: vars.radius.medium,
	borderEndStartRadius: vars.radius.medium,
	color: vars.color.ink,
	fontVariantNumeric: 'tabular-nums',
	selectors: {
		'&:has(> :focus-visible)': focusRing,
		'&:has(> :disabled)': { color: vars.color.inkSoft },
		'&:has(> :active:not(:disabled, [aria-readonly]))': { background: pressedIn.soft, boxShadow: pressedIn.mark },
	},
	'@media': {
		[media.forcedColors]: { selectors: { '&:has(> :active:not(:disabled, [aria-readonly]))': pressedIn.forcedEdge } },
	},
});
/** The platform's own list, above the visible code. */
export const choice = layered('choice', {
	position: 'absolute',
	inset: 0,
	width: '100%',
	opacity: 0,
	cursor: 'pointer',
	selectors: { '&:disabled': { cursor: 'not-allowed' } },
});
/** At least as wide as a whole number. */
export const number = layered('number', {
	fontVariantNumeric: 'tabular-nums',
	selectors: { '&&': { flexBasis: '8.5rem', height: 'auto' } },
});
