import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { layered } from '../theme/style.css';

// The layout of the wizard and of its placeholder. Every page's first files contain it, so nothing else belongs here.

/** In a low window, as at 400 % zoom, the step needs the space; there the bar stays at the end of the step. */
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
			// As high as the window minus what an application puts above and below the wizard.
			minHeight: 'calc(100dvh - var(--viza-wizard-inset, 0px))',
		},
	},
});
/** On phones the ticket is collapsed between step and footer; on wide screens it is beside them. */
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

/** The height of a full list of countries: that at which OptionList scrolls, plus its borders. [CTY-03] */
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
			// The frame is at least as high as the window, so the bar is at its bottom on short steps too.
			alignSelf: 'end',
			flexDirection: 'column',
			gap: vars.space.xxs,
			paddingBlock: `${vars.space.xs} ${vars.space.s}`,
			background: vars.color.surface,
			borderTop: `1px solid ${vars.color.line}`,
			// Up to the edges of the window. Unlike a negative margin, shadows don't make a page with less margin scroll sideways.
			boxShadow: [
				`calc(-1 * ${vars.space.m}) 1px ${vars.color.surface}, ${vars.space.m} 1px ${vars.color.surface}`,
				`calc(-1 * ${vars.space.m}) 0 ${vars.color.line}, ${vars.space.m} 0 ${vars.color.line}`,
			].join(),
			// With text at 200 % it would leave too little of the step: then it is at the step's end.
			'@container': { '(min-width: 13rem)': { position: 'sticky', bottom: 0, zIndex: vars.layer.sticky } },
		},
	},
});

/** Reserves its space without text, so that the buttons don't move when the reason disappears. */
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

/** Side by side while their text fits on one line each, otherwise stacked. */
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
	// A word longer than the window, in enlarged text, wraps.
	'@media': { [media.phone]: { flex: '4 1 auto', paddingInline: vars.space.s, overflowWrap: 'anywhere' } },
});

/** The row of steps: a line and a bar on phones. */
export const waitingProgress = layered({ height: '2.375rem', '@media': { [media.tablet]: { height: '4.125rem' } } });
/** One line of text. */
export const waitingHeading = layered({
	height: `calc(${vars.text.heading2.size} * ${vars.text.heading2.line})`,
	width: 'min(24rem, 100%)',
});
export const waitingTitle = layered({ display: 'grid', width: 'fit-content' });
/** As large as the heading will be, and in as many lines. */
export const waitingWords = layered({
	visibility: 'hidden',
	gridArea: '1 / 1',
	fontSize: `min(${vars.text.heading2.size}, 12vw)`,
	lineHeight: vars.text.heading2.line,
	fontWeight: vars.weight.bold,
	letterSpacing: '-0.018em',
	textWrap: 'balance',
});
export const overWords = layered({ gridArea: '1 / 1' });
export const waitingTicket = layered({ height: '3.375rem', '@media': { [media.desktop]: { height: '38.25rem' } } });
export const waitingBack = layered({ width: '6.5rem', height: vars.size.control });
/** The rest of the line on phones, as with the longer text. */
export const waitingNext = layered({ height: vars.size.control, '@media': { [media.tablet]: { width: '14.5rem' } } });
