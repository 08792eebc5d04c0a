import { themeCss } from './makeTheme';
import { dark as houseDark } from './themes/dark';
import { highContrast as houseHighContrast } from './themes/highContrast';
import type { Theme } from './tokens';

/** A brand's themes for each system preference. */
export interface BrandThemes {
	light: Theme;
	/** The dark theme; visa-ui's own by default. */
	dark?: Theme;
	/** The theme for readers whose system asks for more contrast; visa-ui's own by default. */
	highContrast?: Theme;
}

/**
 * Generates one style sheet with a brand's themes for the whole page. It works without JavaScript: until the reader has
 * chosen a theme, the system's preference applies. `ThemeSelector` and `themeScript` switch between the themes.
 */
export function brandCss({ light, dark = houseDark, highContrast = houseHighContrast }: BrandThemes): string {
	const unsaid = ':root:not([data-theme])';
	return [
		// Any other theme on the page overrides it; a dark theme is printed in its colours.
		themeCss(light, ':where(:root),[data-theme="light"]'),
		`@media screen and (prefers-contrast: more){${themeCss(highContrast, unsaid)}}`,
		`@media (prefers-color-scheme: dark){${themeCss(dark, unsaid)}}`,
		themeCss(dark, '[data-theme="dark"]'),
		`@media screen{${themeCss(highContrast, '[data-theme="high-contrast"]')}}`,
	].join('');
}
