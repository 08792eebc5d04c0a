import { style } from '@vanilla-extract/css';
import { media, vars } from 'visa-ui/theme';

export const sheet = style({
	padding: vars.space.m,
	background: vars.color.surface,
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.medium,
	'@media': { [media.tablet]: { padding: vars.space.xl } },
});

/** Two fields beside each other where there is room. */
export const pair = style({
	display: 'grid',
	gap: vars.space.m,
	alignItems: 'start',
	'@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const list = style({ display: 'grid', gap: vars.space.m, margin: 0, padding: 0, listStyle: 'none' });

export const card = style([sheet, { display: 'grid', gap: vars.space.m }]);

export const cardHead = style({
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	justifyContent: 'space-between',
	gap: vars.space.s,
});

export const written = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
