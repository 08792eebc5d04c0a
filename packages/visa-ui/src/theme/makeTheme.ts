import { formatOklch, hexToOklch, parseOklch } from './color';
import { contrastFaults } from './contrastPairs';
import { light } from './themes/light';
import { type ColorScheme, type ColorTokens, type PartialScales, type Scales, scales, type Theme } from './tokens';
import { variableName } from './variableName';

/** Options of a theme: its base, and what differs. */
export interface ThemeOptions {
	name: string;
	/** The base theme. */
	base?: Theme;
	/** Colour roles to override, as 'oklch(L C H)' or '#rrggbb'. */
	colors?: Partial<ColorTokens>;
	/** Steps of the scales to override: corners, typeface, spacing, motion. */
	scales?: PartialScales;
}

/**
 * Makes a theme that differs from another one. Themes are plain data: they can be changed again, stored as JSON, and
 * passed to `themeVariables`, `themeCss` or `toDesignTokens`. Throws if a role or step doesn't exist, if a colour is
 * invalid, if a colour other than `scrim` and `shade` is translucent, and, naming the pairs, if text or a control would
 * be unreadable.
 */
export function makeTheme({ name, base = light, colors = {}, scales: own = {} }: ThemeOptions): Theme {
	const theme: Theme = {
		name,
		scheme: base.scheme,
		colors: { ...base.colors, ...readColors(base.colors, colors) },
		scales: merge<PartialScales>(base.scales ?? {}, checkedScales(own)),
	};
	refuseUnreadable(theme);
	return theme;
}

/** Every step of a theme's scales: the defaults, with the theme's overrides. */
export function scalesOf(theme: Theme): Scales {
	return merge<Scales>(scales, theme.scales ?? {});
}

/** The custom properties of a theme, for a style attribute or `element.style.setProperty`. */
export function themeVariables(theme: Theme): Record<`--${string}`, string> {
	return variables({ color: theme.colors, ...theme.scales });
}

const variables = (tree: Tree): Record<`--${string}`, string> =>
	Object.fromEntries(leaves(tree).map(([path, value]) => [`--${variableName(path)}`, value]));

/**
 * The style sheet rules of a theme, for the given selector. The text colours of a dark theme apply to screens only, not
 * to print.
 */
export function themeCss(theme: Theme, selector = `[data-theme=${JSON.stringify(theme.name)}]`): string {
	const rule = (declarations: Record<string, string>) =>
		`${selector}{${Object.entries(declarations)
			.map(([name, value]) => `${name}:${value}`)
			.join(';')}}`;
	const { colors, scheme } = theme;
	const own = variables(theme.scales ?? {});
	const inks = rule({ 'color-scheme': scheme satisfies ColorScheme, ...variables({ color: colors }) });
	return [
		// Paper is white: the light theme below is used for printing.
		scheme === 'dark' ? `@media screen{${inks}}` : inks,
		...(Object.keys(own).length > 0 ? [rule(own)] : []),
	].join('');
}

const seeThrough = ['scrim', 'shade'];

function readColors(base: ColorTokens, own: Partial<ColorTokens>): Partial<ColorTokens> {
	const given = Object.entries(own).filter(([, color]) => color !== undefined);
	return Object.fromEntries(
		given.map(([role, color]) => {
			if (!(role in base)) throw new Error(`There is no colour role '${role}'`);
			const read = color.startsWith('#') ? hexToOklch(color) : parseOklch(color);
			if (read.alpha < 1 && !seeThrough.includes(role)) throw new Error(`${role} can't be see-through: ${color}`);
			return [role, color.startsWith('#') ? formatOklch(read) : color];
		}),
	);
}

function checkedScales(own: PartialScales): PartialScales {
	const known = new Set(leaves(scales).map(([path]) => path.join('.')));
	const [unknown] = leaves(own).filter(([path]) => !known.has(path.join('.')));
	if (unknown) throw new Error(`There is no step '${unknown[0].join('.')}' in the scales`);
	return own;
}

function refuseUnreadable({ name, colors }: Theme): void {
	const faults = contrastFaults(colors);
	if (faults.length === 0) return;
	const pairs = faults.map(
		({ front, back, ratio, least }) => `${front} on ${back} is ${ratio.toFixed(2)}, not ${least}`,
	);
	throw new Error(`The theme '${name}' can't be read: ${pairs.join('; ')}`);
}

type Tree = { readonly [name: string]: string | Tree | undefined };

/** Merges two trees of strings; the second takes precedence. */
function merge<Result>(base: Tree, own: Tree): Result {
	const merged: Record<string, unknown> = { ...base };
	for (const [name, value] of Object.entries(own)) {
		const was = base[name];
		if (value !== undefined) merged[name] = isTree(value) && isTree(was) ? merge(was, value) : value;
	}
	return merged as Result;
}

const isTree = (value: string | Tree | undefined): value is Tree => typeof value === 'object';

function leaves(tree: Tree, path: readonly string[] = []): [readonly string[], string][] {
	return Object.entries(tree).flatMap(([name, value]) => {
		if (value === undefined) return [];
		return isTree(value) ? leaves(value, [...path, name]) : [[[...path, name], value]];
	});
}
