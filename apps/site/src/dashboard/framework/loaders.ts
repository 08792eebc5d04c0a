import { notFound } from '@tanstack/react-router';
import { ApiError, type Me } from 'visa-sdk';
import { accessOf, type ViewedList } from 'visa-sdk/contract';
import { mayCall } from 'visa-sdk/rules';
import { queries, queryClient } from '../../api';
import type { Item } from '../resource';
import { resources } from '../resources';
import type { SectionPath } from '../sections';
import { countOptions, countryChoices, figuresOptions, listOptions, oneOptions, recordChoices } from './calls';
import { queryOf, readListState } from './listState';
import { loadSavedViews } from './loadSavedViews';

/** A page waits this long for its rows; then it is shown with placeholders. */
const PATIENCE_MS = 700;

/** Loads before a page is shown; a failed request is repeated, and reported, by the page. */
export const patiently = (reads: readonly Promise<unknown>[]): Promise<unknown> =>
	Promise.race([Promise.allSettled(reads), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);

/** The saved views above a list: they and the button that saves one appear with the rows, not after them. */
export async function loadViews(section: ViewedList): Promise<void> {
	const views = await queryClient.fetchQuery(queries.views(section));
	if (views.length > 0) await loadSavedViews();
}

/** The rows that a list's URL requests, and what its filters offer. */
export async function loadList(path: SectionPath, search: Record<string, unknown>): Promise<void> {
	const definition = resources[path];
	const rows = listOptions(definition, queryOf(definition, readListState(definition, search)));
	const asksCountries = definition.filters.some(({ kind }) => kind === 'country');
	await patiently([
		queryClient.fetchQuery(rows),
		loadViews(definition.section),
		...(asksCountries ? [queryClient.fetchQuery(countryChoices)] : []),
	]);
}

/** The desk's figures, and the counts of all sections. */
export async function loadHome(): Promise<void> {
	const counts = Object.values(resources).map((definition) => queryClient.fetchQuery(countOptions(definition)));
	const { queryKey } = figuresOptions();
	const figures = queryClient.prefetchQuery(figuresOptions());
	// Figures from a minute ago are shown immediately, and then updated.
	await patiently(queryClient.getQueryData(queryKey) ? counts : [figures, ...counts]);
}

/** A record to be edited; null if it isn't allowed. [DSH-06] @throws notFound for an unknown id [RTE-09] */
export async function loadOne(path: SectionPath, id: string, { role }: Pick<Me, 'role'>): Promise<Item | null> {
	const definition = resources[path];
	if (!mayCall(accessOf[definition.section].update, role)) return null;
	for (const { kind, of } of definition.fields) {
		if (kind === 'countries') void queryClient.prefetchQuery(countryChoices);
		if (of) void queryClient.prefetchQuery(recordChoices(of));
	}
	try {
		return await queryClient.fetchQuery(oneOptions(definition, id));
	} catch (error) {
		if (error instanceof ApiError && (error.statusCode === 404 || error.statusCode === 400)) throw notFound();
		throw error;
	}
}
