import type { StyleRule } from '@vanilla-extract/css';
import { breakpoints } from './tokens';

/** With larger letters in the browser's settings a layout needs a wider window, as it does when the page is zoomed. */
const em = (px: number) => `${px / 16}em`;

/** The components' media queries. */
export const media = {
	tablet: `(min-width: ${em(breakpoints.tablet)})`,
	desktop: `(min-width: ${em(breakpoints.desktop)})`,
	wide: `(min-width: ${em(breakpoints.wide)})`,
	/** Right up to a tablet's: a pixel less in em would leave windows between the two with letters larger than usual. */
	phone: `(max-width: ${breakpoints.tablet / 16 - 0.001}em)`,
	/** Hover effects only with a pointer that hovers, in windows wider than 1024 px, whatever the letters. [NAV-09] */
	hover: `(hover: hover) and (min-width: ${breakpoints.desktop}px)`,
	/** A touch screen: targets are at least 44 px. */
	touch: '(pointer: coarse)',
	reducedMotion: '(prefers-reduced-motion: reduce)',
	forcedColors: '(forced-colors: active)',
} as const;

/** The declarations of one selector. */
export type Declarations = NonNullable<StyleRule['selectors']>[string];
/** The result of hover(), for '@media'. */
export type HoverRule = Record<string, { selectors: Record<string, Declarations> }>;

/** A hover style, as an entry of '@media'. The only way in which a component may react to hovering. [NAV-09] */
export function hover(rule: Declarations, selector = '&:hover:not(:disabled):not([aria-disabled="true"])'): HoverRule {
	return { [media.hover]: { selectors: { [selector]: rule } } };
}
