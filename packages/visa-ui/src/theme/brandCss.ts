import { themeCss } from './makeTheme';
import { dark as houseDark } from './themes/dark';
import { highContrast as houseHighContrast } from './themes/highContrast';
import type { Theme } from './tokens';

/** The themes of a brand, by what the system wishes. */
export interface BrandThemes {
	light: Theme;
	/** Left out, the house's. */
	dark?: Theme;
	/** For readers who ask their system for more contrast. Left out, the house's. */
	highContrast?: Theme;
}

/**
 * A brand's themes as one style sheet for the whole page. It needs no script: until one has said otherwise, the system's
 * wish is heard. `ThemeSelector` and `themeScript` switch among the three.
 */
export function brandCss({ light, dark = houseDark, highContrast = houseHighContrast }: BrandThemes): string {
	const unsaid = ':root:not([data-theme])';
	return [
		// Any other on the page beats it; what is printed of a dark one has its inks.
		themeCss(light, ':where(:root),[data-theme="light"]'),
		`@media screen and (prefers-contrast: more){${themeCss(highContrast, unsaid)}}`,
		`@media (prefers-color-scheme: dark){${themeCss(dark, unsaid)}}`,
		themeCss(dark, '[data-theme="dark"]'),
		`@media screen{${themeCss(highContrast, '[data-theme="high-contrast"]')}}`,
	].join('');
}
