import { makeBrandTheme } from '../packages/visa-ui/src/theme/makeBrandTheme';
import { themeVariables } from '../packages/visa-ui/src/theme/makeTheme';

const brand = { name: 'brand', accent: '#7a1f3d' };
const brands: Record<string, () => Record<string, string>> = {
	brand: () => themeVariables(makeBrandTheme(brand)),
	'brand-dark': () => themeVariables(makeBrandTheme({ ...brand, scheme: 'dark' })),
};

/** As text: a number in the URL wouldn't match one of the toolbar's choices. */
const textSizes: Record<string, string> = { large: '150%', double: '200%' };

let applied: Record<string, unknown> = {};

/** Applies the toolbar's choices to the root element, as an application would. */
export function applyGlobals(globals: Record<string, unknown>): void {
	applied = globals;
	const root = document.documentElement;
	const theme = String(globals.theme);
	root.removeAttribute('style');
	root.dataset.theme = theme.replace(/^brand$/, 'light').replace('brand-dark', 'dark');
	for (const [name, value] of Object.entries(brands[theme]?.() ?? {})) root.style.setProperty(name, value);
	root.lang = String(globals.language);
	root.dir = String(globals.direction);
	root.style.fontSize = textSizes[String(globals.textSize)] ?? '';
	root.dataset.motion = String(globals.motion);
}

/** Runs something while the page has another theme. */
export function inTheme(theme: string, work: () => void): void {
	const before = applied;
	applyGlobals({ ...before, theme });
	try {
		work();
	} finally {
		applyGlobals(before);
	}
}
