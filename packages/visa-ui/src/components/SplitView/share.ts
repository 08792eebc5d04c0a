/** How much of the room a list may take, in percent. */
export const shareLimits = { min: 20, max: 70, step: 5 } as const;

/** The share of the first pane, within what a pane may have. */
export const heldShare = (share: number) => Math.min(shareLimits.max, Math.max(shareLimits.min, share));

/** The share that a key asks for; undefined for keys that are none of the edge's. */
export function shareForKey(key: string): number | undefined {
	if (key === 'Home') return shareLimits.min;
	if (key === 'End') return shareLimits.max;
	return undefined;
}
