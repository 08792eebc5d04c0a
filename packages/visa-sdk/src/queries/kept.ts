import { ApiError, type CallOptions } from '../client';
import type {
	BulkAnswer,
	BulkOrderOf,
	ChangesOf,
	Country,
	CountryRecord,
	ExportOf,
	InputOf,
	ListOf,
	Page,
	RecordOf,
	Removal,
	Section,
	Usage,
} from '../contract';
import type { Client } from '../resources';
import { FORBIDDEN } from '../rules';

/** The calls of a section as staff make them. */
export interface KeptCalls<S extends Section> {
	/**
	 * The query as `list` sends it, with what the section always adds; part of the key under which the list is cached.
	 */
	asked(query: ListOf<S>): ListOf<S>;
	list(query: ListOf<S>, options?: CallOptions): Promise<Page<RecordOf<S>>>;
	get(params: { id: string }, options?: CallOptions): Promise<RecordOf<S>>;
	create(input: InputOf<S>): Promise<RecordOf<S>>;
	update(params: { id: string }, changes: ChangesOf<S>): Promise<RecordOf<S>>;
	remove(params: { id: string }): Promise<Removal>;
	usage(params: { id: string }, options?: CallOptions): Promise<Usage>;
	bulk(order: BulkOrderOf<S>): Promise<BulkAnswer>;
	exportCsv(query: ExportOf<S>, options?: CallOptions): Promise<string>;
}

const asIs = <Query>(query: Query) => query;

/** Only countries are also read by travellers, at the same URL: someone who is no longer staff gets fewer fields. */
function recordOf(country: Country | CountryRecord): CountryRecord {
	if ('version' in country) return country;
	throw new ApiError(403, { code: 'FORBIDDEN', message: FORBIDDEN });
}
const catalogue = (query: ListOf<'countries'>) => ({ view: 'catalogue', ...query }) as const;

/**
 * The client's calls on each section, under the same names for all sections, so that one dashboard can show them all.
 */
export const keptCalls = (client: Client): { [S in Section]: KeptCalls<S> } => ({
	agents: { asked: asIs, ...client.agents },
	citizenships: { asked: asIs, ...client.citizenships },
	countries: {
		...client.countries,
		asked: catalogue,
		async list(query, options) {
			const page = await client.countries.list(catalogue(query), options);
			return { ...page, data: page.data.map(recordOf) };
		},
		get: async (params, options) => recordOf(await client.countries.get(params, options)),
	},
	promocodes: { asked: asIs, ...client.promocodes },
	residentCountries: { asked: asIs, ...client.residentCountries },
	services: { asked: asIs, ...client.services },
	visaOptions: { asked: asIs, ...client.visaOptions },
	visaTypes: { asked: asIs, ...client.visaTypes },
});
