import type { Handlers } from '../../http/mount';
import { tables } from '../../platform/db';
import type { Deps } from '../../platform/deps';
import { notFound } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import * as repo from './repo';

type CatalogueHandlers = Pick<
	Handlers,
	'countries' | 'visaTypes' | 'visaOptions' | 'services' | 'citizenships' | 'residentCountries'
>;

export function catalogueHandlers({ database: { db } }: Deps): CatalogueHandlers {
	const known = async (countryId: string) => {
		const country = await repo.findCountry(db, countryId);
		if (!country) throw notFound(sentences.countryNotFound);
		return country;
	};
	return {
		countries: {
			list: ({ query }) => repo.listCountries(db, query),
			get: ({ params }) => known(params.id),
		},
		visaTypes: {
			ofCountry: async ({ params, query }) => repo.listVisaTypes(db, (await known(params.countryId)).id, query),
		},
		visaOptions: {
			ofCountry: async ({ params, query }) => repo.listVisaOptions(db, (await known(params.countryId)).id, query),
		},
		services: {
			ofCountry: async ({ params, query }) => repo.listServices(db, (await known(params.countryId)).id, query),
		},
		citizenships: { list: ({ query }) => repo.listNames(db, tables.citizenships, query) },
		residentCountries: { list: ({ query }) => repo.listNames(db, tables.residentCountries, query) },
	};
}
