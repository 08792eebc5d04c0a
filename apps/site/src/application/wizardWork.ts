import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let generation = 0;

/**
 * What the wizard holds in memory belongs to one person. Once that person has left, a page that still shows it starts
 * over. [SUB-06]
 */
export const wizardWork = {
	/** The wizard's content on this page belongs to someone else, or was discarded. */
	discard(): void {
		generation += 1;
		for (const listener of listeners) listener();
	},
};

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** A number that changes each time the content was discarded. */
export const useWorkGeneration = (): number =>
	useSyncExternalStore(
		subscribe,
		() => generation,
		() => generation,
	);
