const kebab = (word: string) => word.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);

/** The custom property of a token: ['color', 'inkSoft'] → 'viza-color-ink-soft'. */
export function variableName(path: readonly string[]): string {
	return `viza-${path.map(kebab).join('-')}`;
}
