/** Source texts by path: what a documentation page reads the used tokens from. */
export type Sources = Record<string, string>;

/** Follows './Name.css' from the file that imports it. */
function resolve(from: string, to: string): string {
	return new URL(to, new URL(from, 'file:///')).pathname;
}

/** The tokens that a component's style sheets name, such as `color.ink`, read from the sources so that no list can be out of date. */
export function tokensOf(name: string, sources: Sources): string[] {
	const isOwn = (path: string) => path.includes(`/components/${name}/`) && !path.includes('.stories.');
	const sheets = Object.entries(sources)
		.filter(([path]) => isOwn(path))
		.flatMap(([path, text]) =>
			[...text.matchAll(/from '(\.[^']*\.css)'/g)].map(([, to = '']) => `${resolve(path, to)}.ts`),
		);
	const tokens = [...new Set(sheets)].flatMap((sheet) =>
		[...(sources[sheet] ?? '').matchAll(/\bvars\.([\w.]+)/g)].map(([, token = '']) => token),
	);
	return [...new Set(tokens)].sort();
}
