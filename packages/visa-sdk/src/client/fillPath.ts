/** Replaces `{names}` by encoded values; throws if a value would change the structure of the path. */
export function fillPath(path: string, params: Readonly<Record<string, string>> | undefined): string {
	return path.replace(/\{(\w+)\}/g, (_, name: string) => {
		const value = params?.[name];
		if (!value || value === '.' || value === '..') throw new RangeError(`{${name}}: '${value}'`);
		return encodeURIComponent(value);
	});
}
