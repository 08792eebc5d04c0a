import type { StyleRule } from '@vanilla-extract/css';
import { breakpoints } from './tokens';

/** The components' media queries. */
export const media = {
	tablet: `(min-width: ${breakpoints.tablet}px)`,
	desktop: `(min-width: ${breakpoints.desktop}px)`,
	wide: `(min-width: ${breakpoints.wide}px)`,
	phone: `(max-width: ${breakpoints.tablet - 1}px)`,
	/** Hover effects only with a pointer that hovers, in windows wider than 1024 px. [NAV-09] */
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
