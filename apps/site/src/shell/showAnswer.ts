import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from '../api';

/** Shows what a change was answered with. A read that began before it would bring back what was. */
export async function showAnswer<Answer>(
	queryKey: QueryKey,
	answer: Answer | ((shown: Answer | undefined) => Answer | undefined),
): Promise<void> {
	await queryClient.cancelQueries({ queryKey, exact: true });
	queryClient.setQueryData<Answer>(queryKey, answer);
}
