import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { layered, layeredGlobal } from '../../theme/style.css';

const top = 'var(--viza-app-shell-top, 0px)';

export const shell = layered('AppShell', {
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	maxWidth: '100rem',
	marginInline: 'auto',
	'@media': {
		[media.desktop]: {
			selectors: { '&:not([data-collapsed])': { gridTemplateColumns: '15rem minmax(0, 1fr)' } },
		},
	},
});
export const side = layered('side', {
	display: 'none',
	'@media': {
		[media.desktop]: {
			display: 'grid',
			alignContent: 'start',
			gap: vars.space.m,
			position: 'sticky',
			top,
			alignSelf: 'start',
			maxHeight: `calc(100dvh - ${top})`,
			overflowY: 'auto',
			padding: `${vars.space.l} ${vars.space.s}`,
		},
	},
});
export const content = layered('content', {
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	alignContent: 'start',
	gap: vars.space.m,
	padding: `${vars.space.l} ${vars.space.m} ${vars.space.xxl}`,
	minHeight: `calc(100dvh - ${top})`,
	'@media': {
		// The first row of a list is within the first screen.
		[media.phone]: { gap: vars.space.s, paddingBlockStart: vars.space.m },
		[media.desktop]: { borderInlineStart: `1px solid ${vars.color.line}`, paddingInline: vars.space.l },
	},
});
/** The button's text is aligned with the menu's above it, compensating for its own padding and border. */
export const folding = layered('folding', { marginInlineStart: `calc(${vars.space.m} - ${vars.space.s} - 1px)` });
/** The target of the skip link; not interactive as a whole. */
export const page = layered('page', {
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	alignContent: 'start',
	gap: vars.space.m,
	outline: 'none',
	'@media': { [media.phone]: { gap: vars.space.s } },
});
export const narrowOnly = layered('narrowOnly', {
	justifySelf: 'start',
	'@media': { [media.desktop]: { display: 'none' } },
});
export const wideOnly = layered('wideOnly', {
	justifySelf: 'start',
	display: 'none',
	'@media': { [media.desktop]: { display: 'block' } },
});
export const account = layered('account', {
	marginBlockStart: vars.space.s,
	padding: `${vars.space.s} ${vars.space.m}`,
	borderBlockStart: `1px solid ${vars.color.line}`,
});
/** The words of a button without a border start where the words around it do. */
layeredGlobal(`${account} > [data-tone="quiet"]`, { marginInlineStart: `calc(-1 * ${vars.space.m} - 1px)` });
