import { type DefaultError, keepPreviousData, queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import { ApiError } from 'visa-sdk';
import type { Page } from 'visa-sdk/contract';
import { createMutations, readDefaults, staleRecord } from 'visa-sdk/queries';
import { client, queries, queryClient } from '../../api';
import type { Definition, Item, Values } from '../resource';

/** The reads and changes of a section as the framework sees them: what goes in was checked where the section is defined. */
interface Reads {
	list(query: Values): UseQueryOptions<Page<Item>> & { queryKey: readonly unknown[] };
	one(id: string): UseQueryOptions<Item> & { queryKey: readonly unknown[] };
}
interface Change<Variables, Answer> {
	mutationFn: (variables: Variables) => Promise<Answer>;
	onSuccess: () => Promise<void>;
}
interface Changes {
	create(): Change<Values, Item>;
	update(): Change<{ id: string; changes: Values }, Item>;
	remove(): Change<string, void>;
}
const mutations = createMutations(client, queryClient);
const readsOf = ({ section }: Definition) => queries[section] as unknown as Reads;
const changesOf = ({ section }: Definition) => mutations[section] as unknown as Changes;

/** Runs a change: what it has made untrue is read again or forgotten when it is done. */
const run = <Variables, Answer>(change: Change<Variables, Answer>, variables: Variables): Promise<Answer> =>
	queryClient
		.getMutationCache()
		.build<Answer, DefaultError, Variables, unknown>(queryClient, change)
		.execute(variables);

export const createOne = (definition: Definition, body: Values) => run(changesOf(definition).create(), body);
export const updateOne = (definition: Definition, id: string, changes: Values) =>
	run(changesOf(definition).update(), { id, changes });
export const removeOne = (definition: Definition, id: string) => run(changesOf(definition).remove(), id);

/** The record as it is now, when a change was refused because somebody else was faster; else null. */
export const currentOf = ({ section }: Definition, error: unknown) => staleRecord(section, error) as Item | null;

/**
 * Staff see what is there now, not what was there a minute ago; but what was read when a link was pointed at is not
 * read again when it is pressed. [API-05]
 */
const fresh = { staleTime: 5_000, retryOnMount: false } as const;

/** One page of a section; the rows of the page before stay until the new ones are here. */
export const listOptions = (definition: Definition, query: Values) =>
	queryOptions({ ...readsOf(definition).list(query), ...fresh, placeholderData: keepPreviousData<Page<Item>> });

/** How many a section holds. [DSH-14] */
export const countOptions = (definition: Definition) =>
	queryOptions({
		...readsOf(definition).list({ ...definition.always, limit: 1 }),
		...fresh,
		refetchOnMount: true,
		select: ({ total }: Page<Item>) => total,
	});

/** One to be edited; one that is not there is not asked for twice. */
export const oneOptions = (definition: Definition, id: string) =>
	queryOptions({
		...readsOf(definition).one(id),
		...fresh,
		retry: (count, error) => count < 1 && !(error instanceof ApiError && error.statusCode < 500),
	});

/** What one is at this moment. @throws ApiError 404 when it is gone */
export const oneNow = (definition: Definition, id: string) =>
	queryClient.fetchQuery({ ...readsOf(definition).one(id), staleTime: 0, retry: 0 });

const CHOICES_LIMIT = 200;
/** Every country that staff may name, by name. */
export const countryChoices = queryOptions({
	...readDefaults,
	queryKey: [...queries.countries.list().queryKey.slice(0, 2), 'choices'] as const,
	queryFn: async ({ signal }) => {
		const pageOf = (page: number) =>
			client.countries.list({ page, limit: CHOICES_LIMIT, view: 'catalogue' }, { signal });
		const first = await pageOf(1);
		const others = Array.from({ length: Math.max(0, first.totalPages - 1) }, (_none, index) => pageOf(index + 2));
		const pages = [first, ...(await Promise.all(others))];
		return pages.flatMap(({ data }) => data.map(({ id, name }) => ({ id, label: name })));
	},
});
