import { useEffect, useState } from 'react';

/** Calls back whenever the root element's theme changes, and immediately. */
function watchTheme(read: () => void): () => void {
	read();
	const observer = new MutationObserver(read);
	observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'style', 'class'] });
	return () => observer.disconnect();
}

/**
 * Colours as the browser computes them in the current theme, updated whenever the theme changes.
 * @param references `vars.color.ink` and the like
 */
export function useShownColours(references: readonly string[]): readonly string[] {
	const [colours, setColours] = useState<readonly string[]>([]);
	useEffect(
		() =>
			watchTheme(() => {
				const probe = document.documentElement.appendChild(document.createElement('i'));
				probe.style.transition = 'none';
				setColours(
					references.map((reference) => {
						probe.style.color = reference;
						return getComputedStyle(probe).color;
					}),
				);
				probe.remove();
			}),
		[references],
	);
	return colours;
}

/**
 * The root element's custom properties in the current theme.
 * @param names with commas between them: '--viza-color-ink,--viza-space-m'
 */
export function useShownValues(names: string): Record<string, string> {
	const [values, setValues] = useState<Record<string, string>>({});
	useEffect(
		() =>
			watchTheme(() => {
				const shown = getComputedStyle(document.documentElement);
				setValues(Object.fromEntries(names.split(',').map((name) => [name, shown.getPropertyValue(name).trim()])));
			}),
		[names],
	);
	return values;
}

const themeOfRoot = () => document.documentElement.dataset.theme ?? 'light';

/** The theme that the toolbar chose, from the root element. */
export function useShownTheme(): string {
	const [theme, setTheme] = useState(themeOfRoot);
	useEffect(() => watchTheme(() => setTheme(themeOfRoot())), []);
	return theme;
}
