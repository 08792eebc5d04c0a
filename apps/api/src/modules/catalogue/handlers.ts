import {
	type CountryRecord,
	contract,
	type NamedItem,
	type NamedItemChanges,
	type NamedItemInput,
	type Page,
} from 'visa-sdk/contract';
import { countryName, type Language, translated } from 'visa-sdk/rules';
import type { z } from 'zod';
import { type Asking, languageOf } from '../../http/language';
import type { Caller, Handlers } from '../../http/mount';
import type { Deps } from '../../platform/deps';
import type { PageQuery } from '../../platform/page';
import { forbidden, unauthenticated } from '../../platform/refusal';
import { keptHandlers } from '../kept/handlers';
import { createKept } from '../kept/kept';
import type { KeptRecords } from '../kept/resource';
import { isStaff } from '../people/currentUser';
import { countryResource, forTravellers, isOffered, toCountry } from './countries';
import { withFromPrices } from './fromPrice';
import { listIn, namedItemIn } from './localNames';
import { citizenshipResource, residentCountryResource } from './names';
import { serviceResource, visaOptionResource, visaTypeResource } from './offeredItems';
import { popularCountries } from './popular';
import { createReady } from './ready';

type CatalogueHandlers = Pick<
	Handlers,
	'countries' | 'visaTypes' | 'visaOptions' | 'services' | 'citizenships' | 'residentCountries'
>;

/** Requests come in all day: popularity is recomputed after this time. */
const POPULAR_KEPT_MS = 10 * 60_000;

type OfferQuery = PageQuery & { countryId: string; state: 'active'; sort: 'position' };

type NamesQuery = z.output<typeof contract.citizenships.list.query>;
type Names = KeptRecords<NamedItem, NamedItemInput, NamesQuery, NamedItemChanges>;
interface NamesCall {
	query: NamesQuery;
	user: Caller | null;
	request: Asking;
}

const recordIn = (language: Language) => (country: CountryRecord) => ({
	...country,
	name: countryName(language, country.name, country.code),
});

/** Answers the calls about the catalogue: travellers get what is offered, staff everything. */
export function catalogueHandlers(deps: Deps): CatalogueHandlers {
	const countries = createKept(deps, countryResource);
	const ready = createReady(deps);
	/** What a country offers, to those who may choose it, in their language. [ACC-11] */
	const ofCountry =
		<Item, Seen>(
			{ path, response }: { path: string; response: z.ZodType<unknown, Page<Seen>> },
			crud: Pick<KeptRecords<Item, never, OfferQuery>, 'list'>,
			seenIn: (language: Language, item: Item) => Seen,
		) =>
		({ params, query, request }: { params: { countryId: string }; query: PageQuery; request: Asking }) => {
			const language = languageOf(request);
			return ready(language, `${path} ${params.countryId} ${JSON.stringify(query)}`, response, async () => {
				const { id: countryId } = await countries.get(params.countryId, isOffered);
				const page = await crud.list({ ...query, countryId, state: 'active', sort: 'position' });
				return { ...page, data: page.data.map((item) => seenIn(language, item)) };
			});
		};
	const [visaTypes, visaOptions, services] = [
		createKept(deps, visaTypeResource),
		createKept(deps, visaOptionResource),
		createKept(deps, serviceResource),
	];
	/** Travellers choose from names in their language, staff maintain what is written. [ACC-09] */
	const namesHandlers = <Section extends 'citizenships' | 'residentCountries'>(section: Section, names: Names) => ({
		...keptHandlers(deps, section, names),
		list({ query, user, request }: NamesCall) {
			const language = user && isStaff(user.role) ? 'az' : languageOf(request);
			return listIn(language, query, names.list, namedItemIn(language));
		},
	});
	return {
		countries: {
			...keptHandlers(deps, 'countries', countries),
			async list({ query, user, request }) {
				if (query.view === 'catalogue') {
					requireStaff(user);
					return countries.list(query);
				}
				const language = languageOf(request);
				const key = `countries ${JSON.stringify(query)}`;
				return ready(language, key, contract.countries.list.response, async () => {
					const page = await listIn(language, query, countries.list, recordIn(language));
					return { ...page, data: await withFromPrices(deps.database.db, page.data.map(forTravellers)) };
				});
			},
			popular({ query: { limit }, request }) {
				const minutes = Math.floor(deps.clock.now().getTime() / POPULAR_KEPT_MS);
				const language = languageOf(request);
				const key = `popular countries ${limit} ${minutes}`;
				return ready(language, key, contract.countries.popular.response, async () => {
					const popular = await popularCountries(deps, limit);
					const named = popular.map((row) => ({ ...toCountry(row), name: countryName(language, row.name, row.iso2) }));
					return withFromPrices(deps.database.db, named);
				});
			},
			async get({ params, user, request }) {
				if (user && isStaff(user.role)) return countries.get(params.id);
				const record = await countries.get(params.id, isOffered);
				const found = forTravellers(recordIn(languageOf(request))(record));
				return (await withFromPrices(deps.database.db, [found]))[0] ?? found;
			},
		},
		visaTypes: {
			...keptHandlers(deps, 'visaTypes', visaTypes),
			ofCountry: ofCountry(contract.visaTypes.ofCountry, visaTypes, translated),
		},
		visaOptions: {
			...keptHandlers(deps, 'visaOptions', visaOptions),
			ofCountry: ofCountry(contract.visaOptions.ofCountry, visaOptions, translated),
		},
		services: {
			...keptHandlers(deps, 'services', services),
			ofCountry: ofCountry(contract.services.ofCountry, services, translated),
		},
		citizenships: namesHandlers('citizenships', createKept(deps, citizenshipResource)),
		residentCountries: namesHandlers('residentCountries', createKept(deps, residentCountryResource)),
	};
}

/** The complete catalogue is for staff. */
function requireStaff(user: Caller | null): void {
	if (!user) throw unauthenticated();
	if (!isStaff(user.role)) throw forbidden();
}
