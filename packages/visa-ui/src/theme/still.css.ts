import { createVar, fallbackVar } from '@vanilla-extract/css';

/**
 * How long the animation of one element lasts for readers who have asked for reduced motion. One that follows how far
 * something is scrolled doesn't move by itself: it says `auto`, because with no duration it would be at its end from the
 * start.
 */
export const durationWhenStill = createVar({ syntax: '*', inherits: false });

/** For everything else. Exactly zero: even the shortest would animate every change of every property, for one frame. */
export const still = {
	animationDuration: `${fallbackVar(durationWhenStill, '0s')} !important`,
	animationIterationCount: '1 !important',
	transitionDuration: '0s !important',
	scrollBehavior: 'auto !important' as 'auto',
};
