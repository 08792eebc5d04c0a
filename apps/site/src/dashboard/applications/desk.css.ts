import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from 'visa-ui/theme';

const top = 'calc(var(--viza-app-shell-top, 0px) + 0.5rem)';
/** As close to the page's bottom as to its top: there the case ends with the window, and its heading stays visible. */
export const room = style({
	vars: { '--viza-split-view-top': top },
	marginBlockEnd: `calc(0.5rem - ${vars.space.xxl})`,
});
export const count = style({
	display: 'inline-block',
	minWidth: '2ch',
	textAlign: 'start',
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	fontVariantNumeric: 'tabular-nums',
});
export const listPane = style({
	display: 'grid',
	gap: vars.space.s,
	gridTemplateColumns: 'minmax(0, 1fr)',
	minWidth: 0,
});
/** A key within a button's text. */
export const withKeys = style({
	marginInlineStart: vars.space.xs,
	'@media': { [media.phone]: { display: 'none' } },
});
/**
 * New arrivals: they appear late, at the end where no button moves. On a phone they overlay the page within reach of the
 * thumb, and move nothing.
 */
export const fresh = style({
	'@media': {
		[media.phone]: {
			position: 'fixed',
			insetBlockEnd: vars.space.m,
			insetInline: 0,
			zIndex: vars.layer.sticky,
			width: 'fit-content',
			marginInline: 'auto',
			boxShadow: vars.shadow.overlay,
		},
	},
});
/** Where there is no space for words. */
export const forPhone = style({ '@media': { [media.tablet]: { display: 'none' } } });
/** Everything the desk shows. */
export const desk = style({ display: 'contents' });
// Above the selection's bar, which is in the same place.
globalStyle(`${desk}:has(tbody input:checked) ${fresh}`, { '@media': { [media.phone]: { insetBlockEnd: '9rem' } } });
/** The queues, followed on a phone by what doesn't fit next to the heading. */
export const queues = style({
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	'@media': { [media.phone]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.xxs } },
});
// With letters so large that hardly one queue would remain in sight, they have a line of their own.
globalStyle(`${queues} > :first-child`, { '@media': { [media.phone]: { flex: '1 1 12rem', minWidth: 0 } } });
// A case takes a phone's whole screen; for screen readers its page still has a name.
const below = `${desk}[data-open]`;
globalStyle(`${below} > :has(> h1)`, {
	'@media': {
		[media.phone]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
	},
});
globalStyle(`${below} > :has(> h1) > :not(h1), ${below} > ${queues}`, {
	'@media': { [media.phone]: { display: 'none' } },
});
export const inFull = style({ '@media': { [media.phone]: { display: 'none' } } });
export const briefly = style({ '@media': { [media.tablet]: { display: 'none' } } });
/** Not needed in the filters' sheet. */
export const forWide = style({ '@media': { [media.phone]: { display: 'none' } } });
/** What concerns the keyboard only, where one is likely. */
export const forKeys = style({ '@media': { [media.phone]: { display: 'none' } } });
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s });
export const keyLine = style({
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	justifyContent: 'space-between',
	gap: vars.space.s,
	margin: 0,
});
