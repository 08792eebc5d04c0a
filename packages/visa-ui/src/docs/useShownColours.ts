import { useEffect, useState } from 'react';

/**
 * Colours as the browser computes them in the theme that is shown, anew whenever the theme changes.
 * @param references `vars.color.ink` and the like
 */
export function useShownColours(references: readonly string[]): readonly string[] {
	const [colours, setColours] = useState<readonly string[]>([]);
	useEffect(() => {
		const root = document.documentElement;
		const read = () => {
			const probe = root.appendChild(document.createElement('i'));
			probe.style.transition = 'none';
			setColours(
				references.map((reference) => {
					probe.style.color = reference;
					return getComputedStyle(probe).color;
				}),
			);
			probe.remove();
		};
		read();
		const observer = new MutationObserver(read);
		observer.observe(root, { attributes: true, attributeFilter: ['data-theme', 'style', 'class'] });
		return () => observer.disconnect();
	}, [references]);
	return colours;
}
