import { type DefaultError, keepPreviousData, queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import { ApiError, type CallOptions } from 'visa-sdk';
import type { BulkAction, BulkAnswer, Page, Removal, Usage } from 'visa-sdk/contract';
import { formatMoney } from 'visa-sdk/format';
import { createSectionMutations, readDefaults, staleRecord } from 'visa-sdk/queries';
import { client, meQuery, queries, queryClient } from '../../api';
import type { Definition, Item, OfferedSection, Values } from '../resource';
import { words } from '../strings';

/** The reads and changes of a section as the framework sees them: inputs were checked where the section is defined. */
interface Reads {
	list(query: Values): UseQueryOptions<Page<Item>> & { queryKey: readonly unknown[] };
	one(id: string): UseQueryOptions<Item> & { queryKey: readonly unknown[] };
	usage(id: string): UseQueryOptions<Usage> & { queryKey: readonly unknown[] };
}
/** An action on many: on those with these ids, or on everything a list query finds, with its count. */
export type BulkOrder = { action: BulkAction } & ({ ids: readonly string[] } | { filter: Values; total: number });
/** A mutation, with the queries it invalidates. */
export interface Change<Variables, Answer> {
	mutationFn: (variables: Variables) => Promise<Answer>;
	onSuccess: (answer: Answer) => Promise<void>;
}
interface Changes {
	create(): Change<Values, Item>;
	update(): Change<{ id: string; changes: Values }, Item>;
	remove(): Change<string, Removal>;
	bulk(): Change<BulkOrder, BulkAnswer>;
}
/** The changes to sections and views, each with what it invalidates. */
export const mutations = createSectionMutations(client, queryClient);
const readsOf = ({ section }: Definition) => queries[section] as unknown as Reads;
const changesOf = ({ section }: Definition) => mutations[section] as unknown as Changes;

type Csv = (query: Values, options: CallOptions) => Promise<string>;

/** Runs a change, and afterwards invalidates or removes outdated queries. */
export const run = <Variables, Answer>(change: Change<Variables, Answer>, variables: Variables): Promise<Answer> =>
	queryClient
		.getMutationCache()
		.build<Answer, DefaultError, Variables, unknown>(queryClient, change)
		.execute(variables);

/** Creates a record of a section. Rejects if the call fails. */
export const createOne = (definition: Definition, body: Values) => run(changesOf(definition).create(), body);
/** Changes a record of a section; `changes` contains the version. Rejects if the call fails. */
export const updateOne = (definition: Definition, id: string, changes: Values) =>
	run(changesOf(definition).update(), { id, changes });
/** Deletes a record of a section. Rejects if the call fails. */
export const removeOne = (definition: Definition, id: string) => run(changesOf(definition).remove(), id);

/** Applies an action to many records of a section; the response lists refusals. */
export const bulk = (definition: Definition, order: BulkOrder) => run(changesOf(definition).bulk(), order);
/** A call about one agent. */
export const actOnOne = (call: 'inviteAgain' | 'resetSecondFactor', id: string): Promise<unknown> =>
	call === 'inviteAgain' ? run(mutations.agents.inviteAgain(), id) : run(mutations.agents.resetSecondFactor(), id);

/** Every record that a list query finds, as CSV. [DSH-08] */
export const csvOf = ({ section }: Definition, query: Values, options: CallOptions) =>
	(client[section].exportCsv as unknown as Csv)(query, options);

/** The current record if a change was refused because someone else was faster; otherwise null. */
export const currentOf = ({ section }: Definition, error: unknown) => staleRecord(section, error) as Item | null;

/**
 * Whether the signed-in user has made the latest changes of a record, in another window; false if the trail can't be
 * read. [DSH-09]
 * @param count the number of changes
 */
export async function areOwnChanges(subjectId: string, count: number): Promise<boolean> {
	const read = [
		queryClient.fetchQuery(meQuery),
		client.events.list({ subjectId, limit: Math.min(count, 50) }),
	] as const;
	const [me, { data }] = await Promise.all(read).catch(() => [null, { data: [] }] as const);
	return data.length > 0 && data.every(({ actor }) => actor?.id === me?.id);
}

/**
 * Staff see current data, not that of a minute ago; but what was loaded when a link was pointed at isn't reloaded when it
 * is pressed. [API-05]
 */
export const fresh = { staleTime: 5_000, retryOnMount: false } as const;

/** One page of a section; the previous page's rows stay until the new ones have loaded. */
export const listOptions = (definition: Definition, query: Values) =>
	queryOptions({ ...readsOf(definition).list(query), ...fresh, placeholderData: keepPreviousData<Page<Item>> });

/** The number of records in a section. [DSH-14] */
export const countOptions = (definition: Definition) =>
	queryOptions({
		...readsOf(definition).list({ ...definition.always, limit: 1 }),
		...fresh,
		refetchOnMount: true,
		select: ({ total }: Page<Item>) => total,
	});

/** The desk's figures. [DSH-14] */
export const figuresOptions = () => queryOptions({ ...queries.deskFigures(), ...fresh, refetchOnMount: true });

/** A record to be edited; one that doesn't exist isn't requested twice. */
export const oneOptions = (definition: Definition, id: string) =>
	queryOptions({
		...readsOf(definition).one(id),
		...fresh,
		retry: (count, error) => count < 1 && !(error instanceof ApiError && error.statusCode < 500),
	});

/** What uses a record, and what deleting it would do. [DSH-09] */
export const usageOptions = (definition: Definition, id: string) => queryOptions(readsOf(definition).usage(id));

const CHOICES_LIMIT = 200;
/** Everything a query finds, page by page. */
async function everyPage<One>(pageOf: (page: number) => Promise<Page<One>>): Promise<One[]> {
	const first = await pageOf(1);
	const others = Array.from({ length: Math.max(0, first.totalPages - 1) }, (_none, index) => pageOf(index + 2));
	return [first, ...(await Promise.all(others))].flatMap(({ data }) => data);
}

/** Every country that staff can select, by name. */
export const countryChoices = queryOptions({
	...readDefaults,
	queryKey: ['countries', 'list', 'choices'] as const,
	queryFn: async ({ signal }) => {
		const all = await everyPage((page) =>
			client.countries.list({ page, limit: CHOICES_LIMIT, view: 'catalogue' }, { signal }),
		);
		return all.map(({ id, name }) => ({ id, label: name }));
	},
});

/** All who work or have worked here, by name: what somebody did is looked for after they have left, too. */
export const everyStaffChoices = queryOptions({
	...readDefaults,
	queryKey: ['agents', 'list', 'choices'] as const,
	queryFn: async ({ signal }) => {
		const [agents, me] = await Promise.all([
			everyPage((page) => client.agents.list({ page, limit: CHOICES_LIMIT }, { signal })),
			queryClient.fetchQuery(meQuery),
		]);
		const people = agents.filter(({ isInvited }) => !isInvited);
		const all = me && !people.some(({ id }) => id === me.id) ? [{ ...me, isActive: true }, ...people] : people;
		return all.map(({ id, firstName, lastName, isActive }) => ({ id, label: `${firstName} ${lastName}`, isActive }));
	},
});

/** Those among them that work can be assigned to. */
export const staffChoices = queryOptions({
	...everyStaffChoices,
	select: (all) => all.filter(({ isActive }) => isActive),
});

type Offered = Item & ({ name: string } | { type: string; duration: number; fee: number });
/** Permissions with the same name are distinguished by duration and fee. */
const offeredName = (record: Offered): string =>
	'name' in record ? record.name : `${record.type}, ${words.fields.days(record.duration)}, ${formatMoney(record.fee)}`;

/** What a country can offer, with the texts that travellers see; archived ones are marked. [DSH-03] */
export const recordChoices = (section: OfferedSection) =>
	queryOptions({
		...readDefaults,
		queryKey: [section, 'list', 'choices'] as const,
		queryFn: async ({ signal }) => {
			const all = await everyPage<Offered>((page) =>
				client[section].list({ page, limit: CHOICES_LIMIT, state: 'all' }, { signal }),
			);
			return all.map((record) => {
				const name = offeredName(record);
				return { id: record.id, label: record.isArchived ? words.fields.offeredArchived(name) : name, record };
			});
		},
	});
