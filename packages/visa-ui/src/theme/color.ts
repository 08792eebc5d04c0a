/** Colour arithmetic for checking and creating themes: OKLCH → linear sRGB → WCAG contrast. */
export interface Oklch {
	lightness: number;
	chroma: number;
	hue: number;
	alpha: number;
}

type Rgb = readonly [number, number, number];

const oklchForm = /^oklch\(\s*([\d.]+)\s+([\d.]+)\s+([\d.]+)(?:\s*\/\s*([\d.]+))?\s*\)$/;

/**
 * Parses 'oklch(L C H)' or 'oklch(L C H / A)', L and A 0–1, C 0–0.5, H 0–360; throws for anything else, because a theme
 * with a typo isn't valid.
 */
export function parseOklch(text: string): Oklch {
	const match = oklchForm.exec(text);
	const [lightness = Number.NaN, chroma = Number.NaN, hue = Number.NaN, alpha = 1] = (match ?? [])
		.slice(1)
		.map((part) => (part === undefined ? 1 : Number(part)));
	const isColor = lightness <= 1 && chroma <= 0.5 && hue <= 360 && alpha <= 1;
	if (!isColor) throw new Error(`Not an OKLCH colour: ${text}. Write it as 'oklch(0.4 0.1 226)'`);
	return { lightness, chroma, hue, alpha };
}

/** A colour in CSS syntax. */
export function formatOklch({ lightness, chroma, hue }: Omit<Oklch, 'alpha'>): string {
	const round = (value: number, digits: number) => Number(value.toFixed(digits));
	return `oklch(${round(lightness, 4)} ${round(chroma, 4)} ${round(hue, 2)})`;
}

/** Linear sRGB, clipped to the gamut like browsers without wide-gamut colours do. */
function toLinearRgb({ lightness, chroma, hue }: Oklch): Rgb {
	const angle = (hue * Math.PI) / 180;
	const a = chroma * Math.cos(angle);
	const b = chroma * Math.sin(angle);
	const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
	const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
	const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
	const clip = (value: number) => Math.min(1, Math.max(0, value));
	return [
		clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
		clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
		clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
	];
}

/** '#rrggbb' or '#rgb' → OKLCH, for a brand that has its colour only as hex. */
export function hexToOklch(hex: string): Oklch {
	const digits = /^#([\da-f]{6})$/i.exec(hex.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'))?.[1];
	if (!digits) throw new Error(`Not a #rrggbb colour: ${hex}`);
	const channel = (at: number) => {
		const value = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
	};
	const [r, g, b] = [channel(0), channel(2), channel(4)];
	const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
	const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
	const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
	const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
	const first = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
	const second = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
	const hue = ((Math.atan2(second, first) * 180) / Math.PI + 360) % 360;
	return { lightness, chroma: Math.hypot(first, second), hue, alpha: 1 };
}

/** OKLCH → '#rrggbb', for tools without OKLCH. */
export function toHex(color: Oklch): string {
	const channel = (value: number) => {
		const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
		return Math.round(encoded * 255)
			.toString(16)
			.padStart(2, '0');
	};
	return `#${toLinearRgb(color).map(channel).join('')}`;
}

function luminance(color: string): number {
	const [r, g, b] = toLinearRgb(parseOklch(color));
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast ratio of two opaque OKLCH colours, 1–21. */
export function contrast(first: string, second: string): number {
	const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
	return (light + 0.05) / (dark + 0.05);
}
