import type { StyleRule } from '@vanilla-extract/css';
import { breakpoints } from './tokens';

/** The media queries of all components. */
export const media = {
	tablet: `(min-width: ${breakpoints.tablet}px)`,
	desktop: `(min-width: ${breakpoints.desktop}px)`,
	wide: `(min-width: ${breakpoints.wide}px)`,
	phone: `(max-width: ${breakpoints.tablet - 1}px)`,
	/** Hover effects only with a pointer that hovers, and in a window wider than 1024 px. [NAV-09] */
	hover: `(hover: hover) and (min-width: ${breakpoints.desktop}px)`,
	/** A screen that is touched: a finger meets 44 px of whatever it may press. */
	touch: '(pointer: coarse)',
	reducedMotion: '(prefers-reduced-motion: reduce)',
	forcedColors: '(forced-colors: active)',
} as const;

/** The declarations of one selector. */
export type Declarations = NonNullable<StyleRule['selectors']>[string];
/** What hover() hands to '@media'. */
export type HoverRule = Record<string, { selectors: Record<string, Declarations> }>;

/** A hover style, as an entry of '@media'. The only way in which a component may react to hovering. [NAV-09] */
export function hover(rule: Declarations, selector = '&:hover:not(:disabled):not([aria-disabled="true"])'): HoverRule {
	return { [media.hover]: { selectors: { [selector]: rule } } };
}
