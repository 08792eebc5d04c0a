/** The list's share of the space, in per cent. */
export const shareLimits = { min: 20, max: 70, step: 5 } as const;

/** The share of the first pane, clamped to its limits. */
export const heldShare = (share: number) => Math.min(shareLimits.max, Math.max(shareLimits.min, share));

/** The share that a key requests; undefined for other keys. */
export function shareForKey(key: string): number | undefined {
	if (key === 'Home') return shareLimits.min;
	if (key === 'End') return shareLimits.max;
	return undefined;
}
