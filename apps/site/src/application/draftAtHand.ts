import { QueryObserver, queryOptions } from '@tanstack/react-query';
import type { Draft } from 'visa-sdk/contract';
import { queryKeys } from 'visa-sdk/queries';
import { isSilentQuery } from 'visa-sdk/rules';
import { browserStorage, holdsWork } from 'visa-ui/machine';
import { client, currentUser, queries, queryClient } from '../api';

/** A new wizard uses what its page has loaded; later it refetches. */
const FRESH_MS = 3000;
/**
 * Without its list, a second empty page would follow the first; without the draft, its offer would appear when the wizard
 * is already visible.
 */
const PATIENCE_MS = 2500;

const draftQuery = queryOptions({
	queryKey: queryKeys.draft,
	queryFn: ({ signal }): Promise<Draft | null> => client.drafts.get({ signal }).then(({ draft }) => draft),
	staleTime: FRESH_MS,
	retry: 0,
});

/** The draft stored in the account; null if there is none. Rejects if the call fails. */
export const askDraft = (): Promise<Draft | null> => queryClient.fetchQuery(draftQuery);

/** All countries, as the wizard's first step requests them. [CTY-01] */
export const allCountries = queries.countryList({ page: 1, limit: 200, countryName: '' });

/** Whether the page's request has completed. */
export const isDraftAtHand = (): boolean => queryClient.getQueryData(draftQuery.queryKey) !== undefined;

/** The offer names the country. */
async function withItsCountry(): Promise<void> {
	await queryClient.prefetchQuery(draftQuery);
	const id = queryClient.getQueryData(draftQuery.queryKey)?.content.country?.id;
	if (id) await queryClient.prefetchQuery(queries.country(id));
}

/** Whether the wizard starts at its first step, with its list. */
const isAtItsList = (query: string) => isSilentQuery(query) && !holdsWork(browserStorage());

/** Completed even if the page that requested it is left meanwhile. */
async function withItsList(): Promise<void> {
	const letGo = new QueryObserver(queryClient, allCountries).subscribe(() => undefined);
	await queryClient.prefetchQuery(allCountries);
	letGo();
}

/**
 * Loads the draft and the list before the wizard's page is shown, so that nothing visible moves later. A slow response
 * isn't waited for, and a failed one doesn't fail the page. [ACC-08]
 */
export async function draftAtHand({ location: { searchStr } }: { location: { searchStr: string } }): Promise<null> {
	// The server renders the first step for visitors.
	if (import.meta.env.SSR) await queryClient.prefetchQuery({ ...allCountries, retry: 0 });
	const user = await currentUser();
	if (import.meta.env.SSR) return null;
	await Promise.race([
		Promise.all([user && withItsCountry(), isAtItsList(searchStr) && withItsList()]),
		new Promise<void>((over) => setTimeout(over, PATIENCE_MS)),
	]);
	return null;
}

let saving: Promise<unknown> = Promise.resolve();

/** Registers a save in progress. */
export function noteSaving<Answer>(call: Promise<Answer>): Promise<Answer> {
	saving = call;
	return call;
}

/** Waits for a save in progress, whatever its result: after the request was created, it would bring the draft back. */
export const savingOver = (): Promise<unknown> => saving.catch(() => undefined);
