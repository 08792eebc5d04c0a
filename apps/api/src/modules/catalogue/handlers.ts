import { contract, type Page } from 'visa-sdk/contract';
import type { z } from 'zod';
import { crudHandlers } from '../../http/crudHandlers';
import type { Handlers } from '../../http/mount';
import type { Deps } from '../../platform/deps';
import type { PageQuery } from '../../platform/page';
import { forbidden, unauthenticated } from '../../platform/refusal';
import { type CurrentUser, isStaff } from '../users/currentUser';
import { countryResource, forTravellers, isOffered } from './countries';
import { createCrud } from './crud';
import { citizenshipResource, residentCountryResource } from './names';
import { serviceResource, visaOptionResource, visaTypeResource } from './offers';
import { popularCountries } from './popular';
import { createReady } from './ready';
import type { Crud } from './resource';

type CatalogueHandlers = Pick<
	Handlers,
	'countries' | 'visaTypes' | 'visaOptions' | 'services' | 'citizenships' | 'residentCountries'
>;

/** Requests come all day: what is popular is counted again after this time. */
const POPULAR_KEPT_MS = 10 * 60_000;

type OfferQuery = PageQuery & { countryId: string; state: 'active'; sort: 'position' };

export function catalogueHandlers(deps: Deps): CatalogueHandlers {
	const countries = createCrud(deps, countryResource);
	const ready = createReady(deps);
	/** What a country offers, to those who may choose it. */
	const ofCountry =
		<Item>(
			{ path, response }: { path: string; response: z.ZodType<unknown, Page<Item>> },
			crud: Pick<Crud<Item, never, OfferQuery>, 'list'>,
		) =>
		({ params, query }: { params: { countryId: string }; query: PageQuery }) =>
			ready(`${path} ${params.countryId} ${JSON.stringify(query)}`, response, async () => {
				const { id: countryId } = await countries.get(params.countryId, isOffered);
				return crud.list({ ...query, countryId, state: 'active', sort: 'position' });
			});
	const [visaTypes, visaOptions, services] = [
		createCrud(deps, visaTypeResource),
		createCrud(deps, visaOptionResource),
		createCrud(deps, serviceResource),
	];
	return {
		countries: {
			...crudHandlers(countries),
			async list({ query, user }) {
				if (query.view === 'catalogue') {
					requireStaff(user);
					return countries.list(query);
				}
				return ready(`countries ${JSON.stringify(query)}`, contract.countries.list.response, async () => {
					const page = await countries.list(query);
					return { ...page, data: page.data.map(forTravellers) };
				});
			},
			popular: ({ query: { limit } }) => {
				const minutes = Math.floor(deps.clock.now().getTime() / POPULAR_KEPT_MS);
				return ready(`popular countries ${limit} ${minutes}`, contract.countries.popular.response, async () =>
					(await popularCountries(deps, limit)).map((row) => forTravellers(countryResource.toItem(row))),
				);
			},
			async get({ params, user }) {
				if (user && isStaff(user.role)) return countries.get(params.id);
				return forTravellers(await countries.get(params.id, isOffered));
			},
		},
		visaTypes: { ...crudHandlers(visaTypes), ofCountry: ofCountry(contract.visaTypes.ofCountry, visaTypes) },
		visaOptions: { ...crudHandlers(visaOptions), ofCountry: ofCountry(contract.visaOptions.ofCountry, visaOptions) },
		services: { ...crudHandlers(services), ofCountry: ofCountry(contract.services.ofCountry, services) },
		citizenships: crudHandlers(createCrud(deps, citizenshipResource)),
		residentCountries: crudHandlers(createCrud(deps, residentCountryResource)),
	};
}

/** The whole catalogue is for staff. */
function requireStaff(user: CurrentUser | null): void {
	if (!user) throw unauthenticated();
	if (!isStaff(user.role)) throw forbidden();
}
