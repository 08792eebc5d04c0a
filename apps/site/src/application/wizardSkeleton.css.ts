import { style } from '@vanilla-extract/css';
import { media, vars } from 'visa-ui/theme';

/** As in the wizard: in a low window the bar of buttons stands at the end of the step. */
const phoneWithRoom = `${media.phone} and (min-height: 30rem)`;

/** As the wizard lays its first step out: what comes stands where this has stood. */
export const frame = style({
	display: 'grid',
	gap: vars.space.l,
	gridTemplateColumns: 'minmax(0, 1fr)',
	gridTemplateAreas: "'progress' 'step' 'ticket' 'footer'",
	gridTemplateRows: 'auto auto 1fr',
	alignItems: 'start',
	'@media': {
		[phoneWithRoom]: { minHeight: 'calc(100dvh - var(--viza-wizard-inset))' },
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
	alignSelf: 'start',
	display: 'flex',
	justifyContent: 'space-between',
	gap: vars.space.xs,
	paddingBlockEnd: '1.75rem',
	'@media': { [phoneWithRoom]: { alignSelf: 'end', paddingBlockEnd: vars.space.s } },
});
export const next = style({ '@media': { [media.tablet]: { maxWidth: '14.5rem' } } });
