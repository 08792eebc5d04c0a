import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { layered, layeredGlobal } from '../theme/style.css';
import { footer, frame, fullList } from './frame.css';

// A focused element must not be below the bar of buttons.
layeredGlobal(`${frame} :is(a, button, input, textarea, summary, [tabindex])`, {
	'@media': { [media.phone]: { scrollMarginBlockEnd: '11rem' } },
});

/** However few countries a search leaves: what is below keeps its place, from the first rendering on. [CTY-03] */
export const listRoom = layered({
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	alignItems: 'start',
	minHeight: fullList,
});
export const inListRoom = layered({ alignSelf: 'stretch' });
export const waitingRows = layered({
	display: 'grid',
	gap: vars.space.xs,
	maxHeight: fullList,
	overflow: 'hidden',
});

export const reason = layered({
	display: 'inline-flex',
	gap: vars.space.xxs,
	alignItems: 'start',
	color: vars.color.inkSoft,
	// Without text it takes no space.
	selectors: { '&:empty': { display: 'none' } },
});

export const sum = layered({
	fontWeight: vars.weight.medium,
	// In wide windows it is part of the review's sheet.
	'@media': { [media.desktop]: { display: 'none' } },
});

/** On phones the text needs the space of the arrows. */
layeredGlobal(`${footer} button svg`, { '@media': { [media.phone]: { display: 'none' } } });

// Less than a phone's margin: a step sliding in must not make the page scroll sideways.
const fromRight = keyframes({ from: { opacity: 0, transform: 'translateX(0.75rem)' } });
const fromLeft = keyframes({ from: { opacity: 0, transform: 'translateX(-0.75rem)' } });

const slide = (name: string) =>
	layered({
		animation: `${name} ${vars.motion.base} ${vars.motion.easing}`,
		'@media': { [media.reducedMotion]: { animation: 'none' } },
	});
export const forward = slide(fromRight);
export const backward = slide(fromLeft);
