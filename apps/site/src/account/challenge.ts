import { useSyncExternalStore } from 'react';
import type { SignInChallenge } from 'visa-sdk/contract';

let pending: SignInChallenge | null = null;
const listeners = new Set<() => void>();

/** A sign-in whose password was right and whose second factor is still asked for. In memory alone: it opens an account. */
export const challenges = {
	keep(challenge: SignInChallenge | null): void {
		pending = challenge;
		for (const listener of listeners) listener();
	},
};

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

export const useChallenge = (): SignInChallenge | null => useSyncExternalStore(subscribe, () => pending);
