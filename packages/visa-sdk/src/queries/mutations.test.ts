import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../client';
import type { Section } from '../contract';
import { handlersFor, mockId } from '../mocks';
import { createClient } from '../resources';
import { createMutations, createQueries, queryDefaults, queryKeys, staleRecord } from './index';

const baseUrl = 'http://viza.test/api';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => server.resetHandlers(...handlersFor('admin', { baseUrl })));
afterAll(() => server.close());

const client = createClient({ baseUrl, getToken: () => 'token' });
const queries = createQueries(client);

function start() {
	const queryClient = new QueryClient({ defaultOptions: queryDefaults });
	const mutations = createMutations(client, queryClient);
	const run = <Variables, Answer>(
		options: { mutationFn: (variables: Variables) => Promise<Answer>; onSuccess: () => Promise<void> },
		variables: Variables,
	): Promise<Answer> =>
		queryClient.getMutationCache().build<Answer, Error, Variables, unknown>(queryClient, options).execute(variables);
	return { queryClient, mutations, run };
}
const country = { name: 'Portuqaliya', code: 'PT', additionalServices: 1, isVisaOptionIsPayedDirectly: true };

describe('what staff change', () => {
	it('[DSH-08] is read again also where an action on many broke off, which may have done some of them', async () => {
		const { queryClient, mutations } = start();
		const key = queryKeys.keptList('services', {});
		const isKept = async (error: Error) => {
			queryClient.setQueryData(key, 'as it was');
			await mutations.services.bulk().onError(error);
			return queryClient.getQueryData(key) !== undefined;
		};
		expect(await isKept(new ApiError(409))).toBe(true);
		expect(await isKept(new ApiError(503))).toBe(false);
		expect(await isKept(new TypeError('Failed to fetch'))).toBe(false);
	});

	it('[API-01] is in every list of it afterwards: in one that is shown, and in one that is opened later', async () => {
		const { queryClient, mutations, run } = start();
		const shown = new QueryObserver(queryClient, queries.countries.list());
		const end = shown.subscribe(() => undefined);
		await queryClient.fetchQuery(queries.countries.list());
		await queryClient.fetchQuery(queries.countries.list({ search: 'portuq' }));
		const made = await run(mutations.countries.create(), country);
		expect(shown.getCurrentResult().data?.data).toContainEqual(made);
		expect((await queryClient.fetchQuery(queries.countries.list({ search: 'portuq' }))).data).toEqual([made]);
		expect(await queryClient.fetchQuery(queries.countries.one(made.id))).toEqual(made);

		const { id, version } = made;
		await run(mutations.countries.update(), { id, changes: { ...country, name: 'Portuqal', version } });
		expect(await queryClient.fetchQuery(queries.countries.one(id))).toMatchObject({ name: 'Portuqal', version: 2 });
		await run(mutations.countries.remove(), id);
		expect(shown.getCurrentResult().data?.data.some((one) => one.id === id)).toBe(false);
		await expect(queryClient.fetchQuery({ ...queries.countries.one(id), retry: 0 })).rejects.toMatchObject({
			statusCode: 404,
		});
		end();
	});

	const others: Record<Section, readonly (readonly unknown[])[]> = {
		agents: [queryKeys.user('u'), queryKeys.visaRequest('r')],
		citizenships: [queryKeys.visaRequest('r')],
		countries: [
			queryKeys.countryList({}),
			queryKeys.popularCountries(6),
			queryKeys.visaTypesOf('c', {}),
			queryKeys.keptOne('services', 's'),
			queryKeys.quotes,
			queryKeys.visaRequestList({}),
		],
		promocodes: [queryKeys.me, queryKeys.quotes],
		residentCountries: [queryKeys.visaRequest('r')],
		services: [queryKeys.servicesOf('c', {}), queryKeys.quotes, queryKeys.visaRequest('r')],
		visaOptions: [queryKeys.visaOptionsOf('c', {}), queryKeys.quotes, queryKeys.visaRequest('r')],
		visaTypes: [queryKeys.visaTypesOf('c', {}), queryKeys.visaRequest('r')],
	};
	it.each(Object.keys(others) as Section[])('makes what shows %s untrue, and leaves the settings', async (section) => {
		const { queryClient, mutations } = start();
		const own = [queryKeys.keptList(section, {}), queryKeys.keptOne(section, 'x')];
		for (const key of [...own, ...others[section], queryKeys.settings]) queryClient.setQueryData(key, 'as it was');
		for (const name of ['create', 'update', 'remove'] as const) {
			expect(mutations[section][name]()).toMatchObject({ mutationKey: [section, name], retry: 0 });
		}
		await mutations[section].update().onSuccess();
		for (const key of [...own, ...others[section]])
			expect([key, queryClient.getQueryData(key)]).toEqual([key, undefined]);
		expect(queryClient.getQueryData(queryKeys.settings)).toBe('as it was');
	});

	it('is refused when somebody else was faster, with what it is now', async () => {
		const { mutations, run } = start();
		const id = mockId('d', 1);
		const { version, ...service } = await client.services.get({ id });
		const theirs = await client.services.update({ id }, { ...service, name: 'Onların', version });
		const error: unknown = await run(mutations.services.update(), {
			id,
			changes: { ...service, name: 'Mənim', version },
		}).catch((reason: unknown) => reason);
		expect(staleRecord('services', error)?.name).toBe('Onların');
		expect(staleRecord('services', error)).toEqual(theirs);
		for (const other of [new ApiError(409, { code: 'CONFLICT', message: 'x' }), new Error('x'), null]) {
			expect(staleRecord('services', other)).toBeNull();
		}
	});
});

describe('countries as staff read them', () => {
	it('are refused to who is no longer staff, and not shown with holes', async () => {
		const { queryClient } = start();
		const id = mockId('c', 1);
		const record = await queryClient.fetchQuery(queries.countries.one(id));
		expect(record).toMatchObject({ code: 'DE', isArchived: false, version: 1 });
		server.resetHandlers(...handlersFor('signedInTraveller', { baseUrl }));
		queryClient.clear();
		await expect(queryClient.fetchQuery({ ...queries.countries.one(id), retry: 0 })).rejects.toMatchObject({
			statusCode: 403,
		});
		expect(await queryClient.fetchQuery(queries.country(id))).not.toHaveProperty('code');
	});
});
