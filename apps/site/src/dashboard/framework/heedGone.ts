import { ApiError } from 'visa-sdk';
import type { ViewedList } from 'visa-sdk/contract';
import { queries, queryClient } from '../../api';

/**
 * Runs a change of a saved view. If the view is gone, deleted in another window, the list's views are requested again, so
 * that it disappears here, too. [DSH-07]
 * @throws as the change does
 */
export async function heedGone<Answer>(section: ViewedList, change: Promise<Answer>): Promise<Answer> {
	try {
		return await change;
	} catch (error) {
		if (error instanceof ApiError && error.statusCode === 404) {
			void queryClient.invalidateQueries({ queryKey: queries.views(section).queryKey });
		}
		throw error;
	}
}
