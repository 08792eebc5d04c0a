import { style } from '@vanilla-extract/css';
import { vars } from 'visa-ui/theme';

/** In a card that may be as wide as the window. */
export const password = style({ maxWidth: '24rem' });

/** A QR code is dark on light in every theme: apps can't read any other. */
export const picture = style({
	width: 'fit-content',
	maxWidth: '100%',
	padding: vars.space.m,
	background: '#fff',
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.medium,
	forcedColorAdjust: 'none',
	lineHeight: 0,
});
export const secret = style({
	fontFamily: 'ui-monospace, monospace',
	letterSpacing: '0.08em',
	overflowWrap: 'anywhere',
	userSelect: 'all',
});
export const steps = style({
	margin: 0,
	paddingInlineStart: vars.space.l,
	listStyle: 'decimal',
	display: 'grid',
	gap: vars.space.s,
});
export const codes = style({
	// Ten of them in five whole lines.
	maxWidth: '32rem',
	margin: 0,
	padding: vars.space.m,
	listStyle: 'none',
	display: 'grid',
	// A code is on a single line wherever the window has space for it.
	gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
	gap: vars.space.xs,
	fontFamily: 'ui-monospace, monospace',
	background: vars.color.sunken,
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.medium,
});
export const save = style({
	display: 'inline-flex',
	alignItems: 'center',
	minHeight: vars.size.control,
	color: vars.color.accent,
	fontWeight: vars.weight.medium,
});
