const steps = {
	along: { ArrowRight: 1, ArrowLeft: -1, ArrowUp: 1, ArrowDown: -1 },
	// Rows are read from the top.
	down: { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 },
} as const;

/** The index that a key moves to; undefined for other keys. @param marked null: none yet */
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
