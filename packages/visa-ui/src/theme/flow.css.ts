import { styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { componentsLayer } from './layers.css';
import { type Space, space } from './tokens';

const spaces = Object.fromEntries(Object.keys(space).map((name) => [name, name])) as { [Name in Space]: Name };
/** One even distance between children. */
export const gap = styleVariants(spaces, (name) => ({ '@layer': { [componentsLayer]: { gap: vars.space[name] } } }));

const aligns = { start: 'flex-start', center: 'center', end: 'flex-end', stretch: 'stretch', baseline: 'baseline' };
/** Where children stand across the direction of reading. */
export const align = styleVariants(aligns, (alignItems) => ({ '@layer': { [componentsLayer]: { alignItems } } }));

const justifies = { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' };
/** How children share the room along the direction of reading. */
export const justify = styleVariants(justifies, (justifyContent) => ({
	'@layer': { [componentsLayer]: { justifyContent } },
}));

/** The elements as which a layout component may be rendered. */
export type LayoutTag =
	| 'div'
	| 'section'
	| 'article'
	| 'aside'
	| 'ul'
	| 'ol'
	| 'li'
	| 'form'
	| 'header'
	| 'footer'
	| 'main'
	| 'nav'
	| 'span';
