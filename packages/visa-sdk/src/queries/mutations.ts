import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../client';
import type { BulkOrderOf, ChangesOf, InputOf, NewView, Section, ViewChanges } from '../contract';
import type { Client } from '../resources';
import { queryDefaults } from './defaults';
import { createDeskMutations } from './deskMutations';
import { keptCalls } from './kept';
import { queryKeys } from './keys';

/**
 * The queries that are out of date after a change in a section: its own, and those whose answers contain its records or
 * depend on them.
 */
const touched: Record<Section, readonly (readonly unknown[])[]> = {
	agents: [queryKeys.kept('agents'), queryKeys.users, queryKeys.visaRequests],
	citizenships: [queryKeys.kept('citizenships'), queryKeys.visaRequests],
	countries: [
		...(['countries', 'visaTypes', 'visaOptions', 'services'] as const).map(queryKeys.kept),
		...[queryKeys.quotes, queryKeys.visaRequests],
	],
	promocodes: [queryKeys.kept('promocodes'), queryKeys.quotes, queryKeys.me],
	residentCountries: [queryKeys.kept('residentCountries'), queryKeys.visaRequests],
	services: [queryKeys.kept('services'), queryKeys.countries, queryKeys.quotes, queryKeys.visaRequests],
	visaOptions: [queryKeys.kept('visaOptions'), queryKeys.countries, queryKeys.quotes, queryKeys.visaRequests],
	visaTypes: [queryKeys.kept('visaTypes'), queryKeys.countries, queryKeys.visaRequests],
};

/** Creates TanStack Query mutations for sections and saved views, each with the queries it invalidates. */
export function createSectionMutations(client: Client, queryClient: QueryClient) {
	const calls = keptCalls(client);
	/**
	 * Refetches the queries that are on screen, and removes the others, because by our defaults mounting doesn't refetch.
	 */
	async function refresh(section: Section): Promise<void> {
		for (const queryKey of touched[section]) queryClient.removeQueries({ queryKey, type: 'inactive' });
		await Promise.all(touched[section].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
	}
	const change = <Variables, Answer>(
		section: Section,
		name: 'create' | 'update' | 'remove' | 'bulk' | 'inviteAgain' | 'resetSecondFactor',
		mutationFn: (variables: Variables) => Promise<Answer>,
	) => ({
		...queryDefaults.mutations,
		mutationKey: [section, name] as const,
		mutationFn,
		onSuccess: () => refresh(section),
	});
	const ofViews = <Variables, Answer>(name: string, mutationFn: (variables: Variables) => Promise<Answer>) => ({
		...queryDefaults.mutations,
		mutationKey: ['views', name] as const,
		mutationFn,
		onSuccess: () => queryClient.invalidateQueries({ queryKey: ['views'] }),
	});
	const kept = <S extends Section>(section: S) => ({
		create: () => change(section, 'create', (input: InputOf<S>) => calls[section].create(input)),
		update: () =>
			change(section, 'update', ({ id, changes }: { id: string; changes: ChangesOf<S> }) =>
				calls[section].update({ id }, changes),
			),
		/** Bulk actions; use the action `restore` to undo a deletion. One that fails may have done some of them. [DSH-08] */
		bulk: () => ({
			...change(section, 'bulk', (order: BulkOrderOf<S>) => calls[section].bulk(order)),
			onError: (error: Error) =>
				error instanceof ApiError && error.statusCode < 500 ? Promise.resolve() : refresh(section),
		}),
		remove: () => change(section, 'remove', (id: string) => calls[section].remove({ id })),
	});
	return {
		agents: {
			...kept('agents'),
			inviteAgain: () => change('agents', 'inviteAgain', (id: string) => client.agents.inviteAgain({ id })),
			resetSecondFactor: () => change('agents', 'resetSecondFactor', (id: string) => client.secondFactor.reset({ id })),
		},
		citizenships: kept('citizenships'),
		countries: kept('countries'),
		promocodes: kept('promocodes'),
		residentCountries: kept('residentCountries'),
		services: kept('services'),
		visaOptions: kept('visaOptions'),
		visaTypes: kept('visaTypes'),
		views: {
			create: () => ofViews('create', (view: NewView) => client.views.create(view)),
			update: () =>
				ofViews('update', ({ id, changes }: { id: string; changes: ViewChanges }) =>
					client.views.update({ id }, changes),
				),
			remove: () => ofViews('remove', (id: string) => client.views.remove({ id })),
		},
	} satisfies { [S in Section]: unknown } & { views: unknown };
}

/** Creates TanStack Query mutations for all changes by staff, each with the queries it invalidates. */
export const createMutations = (client: Client, queryClient: QueryClient) => ({
	...createSectionMutations(client, queryClient),
	visaRequests: createDeskMutations(client, queryClient),
});
/** The mutations of staff, as returned by `createMutations`. */
export type Mutations = ReturnType<typeof createMutations>;
