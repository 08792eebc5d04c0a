import type { BodyOf, Contract, PriceQuestion, QueryOf, Section, ViewedList } from '../contract';

type ListQuery<R extends keyof Contract> = Contract[R] extends { list: infer E extends Contract['countries']['list'] }
	? QueryOf<E>
	: object;
type OfferQuery = QueryOf<Contract['visaTypes']['ofCountry']>;
type PageQuery = QueryOf<Contract['visaRequests']['mine']>;

/**
 * The query keys of all reads. A key without arguments is a prefix of the more specific ones, for invalidating all of
 * them.
 */
export const queryKeys = {
	me: ['users', 'me'],
	users: ['users'],
	user: (id: string) => ['users', 'one', id] as const,
	settings: ['settings'],
	countries: ['countries'],
	countryList: (query: ListQuery<'countries'>) => ['countries', 'list', query] as const,
	popularCountries: (limit: number) => ['countries', 'popular', limit] as const,
	country: (id: string) => ['countries', 'one', id] as const,
	/** Everything about one section, e.g. `['visaTypes']`. */
	kept: (section: Section) => [section] as const,
	keptList: (section: Section, query: object) => [section, 'list', query] as const,
	/** A record as staff see it; travellers may see less of it. */
	keptOne: (section: Section, id: string) => [section, 'one', id, 'record'] as const,
	usage: (section: Section, id: string) => [section, 'one', id, 'usage'] as const,
	views: (section: ViewedList) => ['views', section] as const,
	secondFactor: ['secondFactor'],
	sessions: ['sessions'],
	emailChange: ['emailChange'],
	resetLink: (token: string) => ['resetLink', token] as const,
	draft: ['draft'],
	visaTypesOf: (countryId: string, query: OfferQuery) => ['visaTypes', 'of', countryId, query] as const,
	visaOptionsOf: (countryId: string, query: OfferQuery) => ['visaOptions', 'of', countryId, query] as const,
	servicesOf: (countryId: string, query: OfferQuery) => ['services', 'of', countryId, query] as const,
	visaRequests: ['visaRequests'],
	myVisaRequests: (query: PageQuery) => ['visaRequests', 'mine', query] as const,
	visaRequestList: (query: QueryOf<Contract['visaRequests']['list']>) => ['visaRequests', 'list', query] as const,
	assignedVisaRequests: (query: QueryOf<Contract['visaRequests']['assignedToMe']>) =>
		['visaRequests', 'assignedToMe', query] as const,
	visaRequest: (id: string) => ['visaRequests', 'one', id] as const,
	visaRequestEvents: (id: string, query: PageQuery) => ['visaRequests', 'one', id, 'events', query] as const,
	publicStatus: (question: BodyOf<Contract['visaRequests']['status']>) => ['visaRequests', 'status', question] as const,
	receipt: (id: string) => ['visaRequests', 'one', id, 'receipt'] as const,
	desk: ['desk'],
	deskQueues: ['desk', 'queues'],
	deskTemplates: ['desk', 'templates'],
	deskFigures: (query: object) => ['desk', 'figures', query] as const,
	events: ['events'],
	eventList: (query: object) => ['events', 'list', query] as const,
	quotes: ['quotes'],
	quote: (question: Omit<PriceQuestion, 'authorized'>, isSignedIn: boolean) =>
		['quotes', question, isSignedIn] as const,
	uploadLink: (key: string) => ['uploads', 'link', key] as const,
} as const;
