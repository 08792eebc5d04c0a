import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Shows what a change was answered with under a query's key. A read that began before the change would bring back what was:
 * it is cancelled.
 * @param answer the answer, or a function that makes what is shown next of what is shown
 */
export async function showAnswer<Answer>(
	queryClient: QueryClient,
	queryKey: QueryKey,
	answer: Answer | ((shown: Answer | undefined) => Answer | undefined),
): Promise<void> {
	await queryClient.cancelQueries({ queryKey, exact: true });
	queryClient.setQueryData<Answer>(queryKey, answer);
}
