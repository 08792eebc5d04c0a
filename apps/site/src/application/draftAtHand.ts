import { QueryObserver, queryOptions } from '@tanstack/react-query';
import type { Draft } from 'visa-sdk/contract';
import { queryKeys } from 'visa-sdk/queries';
import { isSilentQuery } from 'visa-sdk/rules';
import { browserStorage, holdsWork } from 'visa-ui/machine';
import { client, currentUser, queries, queryClient } from '../api';

/** A wizard that opens takes what its page has asked for; later it asks anew. */
const FRESH_MS = 3000;
/** Without its list a second empty page would follow the first, and without the draft its offer comes when the wizard is in sight. */
const PATIENCE_MS = 2500;

const draftQuery = queryOptions({
	queryKey: queryKeys.draft,
	queryFn: ({ signal }): Promise<Draft | null> => client.drafts.get({ signal }).then(({ draft }) => draft),
	staleTime: FRESH_MS,
	retry: 0,
});

/** The draft that the account keeps; null when there is none. Throws what the call throws. */
export const askDraft = (): Promise<Draft | null> => queryClient.fetchQuery(draftQuery);

/** All countries, as the wizard's first step asks for them. [CTY-01] */
export const allCountries = queries.countryList({ page: 1, limit: 200, countryName: '' });

/** Whether what the page has asked for has come. */
export const isDraftAtHand = (): boolean => queryClient.getQueryData(draftQuery.queryKey) !== undefined;

/** The offer names the country. */
async function withItsCountry(): Promise<void> {
	await queryClient.prefetchQuery(draftQuery);
	const id = queryClient.getQueryData(draftQuery.queryKey)?.content.country?.id;
	if (id) await queryClient.prefetchQuery(queries.country(id));
}

/** Whether the wizard begins at its first step, and its list stands there with it. */
const isAtItsList = (query: string) => isSilentQuery(query) && !holdsWork(browserStorage());

/** Read to its end, also when the page that has asked for it too is left meanwhile. */
async function withItsList(): Promise<void> {
	const letGo = new QueryObserver(queryClient, allCountries).subscribe(() => undefined);
	await queryClient.prefetchQuery(allCountries);
	letGo();
}

/**
 * Asks for the draft and the list before the wizard's page shows, so that what comes moves nothing that is in sight already.
 * A slow answer is not waited for, and a failed one is no failure of the page. [ACC-08]
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

/** A save that is under way. */
export function noteSaving<Answer>(call: Promise<Answer>): Promise<Answer> {
	saving = call;
	return call;
}

/** Waits for a save that is under way, whatever comes of it: after the request it would bring a draft of it to life again. */
export const savingOver = (): Promise<unknown> => saving.catch(() => undefined);
