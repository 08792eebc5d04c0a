import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let generation = 0;

/**
 * What the wizard holds in memory belongs to one person. When that person has gone, a page that still shows it begins
 * anew. [SUB-06]
 */
export const wizardWork = {
	/** The wizard's work on this page is another person's, or was given up. */
	discard(): void {
		generation += 1;
		for (const listener of listeners) listener();
	},
};

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** Another number each time the work was discarded. */
export const useWorkGeneration = (): number =>
	useSyncExternalStore(
		subscribe,
		() => generation,
		() => generation,
	);
