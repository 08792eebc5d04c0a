/** Where a style sheet uses a token: in the part `button`, for `tone › critical › hovered`, as `background`. */
export interface TokenUse {
	part: string;
	where: string;
	property: string;
	token: string;
	/** How it is mixed with others: 'color-mix(in oklab, {color.accent} 70%, {color.ink})'. */
	mix?: string;
}

export interface ComponentFacts {
	status: 'Stable' | 'Beta' | 'Deprecated';
	/** Its size budget in bytes, minified and gzipped. */
	budget: number;
	/** Its folder in the repository. */
	path: string;
	/** Components that its page refers to. */
	related: string[];
	/** Components that it draws with. */
	madeOf: string[];
	/** What a screen reader reads in its sheet; empty for a component with a single part. */
	tree: string;
	tokens: TokenUse[];
}

export interface Change {
	size: 'major' | 'minor' | 'patch';
	words: string;
}

export interface Facts {
	/** The one that the pages describe; while changesets wait, the next one. */
	version: string;
	/** The URL of the repository's files; empty if it isn't published. */
	sourceUrl: string;
	components: Record<string, ComponentFacts>;
	changes: Change[];
	changelog: string;
}
