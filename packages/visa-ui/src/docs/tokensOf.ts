/** Source texts by path: what a documentation page reads the used tokens from. */
export type Sources = Record<string, string>;

/** Follows './Name.css' from the file that imports it. */
function resolve(from: string, to: string): string {
	return new URL(to, new URL(from, 'file:///')).pathname;
}

const importsOf = (path: string, text: string) =>
	[...text.matchAll(/from '(\.[^']*)'/g)].map(([, to = '']) => resolve(path, to));

/** The tokens that a component's style sheets name, such as `color.ink`, read from the sources so that no list can be out of date. */
export function tokensOf(name: string, sources: Sources): string[] {
	const isOwn = (path: string) => path.includes(`/components/${name}/`) && !path.includes('.stories.');
	const own = Object.entries(sources).filter(([path]) => isOwn(path));
	const reached = own.flatMap(([path, text]) => importsOf(path, text));
	// What is shared by many, such as the floating sheet, brings its own style sheet.
	const shared = reached.flatMap((path) => {
		const text = /\/(field|overlay)\//.test(path) ? sources[`${path}.tsx`] : undefined;
		return text ? importsOf(path, text) : [];
	});
	const sheets = [...reached, ...shared].filter((path) => path.endsWith('.css')).map((path) => `${path}.ts`);
	const tokens = [...new Set(sheets)].flatMap((sheet) =>
		[...(sources[sheet] ?? '').matchAll(/\bvars\.([\w.]+)/g)].map(([, token = '']) => token),
	);
	return [...new Set(tokens)].sort();
}
