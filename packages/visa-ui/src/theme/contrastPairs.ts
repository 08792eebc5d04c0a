import { contrast } from './color';
import type { ColorRole, ColorTokens } from './tokens';

/** The minimum contrast: 4.5 for text, 3 for large text, control borders, meaningful icons and focus rings. */
export const TEXT_CONTRAST = 4.5;
/** The minimum contrast of text in a high-contrast theme (WCAG 1.4.6). */
export const MORE_CONTRAST = 7;
/** The minimum contrast of a meaningful shape with its surroundings (WCAG 1.4.11). */
const SHAPE_CONTRAST = 3;

/** A colour on another, with the required contrast. */
export interface ContrastPair {
	front: ColorRole;
	back: ColorRole;
	least: number;
}

const papers: ColorRole[] = ['canvas', 'surface', 'raised', 'sunken'];
const text = (front: ColorRole, ...backs: ColorRole[]) => backs.map((back) => ({ front, back, least: TEXT_CONTRAST }));
const shape = (front: ColorRole, ...backs: ColorRole[]) =>
	backs.map((back) => ({ front, back, least: SHAPE_CONTRAST }));

/** Every pair of colours that components combine. A theme that fails one isn't valid. */
export const contrastPairs: ContrastPair[] = [
	...text('ink', ...papers, 'accentSoft', 'positiveSoft', 'cautionSoft', 'criticalSoft', 'infoSoft'),
	...text('inkSoft', ...papers, 'accentSoft'),
	...text('accent', ...papers, 'accentSoft'),
	...text('accentHover', ...papers, 'accentSoft'),
	...text('accentInk', 'accent', 'accentHover'),
	...text('criticalInk', 'critical', 'criticalHover'),
	...text('positive', ...papers, 'positiveSoft'),
	...text('caution', ...papers, 'cautionSoft'),
	...text('critical', ...papers, 'criticalSoft'),
	...text('info', ...papers, 'infoSoft'),
	...text('canvas', 'ink'),
	...shape('lineStrong', ...papers),
	...shape('focus', ...papers, 'accentSoft'),
];

/** A pair with too little contrast, and its contrast. */
export interface ContrastFault extends ContrastPair {
	ratio: number;
}

/** The pairs that a theme's colours fail; empty for a valid theme. `leastOfText` raises the minimum for text. */
export function contrastFaults(colors: ColorTokens, leastOfText = TEXT_CONTRAST): ContrastFault[] {
	return contrastPairs
		.map((pair) => ({ ...pair, least: pair.least === TEXT_CONTRAST ? leastOfText : pair.least }))
		.map((pair) => ({ ...pair, ratio: contrast(colors[pair.front], colors[pair.back]) }))
		.filter((pair) => pair.ratio < pair.least);
}
