const named = new Map<string, string>();

/** What vanilla-extract tells of a class. */
interface Part {
	hash: string;
	/** From where the build or Storybook stands. */
	filePath: string;
	debugId?: string;
}

/**
 * A class name for use by others: the component and, unless it is its root, the part. What has no name of its own (a
 * step of a loop) has a hash. Storybook has the same names as the package; there a page's own classes have another first
 * word, as what we say of our elements isn't meant for them.
 */
export function partName({ hash, filePath, debugId }: Part): string {
	const path = filePath.split('\\').join('/');
	const [, place = ''] = /src\/(?:components\/)?(.+)\.css\.ts$/.exec(path) ?? [];
	const [folder = '', file = folder] = place.split('/').slice(-2);
	const owner = /^[a-z]/.test(folder) ? file : folder === file ? folder : `${folder}-${file}`;
	const isRoot = debugId?.toLowerCase() === file.toLowerCase();
	const name = [/(^|\/)apps\//.test(path) ? 'page' : 'viza', owner, !isRoot && (debugId ?? hash)]
		.filter(Boolean)
		.join('-');
	const first = named.get(name);
	// Steps of a loop have the same name.
	if (first !== undefined && first !== hash) return `${name}-${hash}`;
	named.set(name, hash);
	return name;
}
