const named = new Map<string, string>();

/** What vanilla-extract tells of a class. */
interface Part {
	hash: string;
	/** Within its package. */
	filePath: string;
	debugId?: string;
	packageName?: string;
}

/**
 * A class name for use by others: the component and, unless it is its root, the part. What has no name of its own (a
 * step of a loop) has a hash. Storybook has the same names as the package; there a page's own classes have another first
 * word, as what we say of our elements isn't meant for them.
 */
export function partName({ hash, filePath, debugId, packageName = 'visa-ui' }: Part): string {
	const [, place = ''] = /src\/(?:components\/)?(.+)\.css\.ts$/.exec(filePath.split('\\').join('/')) ?? [];
	const [folder = '', file = folder] = place.split('/').slice(-2);
	const owner = /^[a-z]/.test(folder) ? file : folder === file ? folder : `${folder}-${file}`;
	const isRoot = debugId?.toLowerCase() === file.toLowerCase();
	const name = [packageName === 'visa-ui' ? 'viza' : 'page', owner, !isRoot && (debugId ?? hash)]
		.filter(Boolean)
		.join('-');
	const first = named.get(name);
	// Steps of a loop have the same name.
	if (first !== undefined && first !== hash) return `${name}-${hash}`;
	named.set(name, hash);
	return name;
}
