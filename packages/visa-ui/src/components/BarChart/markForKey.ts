const steps = {
	along: { ArrowRight: 1, ArrowLeft: -1, ArrowUp: 1, ArrowDown: -1 },
	// Rows are read from above.
	down: { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 },
} as const;

/** The value that a key leads to; undefined for keys that are none of a chart's. @param marked null: none yet */
export function markForKey(
	key: string,
	marked: number | null,
	count: number,
	direction: keyof typeof steps,
): number | undefined {
	if (key === 'Home') return 0;
	if (key === 'End') return count - 1;
	const page = { PageUp: direction === 'along' ? 7 : -7, PageDown: direction === 'along' ? -7 : 7 };
	const by = ({ ...steps[direction], ...page } as Record<string, number>)[key];
	if (by === undefined) return undefined;
	return Math.min(count - 1, Math.max(0, (marked ?? 0) + by));
}
