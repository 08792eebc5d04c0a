import { createDeskMutations } from 'visa-sdk/queries';
import { client, queryClient } from '../../api';

/** Every action on cases. */
export const moves = createDeskMutations(client, queryClient);

/** Cancels what waits for a claim. */
let giveUp = () => {};

/**
 * Runs it once the pending claim of a case has succeeded, and not if it is refused; immediately if none is pending. Only
 * one thing waits: a later one replaces it.
 */
export function afterClaim(id: string, act: () => void): void {
	giveUp();
	const cache = queryClient.getMutationCache();
	const { mutationKey } = moves.claim();
	const claim = cache.find({ mutationKey, status: 'pending', predicate: ({ state }) => state.variables === id });
	if (!claim) {
		act();
		return;
	}
	giveUp = cache.subscribe(() => {
		if (claim.state.status === 'pending') return;
		giveUp();
		if (claim.state.status === 'success') act();
	});
}
