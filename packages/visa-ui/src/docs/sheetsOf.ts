/** Source texts by path, from which a documentation page reads the used tokens. */
export type Sources = Record<string, string>;

/** Resolves './Name.css' relative to the importing file. */
function resolve(from: string, to: string): string {
	return new URL(to, new URL(from, 'file:///')).pathname;
}

const importsOf = (path: string, text: string) =>
	[...text.matchAll(/from '(\.[^']*)'/g)].map(([, to = '']) => resolve(path, to));

/** A component's style sheets, found by following its imports so that no list can be outdated. */
export function sheetsOf(name: string, sources: Sources): string[] {
	const isOwn = (path: string) => path.includes(`/components/${name}/`) && !path.includes('.stories.');
	const own = Object.entries(sources).filter(([path]) => isOwn(path));
	const reached = own.flatMap(([path, text]) => importsOf(path, text));
	// Shared parts, such as the popover's panel, have their own style sheets.
	const shared = reached.flatMap((path) => {
		const text = /\/(field|overlay)\//.test(path) ? sources[`${path}.tsx`] : undefined;
		return text ? importsOf(path, text) : [];
	});
	return [...new Set([...reached, ...shared])]
		.filter((path) => path.endsWith('.css') && !path.includes('/theme/'))
		.map((path) => `${path}.ts`);
}
