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
	/** Bytes, minified and gzipped: what it may weigh at most. */
	budget: number;
	/** Its folder in the repository. */
	path: string;
	/** Components that its page sends the reader to. */
	related: string[];
	/** What a screen reader meets in its sheet; empty for a component of one part. */
	tree: string;
	tokens: TokenUse[];
}

export interface Change {
	size: 'major' | 'minor' | 'patch';
	words: string;
}

export interface Facts {
	version: string;
	/** Where the repository shows its files; empty when it is not published. */
	sourceUrl: string;
	components: Record<string, ComponentFacts>;
	changes: Change[];
	changelog: string;
}
