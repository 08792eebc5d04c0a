/** Puts encoded values in the place of `{names}`; a value that would change the path's shape is refused. */
export function fillPath(path: string, params: Readonly<Record<string, string>> | undefined): string {
	return path.replace(/\{(\w+)\}/g, (_, name: string) => {
		const value = params?.[name];
		if (!value || value === '.' || value === '..') throw new RangeError(`{${name}}: '${value}'`);
		return encodeURIComponent(value);
	});
}
