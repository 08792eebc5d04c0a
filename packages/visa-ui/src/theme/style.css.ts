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
 * The same for what stands in a line, as wide as its words: in a column or a cell of a grid it is no wider. Its width is of
 * the layer below, so that any part that places it may fill with it.
 */
export function inLine(name: string, rule: LayerRule): string {
	return style({ '@layer': { [componentsLayer]: rule, [resetLayer]: { width: 'fit-content' } } }, name);
}

/** A rule for elements inside a component, in the same layer. */
export function layeredGlobal(selector: string, rule: LayerRule): void {
	globalStyle(selector, { '@layer': { [componentsLayer]: rule } });
}

/**
 * Lays the input that react-aria hides over the mark that is drawn for it: there fingers of whoever explores the screen by
 * touch find it, and tests that press it by its role. @param label the label around both @param top of the mark
 */
export function inputOverMark(label: string, top: string, size: string): void {
	// What hides it is written at the element.
	const shown = { clip: 'auto !important', clipPath: 'none !important', overflow: 'visible !important' };
	const place = { width: `${size} !important`, height: `${size} !important`, margin: '0 !important' };
	layeredGlobal(`${label} > span:first-child:has(> input)`, {
		...shown,
		...place,
		insetBlockStart: top,
		insetInlineStart: 0,
	});
	layeredGlobal(`${label} > span:first-child > input`, { ...place, display: 'block', opacity: 0, cursor: 'inherit' });
}

/** What is wrong, below what it is about: a mark and a sentence. */
export const faultLine = {
	display: 'grid',
	gridTemplateColumns: 'auto 1fr',
	gap: vars.space.xxs,
	alignItems: 'start',
	color: vars.color.critical,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
	fontWeight: vars.weight.medium,
	paddingBlockStart: vars.space.xxs,
};

/** The letters of a field and of what is chosen beside its words: the same in a page whose own are others. */
export const letters = {
	color: vars.color.ink,
	fontSize: vars.text.body.size,
	lineHeight: vars.text.body.line,
} as const;

/** The focus ring: 2 px with 2 px of distance, in the theme's focus colour. */
export const focusRing = {
	outline: `2px solid ${vars.color.focus}`,
	outlineOffset: '2px',
} as const;

/**
 * How what is chosen looks, wherever something is chosen: a card, an option, a tick, a tab, a page. An edge in the accent's
 * colour, a mark where there is room, and soft paper where there is no frame; never the paper alone.
 */
export const chosen = {
	edge: vars.color.accent,
	paper: vars.color.accentSoft,
	mark: { background: vars.color.accent, borderColor: vars.color.accent, color: vars.color.accentInk },
} as const;

/**
 * What is being pressed, a step beyond what a pointer over it does: a deeper ground, and the mark that a plate leaves in
 * paper, a line along its edge. The line is of the colour of the words, so that it is seen on any ground.
 */
export const pressedIn = {
	mark: 'inset 0 0 0 2px color-mix(in oklab, currentColor 45%, transparent)',
	/** Where nothing but soft paper is. */
	soft: `color-mix(in oklab, ${vars.color.accentSoft} 88%, ${vars.color.accent})`,
	/** A filled ground, nearer to the ink: what is written on it is read better still. */
	filled: (ground: string) => `color-mix(in oklab, ${ground} 70%, ${vars.color.ink})`,
	/** Where colours are forced, and grounds and marks are none: ground and words change places. */
	forced: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
	/** There too, for what holds inks of several kinds: a line of another kind than that of what is chosen or focused. */
	forcedEdge: { outline: '4px double Highlight', outlineOffset: '-4px' },
} as const;

/**
 * Colours that glide from one to another where a pointer hovers. A finger is answered at once, and the phone under it has
 * nothing to draw again and again when the theme is changed. [NAV-09]
 * @param rule what hover() has made
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
