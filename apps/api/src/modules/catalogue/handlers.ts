import { contract, type Page } from 'visa-sdk/contract';
import type { z } from 'zod';
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

/** Answers the calls about the catalogue: travellers get what is offered, staff everything. */
export function catalogueHandlers(deps: Deps): CatalogueHandlers {
	const countries = createKept(deps, countryResource);
	const ready = createReady(deps);
	/** What a country offers, to those who may choose it. */
	const ofCountry =
		<Item>(
			{ path, response }: { path: string; response: z.ZodType<unknown, Page<Item>> },
			crud: Pick<KeptRecords<Item, never, OfferQuery>, 'list'>,
		) =>
		({ params, query }: { params: { countryId: string }; query: PageQuery }) =>
			ready(`${path} ${params.countryId} ${JSON.stringify(query)}`, response, async () => {
				const { id: countryId } = await countries.get(params.countryId, isOffered);
				return crud.list({ ...query, countryId, state: 'active', sort: 'position' });
			});
	const [visaTypes, visaOptions, services] = [
		createKept(deps, visaTypeResource),
		createKept(deps, visaOptionResource),
		createKept(deps, serviceResource),
	];
	return {
		countries: {
			...keptHandlers(deps, 'countries', countries),
			async list({ query, user }) {
				if (query.view === 'catalogue') {
					requireStaff(user);
					return countries.list(query);
				}
				return ready(`countries ${JSON.stringify(query)}`, contract.countries.list.response, async () => {
					const page = await countries.list(query);
					return { ...page, data: await withFromPrices(deps.database.db, page.data.map(forTravellers)) };
				});
			},
			popular: ({ query: { limit } }) => {
				const minutes = Math.floor(deps.clock.now().getTime() / POPULAR_KEPT_MS);
				return ready(`popular countries ${limit} ${minutes}`, contract.countries.popular.response, async () =>
					withFromPrices(deps.database.db, (await popularCountries(deps, limit)).map(toCountry)),
				);
			},
			async get({ params, user }) {
				if (user && isStaff(user.role)) return countries.get(params.id);
				const found = forTravellers(await countries.get(params.id, isOffered));
				return (await withFromPrices(deps.database.db, [found]))[0] ?? found;
			},
		},
		visaTypes: {
			...keptHandlers(deps, 'visaTypes', visaTypes),
			ofCountry: ofCountry(contract.visaTypes.ofCountry, visaTypes),
		},
		visaOptions: {
			...keptHandlers(deps, 'visaOptions', visaOptions),
			ofCountry: ofCountry(contract.visaOptions.ofCountry, visaOptions),
		},
		services: {
			...keptHandlers(deps, 'services', services),
			ofCountry: ofCountry(contract.services.ofCountry, services),
		},
		citizenships: keptHandlers(deps, 'citizenships', createKept(deps, citizenshipResource)),
		residentCountries: keptHandlers(deps, 'residentCountries', createKept(deps, residentCountryResource)),
	};
}

/** The complete catalogue is for staff. */
function requireStaff(user: Caller | null): void {
	if (!user) throw unauthenticated();
	if (!isStaff(user.role)) throw forbidden();
}
