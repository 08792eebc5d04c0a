import { queryKeys } from 'visa-sdk/queries';
import { wizardCalls as callsOf, type WizardCalls } from 'visa-ui/machine';
import { client, meQuery, queries, queryClient } from '../api';
import { savingOver } from './draftAtHand';

const dataOf = <Item>(page: { data: Item[] }) => page.data;

const offerKeys = [queryKeys.countries, ...(['visaTypes', 'visaOptions', 'services'] as const).map(queryKeys.kept)];

async function refreshPromocode(): Promise<void> {
	await Promise.all([
		queryClient.invalidateQueries({ queryKey: ['promocodes'] }),
		queryClient.refetchQueries({ queryKey: meQuery.queryKey }),
	]);
}

/** The wizard's calls on the client; reads go through the query cache with the specification's defaults. [API-05] */
export const cachedCalls: WizardCalls = {
	...callsOf(client),
	forgetOffer: async () => {
		await Promise.all(offerKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey, refetchType: 'none' })));
	},
	findCountries: (countryName) =>
		queryClient.fetchQuery(queries.countryList({ page: 1, limit: 200, countryName })).then(dataOf),
	getCountry: (id) => queryClient.fetchQuery(queries.country(id)),
	getVisaTypes: (countryId) => queryClient.fetchQuery(queries.visaTypesOf(countryId)).then(dataOf),
	getVisaOptions: (countryId) => queryClient.fetchQuery(queries.visaOptionsOf(countryId)).then(dataOf),
	getServices: (countryId) => queryClient.fetchQuery(queries.servicesOf(countryId)).then(dataOf),
	createRequest: async (request, idempotencyKey) => {
		await savingOver();
		const page = await client.visaRequests.create(request, { idempotencyKey });
		queryClient.removeQueries({ queryKey: queryKeys.visaRequests });
		return page;
	},
	activatePromocode: async (code) => {
		await client.promocodes.activate({ code });
		await refreshPromocode();
	},
	removePromocode: async () => {
		await client.promocodes.deactivate();
		await refreshPromocode();
	},
};
