/** What tries, shows or documents a package, and is in no build. */
export const isBeside = /\.(test|spec|stories)\.tsx?$|\/(docs|recipes|conformance|mocks|testing|openapi)\//;

/** The names by which a source imports from packages when it runs, as they are written. @param {string} source */
export const importedNames = (source) =>
	[
		...source.matchAll(
			/(?:^import\s|^export\s[^;'"]*?\sfrom\s|\bimport\()(?!type\s)(?:[^;'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm,
		),
	]
		.map(([, name = '']) => name)
		.filter((name) => /^[@\w]/.test(name) && !name.startsWith('node:'));
