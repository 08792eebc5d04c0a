/** Source texts by path: what a documentation page reads the used tokens from. */
export type Sources = Record<string, string>;

/** Follows './Name.css' from the file that imports it. */
function resolve(from: string, to: string): string {
	return new URL(to, new URL(from, 'file:///')).pathname;
}

const importsOf = (path: string, text: string) =>
	[...text.matchAll(/from '(\.[^']*)'/g)].map(([, to = '']) => resolve(path, to));

/** The style sheets that a component is dressed by, found by following its imports so that no list can be out of date. */
export function sheetsOf(name: string, sources: Sources): string[] {
	const isOwn = (path: string) => path.includes(`/components/${name}/`) && !path.includes('.stories.');
	const own = Object.entries(sources).filter(([path]) => isOwn(path));
	const reached = own.flatMap(([path, text]) => importsOf(path, text));
	// What is shared by many, such as the floating sheet, brings its own style sheet.
	const shared = reached.flatMap((path) => {
		const text = /\/(field|overlay)\//.test(path) ? sources[`${path}.tsx`] : undefined;
		return text ? importsOf(path, text) : [];
	});
	return [...new Set([...reached, ...shared])]
		.filter((path) => path.endsWith('.css') && !path.includes('/theme/'))
		.map((path) => `${path}.ts`);
}
