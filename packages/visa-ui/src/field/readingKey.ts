const mirrored: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** A key as the reader means it: where text runs from right to left, the left arrow leads onwards. */
export function readingKey({ key, currentTarget }: { key: string; currentTarget: Element }): string {
	const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
	return isMirrored ? (mirrored[key] ?? key) : key;
}
