import { styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { componentsLayer } from './layers.css';
import { type Space, space } from './tokens';

const spaces = Object.fromEntries(Object.keys(space).map((name) => [name, name])) as { [Name in Space]: Name };
/** A uniform distance between children. */
export const gap = styleVariants(spaces, (name) => ({ '@layer': { [componentsLayer]: { gap: vars.space[name] } } }));

const aligns = { start: 'flex-start', center: 'center', end: 'flex-end', stretch: 'stretch', baseline: 'baseline' };
/** The alignment of children across the main axis. */
export const align = styleVariants(aligns, (alignItems) => ({ '@layer': { [componentsLayer]: { alignItems } } }));

const justifies = { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' };
/** The distribution of children along the main axis. */
export const justify = styleVariants(justifies, (justifyContent) => ({
	'@layer': { [componentsLayer]: { justifyContent } },
}));

/** The elements that a layout component can be rendered as. */
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
