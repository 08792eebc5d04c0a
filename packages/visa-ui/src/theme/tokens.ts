/**
 * The colour roles of a theme. (A type rather than an interface, because the contract is generated from it.) Each theme
 * assigns a colour to every role.
 */
export type ColorTokens = {
	/** The page background. */
	canvas: string;
	/** The background of cards, fields and sheets on the page. */
	surface: string;
	/** The background of floating dialogs, popovers and toasts. */
	raised: string;
	/** The background of quiet areas inside a surface: hints, table headers, the ticket's footer. */
	sunken: string;
	/** Decorative lines. */
	line: string;
	/** The borders of controls. */
	lineStrong: string;
	/** Text, and the border of selected elements. */
	ink: string;
	/** Secondary text. */
	inkSoft: string;
	/** The accent: primary actions, links, progress. */
	accent: string;
	accentHover: string;
	/** Text on the accent. */
	accentInk: string;
	/** A tint of the accent: selected and hovered areas. */
	accentSoft: string;
	positive: string;
	positiveSoft: string;
	caution: string;
	cautionSoft: string;
	critical: string;
	criticalHover: string;
	criticalSoft: string;
	/** Text on the critical colour. */
	criticalInk: string;
	info: string;
	infoSoft: string;
	/** The focus ring. */
	focus: string;
	/** The two colours of the guilloche. */
	engraveFirst: string;
	engraveSecond: string;
	/** The backdrop between the page and a dialog. */
	scrim: string;
	/** The colour of shadows. */
	shade: string;
};

/** The name of a colour role. */
export type ColorRole = keyof ColorTokens;
/** Whether a theme is light or dark. */
export type ColorScheme = 'light' | 'dark';

/** A theme: its colours, and its own scales and shadows, if any. */
export interface Theme {
	name: string;
	scheme: ColorScheme;
	colors: ColorTokens;
	/** Overrides of the default scales: other corners, another typeface. */
	scales?: PartialScales;
}

/** Based on 4 px, in rem so that it grows with the reader's text size. */
export const space = {
	none: '0',
	xxs: '0.25rem',
	xs: '0.5rem',
	s: '0.75rem',
	m: '1rem',
	l: '1.5rem',
	xl: '2rem',
	xxl: '3rem',
	xxxl: '4rem',
	section: 'clamp(3.5rem, 2.5rem + 4vw, 6rem)',
} as const;

/** The name of a distance. */
export type Space = keyof typeof space;

/** The typeface, and its fallback until it has loaded. */
export const fontFamily =
	"'IBM Plex Sans Variable', 'Viza Fallback', 'Viza Fallback Wide', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

/** Size and line height of each step of the type scale. */
export const text = {
	caption: { size: '0.875rem', line: '1.25rem' },
	body: { size: '1rem', line: '1.5rem' },
	lead: { size: '1.125rem', line: '1.75rem' },
	heading4: { size: '1.125rem', line: '1.5rem' },
	heading3: { size: '1.375rem', line: '1.75rem' },
	heading2: { size: 'clamp(1.5rem, 1.35rem + 0.6vw, 1.875rem)', line: '1.25' },
	heading1: { size: 'clamp(1.875rem, 1.55rem + 1.3vw, 2.625rem)', line: '1.15' },
	display: { size: 'clamp(2.375rem, 1.7rem + 2.9vw, 4rem)', line: '1.05' },
} as const;

/** The font weights. */
export const weight = { light: '350', regular: '400', medium: '500', bold: '600' } as const;

/** The corner radii. */
export const radius = { small: '2px', medium: '4px', large: '8px', full: '999px' } as const;

/** One of the layers of a shadow. */
export interface ShadowPart {
	y: string;
	blur: string;
}

/** The layers of each shadow; its colour is the theme's `shade`. */
export const shadow = {
	raised: [{ y: '1px', blur: '2px' }],
	overlay: [
		{ y: '2px', blur: '4px' },
		{ y: '16px', blur: '40px' },
	],
} as const satisfies Record<string, readonly ShadowPart[]>;

/** Durations and easings. */
export const motion = {
	fast: '120ms',
	base: '200ms',
	slow: '320ms',
	easing: 'cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** The stacking order. */
export const layer = { sticky: '10', drawer: '40', dialog: '50', popover: '60', toast: '70' } as const;

/** The heights of controls, and other sizes that aren't spacing. */
export const size = {
	/** The minimum height of touch targets. */
	control: '2.75rem',
	controlSmall: '2.25rem',
	/** The maximum line length for reading. */
	measure: '65ch',
	narrow: '42rem',
	wide: '75rem',
} as const;

/** Everything in a theme except its colours. */
export const scales = { space, font: { family: fontFamily }, text, weight, radius, motion, layer, size } as const;

type Widened<Part> = { [Name in keyof Part]: Part[Name] extends string ? string : Widened<Part[Name]> };
type DeepPartial<Part> = { [Name in keyof Part]?: Part[Name] extends string ? string : DeepPartial<Part[Name]> };
/** All that a theme has beside its colours. */
export type Scales = Widened<typeof scales>;
/** A theme's overrides of the scales. */
export type PartialScales = DeepPartial<Scales>;

/** The breakpoints of layouts, in CSS px where letters have their usual size (`media.ts`); defined only here. */
export const breakpoints = { tablet: 768, desktop: 1025, wide: 1440 } as const;
