import { create } from 'storybook/theming/create';
import { parseOklch, toHex } from '../packages/visa-ui/src/theme/color.ts';
import { dark } from '../packages/visa-ui/src/theme/themes/dark.ts';
import { highContrast } from '../packages/visa-ui/src/theme/themes/highContrast.ts';
import { light } from '../packages/visa-ui/src/theme/themes/light.ts';
import { type ColorRole, fontFamily, type Theme } from '../packages/visa-ui/src/theme/tokens.ts';

/** The logo: a rosette of three engraved rings, in the colour of the text beside it. */
const rounds = [0, 30, 60]
	.map((turn) => `<ellipse cx="16" cy="16" rx="13.5" ry="6.2" transform="rotate(${turn} 16 16)"/>`)
	.concat(
		[90, 120, 150].map((turn) => `<ellipse cx="16" cy="16" rx="13.5" ry="6.2" transform="rotate(${turn} 16 16)"/>`),
	)
	.join('');
const mark = (ink: string) =>
	`<svg width="28" height="28" viewBox="0 0 32 32" fill="none" stroke="${ink}" stroke-width="1.1" aria-hidden="true">${rounds}</svg>`;

/** Storybook's manager in the colours of one of our themes. */
function bookThemeOf(theme: Theme) {
	const ink = (role: ColorRole) => toHex(parseOklch(theme.colors[role]));
	const accent = parseOklch(theme.colors.accent);
	// In dark mode Storybook writes the open page's name in white on this colour: its default is too light for that.
	const secondary = theme.scheme === 'dark' ? { ...accent, lightness: 0.69 } : accent;
	return create({
		base: theme.scheme,
		brandTitle: `<span style="display:flex;align-items:center;gap:.625rem;font-weight:600;font-size:1.0625rem">${mark(ink('accent'))}Viza</span>`,
		brandUrl: './',
		brandTarget: '_self',
		fontBase: fontFamily,
		colorPrimary: ink('accent'),
		colorSecondary: toHex(secondary),
		appBg: ink('sunken'),
		appContentBg: ink('canvas'),
		appPreviewBg: ink('canvas'),
		appHoverBg: ink('accentSoft'),
		appBorderColor: ink('line'),
		appBorderRadius: 4,
		textColor: ink('ink'),
		textInverseColor: ink('canvas'),
		textMutedColor: ink('inkSoft'),
		barBg: ink('surface'),
		barTextColor: ink('inkSoft'),
		barHoverColor: ink('accent'),
		barSelectedColor: ink('accent'),
		buttonBg: ink('raised'),
		buttonBorder: ink('lineStrong'),
		booleanBg: ink('sunken'),
		booleanSelectedBg: ink('raised'),
		inputBg: ink('raised'),
		inputBorder: ink('lineStrong'),
		inputTextColor: ink('ink'),
		inputBorderRadius: 4,
	});
}

const bookThemes: Record<string, ReturnType<typeof bookThemeOf>> = {
	light: bookThemeOf(light),
	dark: bookThemeOf(dark),
	'high-contrast': bookThemeOf(highContrast),
	'brand-dark': bookThemeOf(dark),
};

/** The manager's theme, following the toolbar. */
export const bookTheme = (chosen: unknown) => bookThemes[String(chosen)] ?? bookThemeOf(light);
