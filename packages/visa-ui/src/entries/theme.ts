import '../theme/global.css';

export { type BrandThemes, brandCss } from '../theme/brandCss';
export { contrast, type Oklch, parseOklch, toHex } from '../theme/color';
export { vars } from '../theme/contract.css';
export { type ContrastFault, type ContrastPair, contrastFaults, contrastPairs } from '../theme/contrastPairs';
export { type DesignToken, type DesignTokenGroup, toDesignTokens } from '../theme/designTokens';
export { type BrandOptions, makeBrandTheme } from '../theme/makeBrandTheme';
export { makeTheme, scalesOf, type ThemeOptions, themeCss, themeVariables } from '../theme/makeTheme';
export { hover, media } from '../theme/media';
export { ThemeScript, type ThemeScriptProps } from '../theme/ThemeScript';
export {
	isThemeChoice,
	THEME_KEY,
	type ThemeChoice,
	themeChoices,
	themeScript,
	themeScriptHash,
	themeStore,
} from '../theme/themeStore';
export { dark } from '../theme/themes/dark';
export { highContrast } from '../theme/themes/highContrast';
export { light } from '../theme/themes/light';
export * from '../theme/tokens';
export { type ThemeState, useTheme } from '../theme/useTheme';
