import { queryOptions } from '@tanstack/react-query';
import type { Contract, PriceQuestion, QueryOf } from '../contract';
import type { Client } from '../resources';
import { readDefaults } from './defaults';
import { queryKeys } from './keys';

export { queryDefaults, readDefaults } from './defaults';
export { queryKeys } from './keys';

type OfferQuery = QueryOf<Contract['visaTypes']['ofCountry']>;
type NamedListQuery = QueryOf<Contract['citizenships']['list']>;

/** TanStack Query options of every read, with the client's own defaults. [API-05] */
export function createQueries(client: Client) {
	return {
		/** The current user; never retried. An error means a visitor, or that loading failed. */
		me: () =>
			queryOptions({
				...readDefaults,
				retry: 0,
				queryKey: queryKeys.me,
				queryFn: ({ signal }) => client.users.me({ signal }),
			}),
		settings: () =>
			queryOptions({
				...readDefaults,
				queryKey: queryKeys.settings,
				queryFn: ({ signal }) => client.settings.get({ signal }),
			}),
		countryList: (query: QueryOf<Contract['countries']['list']> = {}) =>
			queryOptions({
				...readDefaults,
				queryKey: queryKeys.countryList(query),
				queryFn: ({ signal }) => client.countries.list(query, { signal }),
			}),
		country: (id: string) =>
			queryOptions({
				...readDefaults,
				queryKey: queryKeys.country(id),
				queryFn: ({ signal }) => client.countries.get({ id }, { signal }),
			}),
		citizenships: (query: NamedListQuery = {}) =>
			queryOptions({
				...readDefaults,
				queryKey: queryKeys.citizenships(query),
				queryFn: ({ signal }) => client.citizenships.list(query, { signal }),
			}),
		residentCountries: (query: NamedListQuery = {}) =>
			queryOptions({
				...readDefaults,
				queryKey: queryKeys.residentCountries(query),
				queryFn: ({ signal }) => client.residentCountries.list(query, { signal }),
			}),
		visaTypesOf: (countryId: string, query: OfferQuery = firstHundred) =>
			queryOptions({
				...readDefaults,
				queryKey: queryKeys.visaTypesOf(countryId, query),
				queryFn: ({ signal }) => client.visaTypes.ofCountry({ countryId }, query, { signal }),
			}),
		visaOptionsOf: (countryId: string, query: OfferQuery = firstHundred) =>
			queryOptions({
				...readDefaults,
				queryKey: queryKeys.visaOptionsOf(countryId, query),
				queryFn: ({ signal }) => client.visaOptions.ofCountry({ countryId }, query, { signal }),
			}),
		servicesOf: (countryId: string, query: OfferQuery = firstHundred) =>
			queryOptions({
				...readDefaults,
				queryKey: queryKeys.servicesOf(countryId, query),
				queryFn: ({ signal }) => client.services.ofCountry({ countryId }, query, { signal }),
			}),
		myVisaRequests: (query: QueryOf<Contract['visaRequests']['mine']> = {}) =>
			queryOptions({
				...readDefaults,
				queryKey: queryKeys.myVisaRequests(query),
				queryFn: ({ signal }) => client.visaRequests.mine(query, { signal }),
			}),
		/** A read although it is a POST: the same question has the same price while it is fresh. */
		quote: (question: Omit<PriceQuestion, 'authorized'>, isSignedIn: boolean) =>
			queryOptions({
				...readDefaults,
				queryKey: queryKeys.quote(question, isSignedIn),
				queryFn: ({ signal }) => client.visaRequests.quote(question, isSignedIn, { signal }),
			}),
		uploadLink: (key: string) =>
			queryOptions({
				...readDefaults,
				queryKey: queryKeys.uploadLink(key),
				queryFn: ({ signal }) => client.uploads.link({ key }, { signal }),
			}),
	};
}

/** What a country offers is asked for as one page. */
const firstHundred = { page: 1, limit: 100 } as const;

export type Queries = ReturnType<typeof createQueries>;
