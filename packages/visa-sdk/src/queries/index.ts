import { queryOptions } from '@tanstack/react-query';
import type { CallOptions } from '../client';
import type { BodyOf, Contract, ListOf, PriceQuestion, QueryOf, Section, ViewedList } from '../contract';
import type { Client } from '../resources';
import { readDefaults } from './defaults';
import { keptCalls } from './kept';
import { queryKeys } from './keys';

export { queryDefaults, readDefaults } from './defaults';
export { type AttachedVisa, type CaseOrder, createDeskMutations } from './deskMutations';
export { queryKeys } from './keys';
export { applyLive, type FollowOptions, followDesk } from './live';
export { createMutations, createSectionMutations, type Mutations } from './mutations';
export { showAnswer } from './showAnswer';
export { staleRecord } from './stale';
export {
	createTravellerMutations,
	type NewRequestOrder,
	type OwnRequest,
	type TravellerMutations,
} from './travellerMutations';

type OfferQuery = QueryOf<Contract['visaTypes']['ofCountry']>;
type PageQuery = QueryOf<Contract['visaRequests']['mine']>;

/** One read with the client's own defaults. [API-05] */
const read = <Answer, const Key extends readonly unknown[]>(
	queryKey: Key,
	ask: (options: CallOptions) => Promise<Answer>,
) => queryOptions({ ...readDefaults, queryKey, queryFn: ({ signal }) => ask({ signal }) });

