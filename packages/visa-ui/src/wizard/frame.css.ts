import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { layered } from '../theme/style.css';

// How the wizard lays its parts out, for the one that is there and for the empty one that waits: that stands in every page's
// first files, so nothing else belongs here.

/** In a low window, as at 400 % zoom, the step needs the room; there the bar stays at the end of the step. */
const phoneWithRoom = `${media.phone} and (min-height: 30rem)`;

export const frame = layered({
	containerType: 'inline-size',
	display: 'grid',
	gap: vars.space.l,
	gridTemplateColumns: 'minmax(0, 1fr)',
	gridTemplateAreas: "'progress' 'step' 'footer'",
	gridTemplateRows: 'auto auto',
	alignItems: 'start',
	'@media': {
		[phoneWithRoom]: {
			// As high as the window below what an application puts above the wizard and between it and the window's foot.
			minHeight: 'calc(100dvh - var(--viza-wizard-inset, 0px))',
		},
	},
});
/** Phones: the ticket is folded between step and footer; wide screens: it stands beside. */
export const besideTicket = layered({
	gridTemplateAreas: "'progress' 'step' 'ticket' 'footer'",
	gridTemplateRows: 'auto auto 1fr',
	'@media': {
		[media.desktop]: {
			gridTemplateColumns: 'minmax(0, 1fr) 21rem',
			gridTemplateAreas: "'progress progress' 'step ticket' 'footer ticket'",
			columnGap: vars.space.xxl,
		},
	},
});

export const progress = layered({ gridArea: 'progress' });
export const step = layered({
	gridArea: 'step',
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	gap: vars.space.l,
	minWidth: 0,
});

/** The room of a full list of countries: the height at which OptionList scrolls, and its edges. [CTY-03] */
export const fullList = 'calc(30vh + 2px)';

export const ticket = layered({
	gridArea: 'ticket',
	minWidth: 0,
	'@media': { [media.desktop]: { position: 'sticky', top: vars.space.xxxl } },
});

export const footer = layered({
	gridArea: 'footer',
	display: 'flex',
	flexDirection: 'column-reverse',
	gap: vars.space.xs,
	'@media': {
		[phoneWithRoom]: {
			// The frame is at least as high as the window, so the bar is at its foot on short steps too.
			alignSelf: 'end',
			flexDirection: 'column',
			gap: vars.space.xxs,
			marginInline: `calc(-1 * ${vars.space.m})`,
			padding: `${vars.space.xs} ${vars.space.m} ${vars.space.s}`,
			background: vars.color.surface,
			borderTop: `1px solid ${vars.color.line}`,
			// With letters twice as large it would leave too little of the step: then it stands at the step's end.
			'@container': { '(min-width: 13rem)': { position: 'sticky', bottom: 0, zIndex: vars.layer.sticky } },
		},
	},
});

/** Keeps its room without words, so that the buttons do not move when the reason goes. */
export const footerLine = layered({
	display: 'flex',
	flexWrap: 'wrap',
	justifyContent: 'space-between',
	columnGap: vars.space.s,
	minHeight: '1lh',
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
	// Below the button that it is about.
	'@media': { [media.tablet]: { flexDirection: 'row-reverse', justifyContent: 'flex-start', columnGap: vars.space.l } },
});

/** Beside each other while their words fit on one line each, else below each other. */
export const buttons = layered({
	display: 'flex',
	flexWrap: 'wrap',
	justifyContent: 'space-between',
	gap: vars.space.xs,
});

export const button = layered({
	'@media': { [media.phone]: { flex: '1 1 auto', paddingInline: vars.space.s } },
});
export const nextButton = layered({
	// A word that is longer than the window, in large letters, goes on in the next line.
	'@media': { [media.phone]: { flex: '4 1 auto', paddingInline: vars.space.s, overflowWrap: 'anywhere' } },
});

/** The row of steps: a line and a bar on phones. */
export const waitingProgress = layered({ height: '2.375rem', '@media': { [media.tablet]: { height: '4.125rem' } } });
/** One line of words. */
export const waitingHeading = layered({
	height: `calc(${vars.text.heading2.size} * ${vars.text.heading2.line})`,
	width: 'min(24rem, 100%)',
});
export const waitingTicket = layered({ height: '3.375rem', '@media': { [media.desktop]: { height: '38.25rem' } } });
export const waitingBack = layered({ width: '6.5rem', height: vars.size.control });
/** What is left of the line on phones, as the longer word has it. */
export const waitingNext = layered({ height: vars.size.control, '@media': { [media.tablet]: { width: '14.5rem' } } });
