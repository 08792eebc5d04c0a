import { http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { meQuery, queryClient } from '../api';

/** Pages change while the server is asked who is there: the question is held back until the story lets it be answered. */
export function askedWho() {
	let isHeld = false;
	let waiting: (() => void)[] = [];
	const answer = () => {
		isHeld = false;
		for (const go of waiting.splice(0)) go();
	};
	return {
		/** Before the others. */
		handler: http.get('/api/users/me', async () => {
			if (isHeld) await new Promise<void>((go) => waiting.push(go));
		}),
		reset: () => {
			answer();
			waiting = [];
		},
		/** With the page's next change who is there is asked again, and not answered. */
		hold: async () => {
			await waitFor(() => expect(queryClient.isFetching()).toBe(0));
			isHeld = true;
			await queryClient.invalidateQueries({ queryKey: meQuery.queryKey, refetchType: 'none' });
		},
		isAsked: () => waitFor(() => expect(waiting.length).toBeGreaterThan(0)),
		answer,
	};
}
