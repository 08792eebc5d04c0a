import { createDeskMutations } from 'visa-sdk/queries';
import { client, queryClient } from '../../api';

/** Everything that is done with cases. */
export const moves = createDeskMutations(client, queryClient);

/** Gives up what waits for a claim. */
let giveUp = () => {};

/**
 * Does it when the claim of a case that is under way has succeeded, and not when it is refused; where none is under way, at once.
 * One thing waits: what comes later takes its place.
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
