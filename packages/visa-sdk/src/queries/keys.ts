import type { Contract, PriceQuestion, QueryOf } from '../contract';

type CountryListQuery = QueryOf<Contract['countries']['list']>;
type OfferQuery = QueryOf<Contract['visaTypes']['ofCountry']>;
type NamedListQuery = QueryOf<Contract['citizenships']['list']>;
type MineQuery = QueryOf<Contract['visaRequests']['mine']>;

/** The keys of all reads. A key without arguments is the beginning of those below it, for invalidating them all. */
export const queryKeys = {
	me: ['users', 'me'],
	settings: ['settings'],
	countries: ['countries'],
	countryList: (query: CountryListQuery) => ['countries', 'list', query] as const,
	country: (id: string) => ['countries', 'one', id] as const,
	citizenships: (query: NamedListQuery) => ['citizenships', query] as const,
	residentCountries: (query: NamedListQuery) => ['residentCountries', query] as const,
	visaTypesOf: (countryId: string, query: OfferQuery) => ['visaTypes', countryId, query] as const,
	visaOptionsOf: (countryId: string, query: OfferQuery) => ['visaOptions', countryId, query] as const,
	servicesOf: (countryId: string, query: OfferQuery) => ['services', countryId, query] as const,
	visaRequests: ['visaRequests'],
	myVisaRequests: (query: MineQuery) => ['visaRequests', 'mine', query] as const,
	quotes: ['quotes'],
	quote: (question: Omit<PriceQuestion, 'authorized'>, isSignedIn: boolean) =>
		['quotes', question, isSignedIn] as const,
	uploadLink: (key: string) => ['uploads', 'link', key] as const,
} as const;
