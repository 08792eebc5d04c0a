const named = new Map<string, string>();

/**
 * A class name for use by others: the component and, unless it is its root, the part. What has no name of its own (a
 * step of a loop) has a hash. Storybook has the same names as the package.
 */
export function partName({ hash, filePath, debugId }: { hash: string; filePath: string; debugId?: string }): string {
	const [, place = ''] = /src\/(?:components\/)?(.+)\.css\.ts$/.exec(filePath.split('\\').join('/')) ?? [];
	const [folder = '', file = folder] = place.split('/').slice(-2);
	const owner = /^[a-z]/.test(folder) ? file : folder === file ? folder : `${folder}-${file}`;
	const isRoot = debugId?.toLowerCase() === file.toLowerCase();
	const name = ['viza', owner, !isRoot && (debugId ?? hash)].filter(Boolean).join('-');
	const first = named.get(name);
	// Steps of a loop have the same name.
	if (first !== undefined && first !== hash) return `${name}-${hash}`;
	named.set(name, hash);
	return name;
}
