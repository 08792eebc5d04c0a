import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { createClient } from '../resources';
import { createQueries, queryDefaults, queryKeys } from './index';

function counting(answers: () => Response) {
	let calls = 0;
	const client = createClient({
		baseUrl: '',
		fetch: () => {
			calls++;
			return Promise.resolve(answers());
		},
	});
	return { queries: createQueries(client), calls: () => calls };
}
const question = { countryId: 'c', serviceId: 's', visaOptionId: 'o', peopleCount: 2 };
const failing = () => new Response('{}', { status: 503 });
const queryClient = () =>
	new QueryClient({ defaultOptions: { ...queryDefaults, queries: { ...queryDefaults.queries, retryDelay: 1 } } });

afterEach(() => onlineManager.setOnline(true));

describe('queries', () => {
	const { queries } = counting(failing);
	const kept = [
		...(['agents', 'citizenships', 'countries', 'promocodes'] as const),
		...(['residentCountries', 'services', 'visaOptions', 'visaTypes'] as const),
	];
	const reads = {
		settings: queries.settings(),
		countryList: queries.countryList({ page: 1, limit: 200 }),
		country: queries.country('c'),
		user: queries.user('c'),
		visaRequestList: queries.visaRequestList({ status: ['SUBMITTED'] }),
		assignedVisaRequests: queries.assignedVisaRequests(),
		visaRequest: queries.visaRequest('c'),
		visaRequestEvents: queries.visaRequestEvents('c'),
		publicStatus: queries.publicStatus({ reference: 'VZ-0000-0000', lastName: 'b' }),
		receipt: queries.receipt('c'),
		visaTypesOf: queries.visaTypesOf('c'),
		visaOptionsOf: queries.visaOptionsOf('c'),
		servicesOf: queries.servicesOf('c'),
		myVisaRequests: queries.myVisaRequests(),
		quote: queries.quote(question, true),
		resetLink: queries.resetLink('t'),
		uploadLink: queries.uploadLink('k'),
	};

	const all: [string, { queryKey: readonly unknown[] }][] = [
		...Object.entries(reads),
		...kept.map((resource) => [`${resource}.list`, queries[resource].list({ limit: 5 })] as const),
		...kept.map((resource) => [`${resource}.one`, queries[resource].one('c')] as const),
	].map(([name, options]) => [name, options]);

	it.each(all)('[API-05] %s has the defaults of a read', (_name, options) => {
		expect(options).toMatchObject({
			staleTime: 60_000,
			retry: 1,
			refetchOnWindowFocus: false,
			refetchOnMount: false,
			refetchOnReconnect: true,
		});
	});

	it('every read has a key of its own', () => {
		const keys = [queries.me(), ...all.map(([, options]) => options)].map(({ queryKey }) => JSON.stringify(queryKey));
		expect(new Set(keys).size).toBe(keys.length);
		expect(queries.quote({ ...question, peopleCount: 3 }, true).queryKey).not.toEqual(reads.quote.queryKey);
		expect(queries.quote(question, false).queryKey).not.toEqual(reads.quote.queryKey);
		expect(reads.myVisaRequests.queryKey.slice(0, 1)).toEqual(queryKeys.visaRequests);
	});

	it('[API-05] a read is tried twice, the current user once, a mutation once', async () => {
		const read = counting(failing);
		await expect(queryClient().fetchQuery({ ...read.queries.settings(), retryDelay: 1 })).rejects.toThrow();
		expect(read.calls()).toBe(2);

		const me = counting(failing);
		await expect(queryClient().fetchQuery(me.queries.me())).rejects.toThrow();
		expect(me.calls()).toBe(1);

		let tries = 0;
		const client = queryClient();
		const mutation = client.getMutationCache().build(
			client,
			client.defaultMutationOptions({
				mutationFn: () => {
					tries++;
					return Promise.reject(new Error('no'));
				},
			}),
		);
		await expect(mutation.execute(undefined)).rejects.toThrow('no');
		expect(tries).toBe(1);
	});

	it('[API-08] without a network a read and a change fail, and neither is made later', async () => {
		onlineManager.setOnline(false);
		let calls = 0;
		const noNetwork = () => {
			calls += 1;
			return Promise.reject(new TypeError('Failed to fetch'));
		};
		const { settings } = createQueries(createClient({ baseUrl: '', fetch: noNetwork }));
		const client = queryClient();
		await expect(client.fetchQuery({ ...settings(), retryDelay: 1 })).rejects.toMatchObject({ code: 'OFFLINE' });
		const mutation = client.getMutationCache().build(client, { mutationFn: noNetwork });
		await expect(mutation.execute(undefined)).rejects.toThrow('Failed to fetch');
		const before = calls;
		onlineManager.setOnline(true);
		await client.resumePausedMutations();
		expect(calls).toBe(before);
	});

	it('[API-05] is fresh for a minute', async () => {
		const { queries, calls } = counting(() => new Response('{"isDemo":true}'));
		const client = queryClient();
		await client.fetchQuery(queries.settings());
		await client.fetchQuery(queries.settings());
		expect(calls()).toBe(1);
		await client.fetchQuery({ ...queries.settings(), staleTime: 0 });
		expect(calls()).toBe(2);
	});

	it('asks what the specification says: the lists of a country as one page of 100', async () => {
		const urls: string[] = [];
		const client = createClient({
			baseUrl: '',
			fetch: (url) => {
				urls.push(String(url));
				return Promise.resolve(new Response('{}'));
			},
		});
		const all = createQueries(client);
		const queryCache = queryClient();
		await queryCache.fetchQuery(all.visaTypesOf('c'));
		await queryCache.fetchQuery(all.quote(question, false));
		await queryCache.fetchQuery(all.quote(question, true));
		expect(urls).toEqual([
			'/visa-types/country/c?page=1&limit=100',
			'/visa-requests/get-total-price-unauthorized',
			'/visa-requests/get-total-price',
		]);
	});
});
