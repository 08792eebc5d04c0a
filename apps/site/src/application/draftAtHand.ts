import { queryOptions } from '@tanstack/react-query';
import type { Draft } from 'visa-sdk/contract';
import { queryKeys } from 'visa-sdk/queries';
import { client, currentUser, queries, queryClient } from '../api';

/** A wizard that opens takes what its page has asked for; later it asks anew. */
const FRESH_MS = 3000;
const PATIENCE_MS = 1000;

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

/**
 * Asks for the draft before the wizard's page shows, so that its offer moves nothing that is in sight already. A slow answer is
 * not waited for, and a failed one is no failure of the page. [ACC-08]
 */
export async function draftAtHand(): Promise<null> {
	// The server renders the first step for visitors.
	if (import.meta.env.SSR) await queryClient.prefetchQuery({ ...allCountries, retry: 0 });
	if (!(await currentUser())) return null;
	const patience = new Promise((over) => {
		setTimeout(over, PATIENCE_MS);
	});
	await Promise.race([withItsCountry(), patience]);
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
