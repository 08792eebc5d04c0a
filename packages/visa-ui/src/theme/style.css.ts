import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { componentsLayer, resetLayer } from './layers.css';
import { type HoverRule, media } from './media';

type LayerRule = NonNullable<StyleRule['@layer']>[string];

/**
 * A class in the components layer, so that a consumer's own styles win without tricks. With a name it is a part that
 * others may style: `viza-Button-icon` in the package.
 */
export function layered(...[name, rule]: [rule: LayerRule] | [name: string, rule: LayerRule]): string {
	if (typeof name === 'string') return style({ '@layer': { [componentsLayer]: rule as LayerRule } }, name);
	return style({ '@layer': { [componentsLayer]: name } });
}

/**
 * The same for inline elements as wide as their text: they aren't stretched in a column or grid cell. Their width is in
 * the lower layer, so that any part that places them can stretch them.
 */
export function inLine(name: string, rule: LayerRule): string {
	return style({ '@layer': { [componentsLayer]: rule, [resetLayer]: { width: 'fit-content' } } }, name);
}

/** A rule for elements inside a component, in the same layer. */
export function layeredGlobal(selector: string, rule: LayerRule): void {
	globalStyle(selector, { '@layer': { [componentsLayer]: rule } });
}

/**
 * Places the input that react-aria hides over its visible marker, where it is found by exploring by touch, and by tests
 * that press it by its role. @param label the label around both @param top of the marker
 */
export function inputOverMark(label: string, top: string, size: string): void {
	// What hides it is inline on the element, where a policy may not let it apply.
	const shown = { clip: 'auto !important', clipPath: 'none !important', overflow: 'visible !important' };
	const place = { width: `${size} !important`, height: `${size} !important`, margin: '0 !important' };
	layeredGlobal(`${label} > span:first-child:has(> input)`, {
		position: 'absolute',
		...shown,
		...place,
		insetBlockStart: top,
		insetInlineStart: 0,
	});
	layeredGlobal(`${label} > span:first-child > input`, { ...place, display: 'block', opacity: 0, cursor: 'inherit' });
}

/** The text style of a field and of choices beside its label: the same whatever the page's own is. */
export const letters = {
	color: vars.color.ink,
	fontSize: vars.text.body.size,
	lineHeight: vars.text.body.line,
} as const;

/** The focus ring: 2 px at a distance of 2 px, in the theme's focus colour. */
export const focusRing = {
	outline: `2px solid ${vars.color.focus}`,
	outlineOffset: '2px',
} as const;

/**
 * The look of everything selected: a card, an option, a tick, a tab, a page. An edge in the accent colour, a marker if
 * there is space, and a soft background if there is no frame; never the background alone.
 */
export const chosen = {
	edge: vars.color.accent,
	paper: vars.color.accentSoft,
	mark: { background: vars.color.accent, borderColor: vars.color.accent, color: vars.color.accentInk },
} as const;

/**
 * For reading only: no well to write in and no filled mark to press, but everything in the colour of text, which what is
 * disabled loses.
 */
export const readOnly = {
	ground: { background: 'transparent', borderColor: vars.color.line },
	/** Its edge stays in sight: where it is empty, there is nothing else. */
	mark: { background: 'transparent', borderColor: vars.color.lineStrong, color: vars.color.ink },
	/** The frame of what is chosen among others. */
	edge: vars.color.ink,
} as const;

/**
 * The pressed state, one step beyond hover: a darker background, and a line along the edge like the mark that a printing
 * plate leaves in paper. The line has the text's colour, so that it is visible on any background.
 */
export const pressedIn = {
	mark: 'inset 0 0 0 2px color-mix(in oklab, currentColor 45%, transparent)',
	/** For elements without a background of their own. */
	soft: `color-mix(in oklab, ${vars.color.accentSoft} 88%, ${vars.color.accent})`,
	/** A filled background, closer to the text colour, which improves contrast. */
	filled: (ground: string) => `color-mix(in oklab, ${ground} 70%, ${vars.color.ink})`,
	/** In forced colours, without backgrounds and shadows: background and text swap colours. */
	forced: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
	/**
	 * Also in forced colours, for elements with several text colours: a line style that differs from selection and focus.
	 */
	forcedEdge: { outline: '4px double Highlight', outlineOffset: '-4px' },
} as const;

/**
 * Colour transitions for hovering pointers. Touch gets its feedback immediately, and a phone needn't repaint repeatedly
 * when the theme changes. [NAV-09]
 * @param rule the result of hover()
 */
export const gliding = (colours: readonly ('background-color' | 'border-color')[], rule: HoverRule) => ({
	[media.hover]: {
		...rule[media.hover],
		transition: colours.map((colour) => `${colour} ${vars.motion.fast} ${vars.motion.easing}`).join(', '),
	},
});

/** Present for assistive technology, invisible on the page. */
export const hiddenVisually = {
	position: 'absolute',
	width: '1px',
	height: '1px',
	padding: 0,
	margin: '-1px',
	overflow: 'hidden',
	clipPath: 'inset(50%)',
	whiteSpace: 'nowrap',
	border: 0,
} as const;
