import type { QueryKey } from '@tanstack/react-query';
import { showAnswer as showIn } from 'visa-sdk/queries';
import { queryClient } from '../api';

/** Shows on the page what a change was answered with, whatever reads of it are under way. */
export const showAnswer = <Answer>(
	queryKey: QueryKey,
	answer: Answer | ((shown: Answer | undefined) => Answer | undefined),
): Promise<void> => showIn(queryClient, queryKey, answer);
