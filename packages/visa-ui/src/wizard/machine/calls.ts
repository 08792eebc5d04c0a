import type { Client } from 'visa-sdk';
import { uploadFolder } from 'visa-sdk/rules';
import type { WizardCalls } from './types';

/** The parts of a client that the wizard needs: the result of `createClient`, or just these groups of calls. */
export type WizardClient = Pick<
	Client,
	'countries' | 'visaTypes' | 'visaOptions' | 'services' | 'visaRequests' | 'uploads' | 'promocodes'
>;

/** The page size for a country's offer and for the list of countries. */
const OFFER = { page: 1, limit: 100 } as const;
const COUNTRIES = { page: 1, limit: 200 } as const;

const dataOf = <Item>({ data }: { data: Item[] }): Item[] => data;
/** The key in an image's opaque URL. */
const keyOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

/** The wizard's API calls, implemented with a client. Override some of them to add caching or other behaviour. */
export function wizardCalls(client: WizardClient): WizardCalls {
	return {
		findCountries: (countryName, signal) =>
			client.countries.list({ ...COUNTRIES, countryName }, { signal }).then(dataOf),
		getCountry: (id, signal) => client.countries.get({ id }, { signal }),
		getVisaTypes: (countryId, signal) => client.visaTypes.ofCountry({ countryId }, OFFER, { signal }).then(dataOf),
		getVisaOptions: (countryId, signal) => client.visaOptions.ofCountry({ countryId }, OFFER, { signal }).then(dataOf),
		getServices: (countryId, signal) => client.services.ofCountry({ countryId }, OFFER, { signal }).then(dataOf),
		// A price is what the traveller pays: it is requested each time. [REV-04]
		getQuote: ({ isSignedIn, ...question }, signal) => client.visaRequests.quote(question, isSignedIn, { signal }),
		upload: async (file, { user, onProgress, signal }) => {
			const [image] = await client.uploads.image(file, { folder: uploadFolder(user), onProgress, signal });
			if (!image) throw new RangeError('The upload answered with no image.');
			return image.url;
		},
		getPreview: (url, signal) => client.uploads.link({ key: keyOf(url) }, { signal }).then((link) => link.url),
		createRequest: (request, idempotencyKey) => client.visaRequests.create(request, { idempotencyKey }),
		activatePromocode: async (code) => void (await client.promocodes.activate({ code })),
		removePromocode: async () => void (await client.promocodes.deactivate()),
	};
}
