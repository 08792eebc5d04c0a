import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Page } from 'visa-sdk/contract';
import { queryKeys, readDefaults } from 'visa-sdk/queries';
import { client, queryClient } from '../../api';
import type { Definition, Item, Values } from '../resource';
import type { Section } from '../sections';

interface Options {
	signal?: AbortSignal;
}
/** The five calls of a section as the framework sees them: what goes in was checked where the section is defined. */
interface Calls {
	list(query: Values, options?: Options): Promise<Page<Item>>;
	get(params: { id: string }, options?: Options): Promise<Item>;
	create(body: Values): Promise<Item>;
	update(params: { id: string }, body: Values): Promise<Item>;
	remove(params: { id: string }): Promise<void>;
}
export const callsOf = ({ section }: Definition): Calls => client[section] as unknown as Calls;

/** Staff see what is there now, not what was there a minute ago. */
const fresh = { ...readDefaults, staleTime: 0, refetchOnMount: true } as const;
const listKey = (section: Section, query: Values) => [section, 'list', 'staff', query] as const;

/** One page of a section; the rows of the page before stay until the new ones are here. */
export const listOptions = (definition: Definition, query: Values) =>
	queryOptions({
		...fresh,
		queryKey: listKey(definition.section, query),
		queryFn: ({ signal }) => callsOf(definition).list(query, { signal }),
		placeholderData: keepPreviousData,
	});

/** How many a section holds. [DSH-14] */
export const countOptions = (definition: Definition) =>
	queryOptions({
		...fresh,
		queryKey: listKey(definition.section, { ...definition.always, limit: 1 }),
		queryFn: ({ signal }) => callsOf(definition).list({ ...definition.always, limit: 1 }, { signal }),
		select: ({ total }) => total,
	});

/** One to be edited: read anew each time, and never again below what is being typed. */
export const oneOptions = (definition: Definition, id: string) =>
	queryOptions({
		...fresh,
		gcTime: 0,
		refetchOnReconnect: false,
		queryKey: [definition.section, 'one', id, 'edit'] as const,
		queryFn: ({ signal }) => callsOf(definition).get({ id }, { signal }),
	});

const CHOICES_LIMIT = 200;
/** Every country that staff may name, by name. */
export const countryChoices = queryOptions({
	...readDefaults,
	queryKey: [...queryKeys.countries, 'list', 'choices'] as const,
	queryFn: async ({ signal }) => {
		const pageOf = (page: number) =>
			client.countries.list({ page, limit: CHOICES_LIMIT, view: 'catalogue' }, { signal });
		const first = await pageOf(1);
		const others = Array.from({ length: Math.max(0, first.totalPages - 1) }, (_none, index) => pageOf(index + 2));
		const pages = [first, ...(await Promise.all(others))];
		return pages.flatMap(({ data }) => data.map(({ id, name }) => ({ id, label: name })));
	},
});

/** After a change: what is shown of the section is read anew, what is not is forgotten. */
export async function forgetSection({ section }: Definition): Promise<void> {
	queryClient.removeQueries({ queryKey: [section], type: 'inactive' });
	await queryClient.invalidateQueries({ queryKey: [section], refetchType: 'none' });
}