/** Creates TanStack Query options for every read, with the client's defaults. [API-05] */
export function createQueries(client: Client) {
	const calls = keptCalls(client);
	/** The list and the records of a section, as staff see them. */
	const kept = <S extends Section>(section: S) => ({
		list: (query: ListOf<S> = {} as ListOf<S>) =>
			read(queryKeys.keptList(section, calls[section].asked(query)), (options) => calls[section].list(query, options)),
		/** What uses a record, checked before deleting; never cached, because it can change at any time. [DSH-09] */
		usage: (id: string) =>
			queryOptions({
				...readDefaults,
				queryKey: queryKeys.usage(section, id),
				queryFn: ({ signal }) => calls[section].usage({ id }, { signal }),
				staleTime: 0,
			}),
		one: (id: string) => read(queryKeys.keptOne(section, id), (options) => calls[section].get({ id }, options)),
	});
	return {
		/** The current user, without retries. An error means a visitor, or that loading failed. */
		me: () =>
			queryOptions({
				...readDefaults,
				retry: 0,
				queryKey: queryKeys.me,
				queryFn: ({ signal }) => client.users.me({ signal }),
			}),
		user: (id: string) => read(queryKeys.user(id), (options) => client.users.get({ id }, options)),
		/** The user's second factor. [DSH-17] */
		secondFactor: () => read(queryKeys.secondFactor, (options) => client.secondFactor.get(options)),
		/** The user's sessions; never cached, because they can change at any time. [ACC-02] */
		sessions: () =>
			queryOptions({
				...readDefaults,
				queryKey: queryKeys.sessions,
				queryFn: ({ signal }) => client.sessions.list({ signal }),
				staleTime: 0,
				refetchOnMount: true,
			}),
		/** The user's new e-mail address awaiting confirmation, which may happen in another browser. [ACC-01] */
		emailChange: () =>
			queryOptions({
				...readDefaults,
				queryKey: queryKeys.emailChange,
				queryFn: ({ signal }) => client.emailChange.get({ signal }),
				staleTime: 0,
				refetchOnMount: true,
			}),
		/** A read, although it is a POST, so that the token isn't written into any log. [RTE-03] */
		resetLink: (token: string) =>
			read(queryKeys.resetLink(token), (options) => client.auth.checkResetLink({ token }, options)),
		/** The user's saved views. [DSH-07] */
		views: (section: ViewedList) =>
			read(queryKeys.views(section), (options) => client.views.list({ section }, options)),
		settings: () => read(queryKeys.settings, (options) => client.settings.get(options)),
		countryList: (query: QueryOf<Contract['countries']['list']> = {}) =>
			read(queryKeys.countryList(query), (options) => client.countries.list(query, options)),
		popularCountries: (limit = 6) =>
			read(queryKeys.popularCountries(limit), (options) => client.countries.popular({ limit }, options)),
		country: (id: string) => read(queryKeys.country(id), (options) => client.countries.get({ id }, options)),
		agents: kept('agents'),
		citizenships: kept('citizenships'),
		countries: kept('countries'),
		promocodes: kept('promocodes'),
		residentCountries: kept('residentCountries'),
		services: kept('services'),
		visaOptions: kept('visaOptions'),
		visaTypes: kept('visaTypes'),
		visaTypesOf: (countryId: string, query: OfferQuery = firstHundred) =>
			read(queryKeys.visaTypesOf(countryId, query), (options) =>
				client.visaTypes.ofCountry({ countryId }, query, options),
			),
		visaOptionsOf: (countryId: string, query: OfferQuery = firstHundred) =>
			read(queryKeys.visaOptionsOf(countryId, query), (options) =>
				client.visaOptions.ofCountry({ countryId }, query, options),
			),
		servicesOf: (countryId: string, query: OfferQuery = firstHundred) =>
			read(queryKeys.servicesOf(countryId, query), (options) =>
				client.services.ofCountry({ countryId }, query, options),
			),
		myVisaRequests: (query: PageQuery = {}) =>
			read(queryKeys.myVisaRequests(query), (options) => client.visaRequests.mine(query, options)),
		visaRequestList: (query: QueryOf<Contract['visaRequests']['list']> = {}) =>
			read(queryKeys.visaRequestList(query), (options) => client.visaRequests.list(query, options)),
		assignedVisaRequests: (query: QueryOf<Contract['visaRequests']['assignedToMe']> = {}) =>
			read(queryKeys.assignedVisaRequests(query), (options) => client.visaRequests.assignedToMe(query, options)),
		visaRequest: (id: string) => read(queryKeys.visaRequest(id), (options) => client.visaRequests.get({ id }, options)),
		visaRequestEvents: (id: string, query: PageQuery = {}) =>
			read(queryKeys.visaRequestEvents(id, query), (options) => client.visaRequests.events({ id }, query, options)),
		/** The number of requests in each queue. [DSH-10] */
		deskQueues: () => read(queryKeys.deskQueues, (options) => client.desk.queues(options)),
		deskTemplates: () => read(queryKeys.deskTemplates, (options) => client.desk.templates(options)),
		/** The statistics of the dashboard's home page. [DSH-14] */
		deskFigures: (query: QueryOf<Contract['desk']['figures']> = {}) =>
			read(queryKeys.deskFigures(query), (options) => client.desk.figures(query, options)),
		/** The audit trail, for admins. [DSH-15] */
		eventList: (query: QueryOf<Contract['events']['list']> = {}) =>
			read(queryKeys.eventList(query), (options) => client.events.list(query, options)),
		/** A read, although it is a POST, so that names don't appear in URLs. [ACC-07] */
		publicStatus: (question: BodyOf<Contract['visaRequests']['status']>) =>
			read(queryKeys.publicStatus(question), (options) => client.visaRequests.status(question, options)),
		receipt: (id: string) => read(queryKeys.receipt(id), (options) => client.visaRequests.receipt({ id }, options)),
		/** A read, although it is a POST: the same quote is reused while it is fresh. */
		quote: (question: Omit<PriceQuestion, 'authorized'>, isSignedIn: boolean) =>
			read(queryKeys.quote(question, isSignedIn), (options) =>
				client.visaRequests.quote(question, isSignedIn, options),
			),
		uploadLink: (key: string) => read(queryKeys.uploadLink(key), (options) => client.uploads.link({ key }, options)),
	};
}

/** What a country offers is read as one page. */
const firstHundred = { page: 1, limit: 100 } as const;

/** The query options of all reads, as returned by `createQueries`. */
export type Queries = ReturnType<typeof createQueries>;
