import { createDeskMutations } from 'visa-sdk/queries';
import { client, queryClient } from '../../api';

/** Everything that is done with cases. */
export const moves = createDeskMutations(client, queryClient);

/** Does it when no case is being claimed any more; where none is, at once. */
export function afterClaim(act: () => void): void {
	const cache = queryClient.getMutationCache();
	const { mutationKey } = moves.claim();
	const isClaiming = () => cache.find({ mutationKey, status: 'pending' }) !== undefined;
	if (!isClaiming()) {
		act();
		return;
	}
	const end = cache.subscribe(() => {
		if (isClaiming()) return;
		end();
		act();
	});
}
