import { style } from '@vanilla-extract/css';
import { media, vars } from 'visa-ui/theme';

/** As the wizard lays its first step out: what comes stands where this has stood. */
export const frame = style({
	display: 'grid',
	gap: vars.space.l,
	gridTemplateColumns: 'minmax(0, 1fr)',
	gridTemplateAreas: "'progress' 'step' 'ticket' 'footer'",
	gridTemplateRows: 'auto auto 1fr',
	alignItems: 'start',
	'@media': {
		[media.phone]: { minHeight: 'calc(100dvh - var(--viza-wizard-inset))' },
		[media.desktop]: {
			gridTemplateColumns: 'minmax(0, 1fr) 21rem',
			gridTemplateAreas: "'progress progress' 'step ticket' 'footer ticket'",
			columnGap: vars.space.xxl,
		},
	},
});
export const progress = style({
	gridArea: 'progress',
	height: '2.375rem',
	'@media': { [media.tablet]: { height: '4.125rem' } },
});
export const step = style({ gridArea: 'step', display: 'grid', gap: vars.space.l });
export const heading = style({ maxWidth: '24rem' });
export const fields = style({ display: 'grid', gap: vars.space.m });
export const ticket = style({
	gridArea: 'ticket',
	height: '3.375rem',
	'@media': { [media.desktop]: { height: '38rem' } },
});
export const footer = style({
	gridArea: 'footer',
	alignSelf: 'end',
	display: 'flex',
	justifyContent: 'space-between',
	gap: vars.space.xs,
	paddingBlockEnd: vars.space.s,
	'@media': { [media.tablet]: { alignSelf: 'start', paddingBlockEnd: '1.75rem' } },
});
export const next = style({ '@media': { [media.tablet]: { maxWidth: '14.5rem' } } });
